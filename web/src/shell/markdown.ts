/** The little Markdown that the rules reference uses, made into HTML. Everything that is not known markup is escaped. */

const CLAUSE = /\b[A-Z]{2}-[A-Z]+-\d+[a-z]?\b/;

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

function inline(text: string): string {
  return escape(text.replace(/<a (?:id|name)="[^"]*"><\/a>/g, ""))
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[\s(])[*_]([^*_]+)[*_](?=[\s).,;:]|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\((#[\w-]+|https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');
}

/** A block is reached by the clause it begins with, so that a refusal can link to its rule. */
function anchor(text: string): string {
  const named = /<a (?:id|name)="([\w-]+)"><\/a>/.exec(text)?.[1];
  const id = named ?? CLAUSE.exec(text.slice(0, 40))?.[0];
  return id === undefined ? "" : ` id="${id}"`;
}

function table(lines: readonly string[]): string {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim()));
  const [head = "", , ...body] = lines;
  const row = (line: string, tag: "td" | "th"): string =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  return `<table><thead>${row(head, "th")}</thead><tbody>${body.map((line) => row(line, "td")).join("")}</tbody></table>`;
}

export function markdown(text: string): string {
  const out: string[] = [];
  const lines = text.split("\n");
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[at]; line !== undefined && fits(line); line = lines[at]) {
      taken.push(line);
      at += 1;
    }
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,4}) +(.*)$/.exec(line);
    if (line.trim() === "") at += 1;
    else if (heading) {
      const level = heading[1]?.length ?? 1;
      out.push(`<h${level}${anchor(heading[2] ?? "")}>${inline(heading[2] ?? "")}</h${level}>`);
      at += 1;
    } else if (line.startsWith("```")) {
      at += 1;
      out.push(`<pre><code>${escape(take((l) => !l.startsWith("```")).join("\n"))}</code></pre>`);
      at += 1;
    } else if (line.startsWith("|")) out.push(table(take((l) => l.startsWith("|"))));
    else if (/^ *[-*] /.test(line)) {
      const items: string[] = [];
      for (const l of take((l) => /^ *[-*] /.test(l) || (l.startsWith(" ") && l.trim() !== ""))) {
        if (/^ *[-*] /.test(l)) items.push(l.replace(/^ *[-*] /, ""));
        else items.push(`${items.pop() ?? ""} ${l.trim()}`);
      }
      out.push(`<ul>${items.map((item) => `<li${anchor(item)}>${inline(item)}</li>`).join("")}</ul>`);
    } else {
      const paragraph = take((l) => l.trim() !== "" && !/^(#|\||```| *[-*] )/.test(l));
      if (paragraph.length === 0) {
        at += 1;
        continue;
      }
      const whole = paragraph.join(" ");
      out.push(`<p${anchor(whole)}>${inline(whole)}</p>`);
    }
  }
  return out.join("\n");
}
