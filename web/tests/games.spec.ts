import { expect, test } from "./base";
import { playOn } from "./play";
import { heard, info, makeTable, sit } from "./seats";

/** What the others hold, in the view of a seat: there has to be nothing in its place. Kanal has no secret but the piles. */
const secrets: Record<string, (view: unknown) => unknown[]> = {
  arriala: (view) => (view as { sides: { hand: unknown }[] }).sides.slice(1).map(({ hand }) => hand),
  "canal-mania": (view) => (view as { players: { hidden: unknown }[] }).players.slice(1).map(({ hidden }) => hidden),
  kanal: () => [],
};

const games = [
  { game: "arriala", players: 3, most: 400 },
  { game: "kanal", players: 1, most: 600 },
  { game: "kanal", players: 2, most: 800 },
  { game: "canal-mania", players: 3, most: 900 },
];

for (const { game, players, most } of games) {
  test(`a whole game of ${game} for ${players}, played by clicks`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const created = await makeTable(request, { game, players });
    const lines = heard(page);
    await sit(page, created);
    const token = created.links[0]?.token ?? "";
    const hidden = (view: unknown): void => {
      for (const secret of secrets[game]?.(view) ?? []) expect(secret).toBeNull();
    };
    const made = await playOn({ page, request, table: created.table.id, token }, most, ({ view }) => hidden(view));
    test.info().annotations.push({ type: "decisions", description: String(made) });
    expect((await info(request, created.table.id)).status).toBe("over");
    await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
    expect(errors).toEqual([]);
    // What the others hold never reached this page while the game ran.
    for (const line of lines) {
      const message = JSON.parse(line) as { type: string; frame?: { outcome: unknown; view: unknown } };
      if (message.type === "frame" && message.frame && !message.frame.outcome) hidden(message.frame.view);
    }
  });
}
