import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import type { AskStudy, PuzzleInfo, Puzzles, Study } from "../src/api/types";
import { offerOf } from "../src/games/choose";
import { expect, test } from "./base";
import { carryOut } from "./play";

const GAMES = ["arriala", "canal-mania", "kanal"];
const PHONE = { width: 390, height: 844 };

const list = async (request: APIRequestContext): Promise<Puzzles> => (await (await request.get("/api/puzzles")).json()) as Puzzles;

/** An easy puzzle of a game. */
async function easy(request: APIRequestContext, game: string): Promise<PuzzleInfo> {
  const own = (await list(request)).puzzles.filter((puzzle) => puzzle.game === game);
  const found = own.find(({ grade }) => grade === 2) ?? own[0];
  if (found === undefined) throw new Error(`${game} has no puzzles`);
  return found;
}

async function study(request: APIRequestContext, { game, id }: PuzzleInfo, ask: Partial<AskStudy>): Promise<Study> {
  const response = await request.post("/api/study", { data: { start: { puzzle: { game, id } }, line: [], ...ask } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Study;
}

const open = async (page: Page, { game, id }: PuzzleInfo, lang: string): Promise<void> => {
  await page.goto(`/puzzles/${game}/${id}?lang=${lang}`);
  await expect(page.locator('[data-puzzle="do"]')).toBeVisible();
};

/** Makes the moves that the server points at, on the board. */
async function solve(page: Page, request: APIRequestContext, puzzle: PuzzleInfo): Promise<void> {
  let now = await study(request, puzzle, {});
  while (now.puzzle?.point) {
    const { choice } = now.puzzle.point;
    await expect(page.locator(".play")).toHaveAttribute("data-version", String(now.frame.version));
    await carryOut(page, now.frame, choice);
    const act = { do: "act" as const, version: now.frame.version, choice };
    now = await study(request, puzzle, { line: now.line, request: act });
  }
  expect(now.puzzle?.solved).toBe(true);
}

for (const game of GAMES) {
  test(`a puzzle of ${game} is solved on the board, and its reason told`, async ({ page, request }) => {
    const puzzle = await easy(request, game);
    await open(page, puzzle, "en");
    await solve(page, request, puzzle);
    const card = page.locator("[data-puzzle]");
    await expect(card).toHaveAttribute("data-puzzle", "right");
    await expect(card.getByRole("status")).toContainText("Solved");
    await expect(card.getByRole("listitem").first()).toContainText(/[+-]\d/);
    expect(await card.textContent()).not.toContain("[");
    // The solution can be played again, and studied.
    await card.getByRole("button", { name: "Play the solution" }).click();
    await expect(card).toHaveAttribute("data-puzzle", "right");
    await card.getByRole("button", { name: "Open on the analysis table" }).click();
    await expect(page).toHaveURL(new RegExp(`/analysis/${game}#`));
    await expect(page.locator(".play")).toBeVisible();
    // It is remembered.
    await page.goto(`/puzzles/${game}?lang=en`);
    await expect(page.locator(`[data-puzzle-link][href$="/${puzzle.id}"]`)).toHaveAccessibleName(/, solved$/);
  });
}

/** Acts in a study; `null` if that is refused. */
async function act(request: APIRequestContext, { game, id }: PuzzleInfo, at: Study, choice: number): Promise<Study | null> {
  const data = { start: { puzzle: { game, id } }, line: at.line, request: { do: "act", version: at.frame.version, choice } };
  const response = await request.post("/api/study", { data });
  return response.ok() ? ((await response.json()) as Study) : null;
}

/** The place among the choices of what is touched so. */
const placeOf = ({ frame }: Study, path: unknown): number =>
  offerOf(frame).choices.findIndex((choice) => JSON.stringify(choice.paths[0]) === JSON.stringify(path));

/** The solution with its first two moves exchanged, as moments with what is chosen there; `null` if that does not solve it. */
async function exchanged(request: APIRequestContext, puzzle: PuzzleInfo): Promise<{ at: Study; choice: number }[] | null> {
  const paths: unknown[] = [];
  for (
    let now: Study | null = await study(request, puzzle, {});
    now?.puzzle?.point;
    now = await act(request, puzzle, now, now.puzzle.point.choice)
  )
    paths.push(now.puzzle.point.path);
  const [first, second, ...rest] = paths;
  const made: { at: Study; choice: number }[] = [];
  let at = await study(request, puzzle, {});
  for (const path of [second, first, ...rest]) {
    const choice = placeOf(at, path);
    const next = choice < 0 ? null : await act(request, puzzle, at, choice);
    if (next === null) return null;
    made.push({ at, choice });
    at = next;
  }
  return at.puzzle?.solved === true ? made : null;
}

test("a way that is as good counts as solved", async ({ page, request }) => {
  const { puzzles } = await list(request);
  for (const puzzle of puzzles.filter(({ game, grade }) => game === "arriala" && grade < 4)) {
    const moves = await exchanged(request, puzzle);
    if (moves === null) continue;
    await open(page, puzzle, "de");
    for (const { at, choice } of moves) {
      await expect(page.locator(".play")).toHaveAttribute("data-version", String(at.frame.version));
      await carryOut(page, at.frame, choice);
    }
    await expect(page.locator('[data-puzzle="right"]')).toBeVisible();
    return;
  }
  throw new Error("no puzzle is solved in another order");
});

test("a try that makes less is answered with how much it makes; it is tried again, or shown", async ({ page, request }) => {
  const puzzle = await easy(request, "arriala");
  await page.setViewportSize(PHONE);
  await open(page, puzzle, "en");
  // Ends the turn at once.
  const { frame } = await study(request, puzzle, {});
  const end = frame.choices.findIndex((_, choice) => offerOf(frame).choices[choice]?.kind !== "progress");
  await carryOut(page, frame, end);
  const card = page.locator("[data-puzzle]");
  await expect(card).toHaveAttribute("data-puzzle", "wrong");
  await expect(card.getByRole("status")).toContainText(/This makes [+-]?\d+. The best way makes \+\d+/);
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card).toHaveAttribute("data-puzzle", "do");
  await carryOut(page, frame, end);
  await card.getByRole("button", { name: "Show me" }).click();
  await expect(card).toHaveAttribute("data-puzzle", "right");
  await expect(card.getByRole("status")).toContainText("The solution makes");
  await page.goto("/puzzles/arriala?lang=en");
  await expect(page.locator(`[data-puzzle-link][href$="/${puzzle.id}"]`)).toHaveAccessibleName(/, looked up$/);
});

test("the puzzle of the day begins a streak, and home leads to it", async ({ page, request }) => {
  const { today, puzzles } = await list(request);
  const daily = today.find(({ game }) => game === "kanal");
  const puzzle = puzzles.find(({ game, id }) => game === daily?.game && id === daily.id);
  if (puzzle === undefined) throw new Error("there is no puzzle of the day");
  await page.goto("/?lang=en");
  await page.locator('[data-door="puzzles"]').click();
  await expect(page.locator("[data-streak]")).toHaveText("Solve one today to begin a streak.");
  await page.locator('[data-today="kanal"]').click();
  await expect(page).toHaveURL(new RegExp(`/puzzles/kanal/${puzzle.id}$`));
  await expect(page.locator('[data-puzzle="do"]')).toBeVisible();
  await solve(page, request, puzzle);
  await expect(page.locator('[data-puzzle="right"]')).toBeVisible();
  await page.goto("/puzzles");
  await expect(page.locator("[data-streak]")).toHaveText("One day in a row.");
});

test("a puzzle that is none is said to be none", async ({ page }) => {
  for (const path of ["/puzzles/kanal/none", "/puzzles/none"]) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByText("There is nothing at this address")).toBeVisible();
  }
});

for (const scheme of ["light", "dark"] as const) {
  test(`the puzzles can be read by everybody: ${scheme}`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const puzzle = await easy(request, "kanal");
    for (const [path, ready] of [
      ["/puzzles/kanal?lang=it", "[data-puzzle-link]"],
      [`/puzzles/kanal/${puzzle.id}?lang=fr`, '[data-puzzle="do"]'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(ready).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).exclude("svg").analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    }
  });
}
