import { expect, test } from "./base";
import { asked, changed, dice, see, step, watchShifts } from "./naive";
import { info, makeTable, sit } from "./seats";

// Every player count with TOWPATH_NAIVE=all; else one of each title.
const counts = {
  arriala: [2, 3, 4],
  kanal: [1, 2],
  "canal-mania": [3, 4, 5],
};
const all = process.env["TOWPATH_NAIVE"] === "all";
/** More steps than a game takes. */
const MOST = 4000;
const WRONG = 60;

for (const [game, players] of Object.entries(counts)) {
  const desktop = { width: 1280, height: 800 };
  const telephone = { width: 390, height: 844 };
  const runs = players.map((count) => ({ count, size: desktop }));
  const most = [...runs, ...players.slice(0, 1).map((count) => ({ count, size: telephone }))];
  for (const { count, size } of all ? most : runs.slice(0, 1)) {
    test(`somebody who knows no rules finishes ${game} for ${count} at ${size.width} pixels, and nothing moves`, async ({
      page,
      request,
    }) => {
      test.setTimeout(3_600_000);
      await page.setViewportSize(size);
      const created = await makeTable(request, { game, players: count });
      await sit(page, created);
      const random = dice(11 + count);
      await asked(page);
      const shifts = await watchShifts(page);
      let steps = 0;
      for (; steps < MOST; steps += 1) {
        const seen = await asked(page);
        if (seen.over) break;
        const moved = await shifts();
        expect(moved.sum, `${seen.sentence}\n${moved.what.join("\n")}`).toBe(0);
        const touched = await step(page, seen, random);
        expect(await changed(page, seen, 20_000), `${touched} did nothing: ${seen.sentence}`).toBe(true);
        expect((await see(page)).why, `refused after ${touched}: ${seen.sentence}`).toBeNull();
      }
      test.info().annotations.push({ type: "steps", description: String(steps) });
      expect((await info(request, created.table.id)).status).toBe("over");
    });
  }

  test(`whoever touches wrong things at ${game} gets an answer every time`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const created = await makeTable(request, { game, players: players[0] ?? 2 });
    await sit(page, created);
    const random = dice(5);
    let answered = 0;
    for (let touches = 0; touches < WRONG; touches += 1) {
      await page.keyboard.press("Escape");
      let seen = await asked(page);
      // Half of the touches come after something was picked.
      if (touches % 2 === 1) {
        await step(page, seen, random);
        await changed(page, seen, 20_000);
        await asked(page);
      }
      seen = await see(page, true);
      if (seen.over) break;
      const thing = seen.dark[random(Math.max(1, seen.dark.length))];
      if (thing === undefined) continue;
      await page.mouse.click(thing.x, thing.y);
      await expect
        .poll(
          async () => {
            const now = await see(page);
            return now.ahead || (now.why ?? "").length > 3 || now.sign !== seen.sign;
          },
          { message: `${thing.key}: ${seen.sentence}`, timeout: 20_000, intervals: [20, 50, 100] },
        )
        .toBe(true);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(WRONG / 2);
  });
}
