import type { APIRequestContext } from "@playwright/test";
import type { Created, Frame } from "../src/api/types";
import { expect, test } from "./base";
import { ask, look, type Program } from "./play";
import { makeTable, sit } from "./seats";

interface Drawn {
  created: Created;
  frame: Frame;
  /** The number of the choice that is made so that nobody notices when. */
  keep: number;
}

/** A table at which the player has drawn a card that can be shown or kept. */
async function drawn(request: APIRequestContext): Promise<Drawn> {
  for (let tables = 0; tables < 40; tables += 1) {
    const created = await makeTable(request, { game: "canal-mania", players: 3 });
    const program: Program = { request, table: created.table.id, token: created.links[0]?.token ?? "" };
    for (let decisions = 0; decisions < 40;) {
      const frame = await look(program);
      if (frame.choices.length === 0) continue;
      const keep = frame.choices.findIndex(({ defer }) => defer === true);
      if (keep >= 0 && frame.choices.length > 1) return { created, frame, keep };
      const draw = frame.choices.findIndex(({ words }) => words.key === "canal-mania-do-draw");
      await ask(program, { do: "act", version: frame.version, choice: Math.max(draw, 0) });
      decisions += 1;
    }
  }
  throw new Error("nobody drew a card with goods");
}

test("what somebody has seen as done is done after the page is loaded anew, and can be decided anew", async ({ page, request }) => {
  const { created, frame, keep } = await drawn(request);
  await sit(page, created);
  const line = page.locator(".bar .line");
  const chip = page.locator(`.bar [data-choice="${keep}"]`);
  await expect(chip).toBeVisible();
  const question = await line.innerText();
  await chip.click();
  await expect(line).not.toHaveText(question);
  const next = await line.innerText();
  await expect(page.locator(".play")).toHaveAttribute("data-version", String(frame.version));

  await page.reload();
  await expect(line).toHaveText(next);
  await page.keyboard.press("Escape");
  await expect(line).toHaveText(question);
  await page.reload();
  await expect(line).toHaveText(question);
});
