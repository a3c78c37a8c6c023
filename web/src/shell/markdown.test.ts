import { expect, it } from "vitest";
import { levels } from "./levels";
import { markdown } from "./markdown";

it("gives clauses an anchor, so that a refusal can link to its rule", () => {
  expect(markdown('<a id="AR-MOVE-5"></a>**AR-MOVE-5** Not back at once.')).toBe(
    '<p id="AR-MOVE-5"><strong>AR-MOVE-5</strong> Not back at once.</p>',
  );
  expect(markdown("- CM-BUILD-8 Two tiles")).toContain('<li id="CM-BUILD-8">');
});

it("escapes what is not markup", () => {
  expect(markdown("a <script>alert(1)</script> & b")).toBe("<p>a &lt;script&gt;alert(1)&lt;/script&gt; &amp; b</p>");
});

it("knows headings, lists, tables and code", () => {
  const html = markdown("# Title\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n```\nx < y\n```");
  expect(html).toContain("<h1>Title</h1>");
  expect(html).toContain("<ul><li>one more</li><li>two</li></ul>");
  expect(html).toContain("<td><code>2</code></td>");
  expect(html).toContain("<pre><code>x &lt; y</code></pre>");
});

it("offers the levels a game has, weakest first, or else its strongest bot", () => {
  expect(levels(["random", "greedy", "easy", "medium", "hard", "master"]).map(({ bot }) => bot)).toEqual([
    "easy",
    "medium",
    "hard",
    "master",
  ]);
  expect(levels(["random", "eager"])).toEqual([{ bot: "eager", words: "web-level-only" }]);
  expect(levels([])).toEqual([]);
});
