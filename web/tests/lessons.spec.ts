import type { Page } from "@playwright/test";
import { expect, test } from "./base";
import { dice, see, step } from "./naive";

/**
 * Somebody who knows no rules and reads no sentence finishes every lesson by what the page shows: tries something lit, takes back what
 * was wrong, follows the arrow once there is one, and presses the button that leads on.
 */
const FIRST = ["arriala", "canal-mania", "kanal"];
const SECOND = ["arriala-water", "canal-mania-kinds", "kanal-water"];
const SIZES = [
  { name: "desktop", width: 1280, height: 800 },
  { name: "telephone", width: 390, height: 844 },
];
const ALL = process.env["TOWPATH_NAIVE"] === "all";
const LANGUAGES = ALL ? ["en", "de", "fr", "it"] : ["en", "de"];
/** Lessons that come after the first are played in one language and one size, unless all is asked for. */
const TRIES = [...FIRST, ...SECOND].flatMap((lesson) =>
  SIZES.flatMap((size) => LANGUAGES.map((language) => ({ lesson, size, language }))).filter(
    ({ size, language }) => ALL || FIRST.includes(lesson) || (size.name === "telephone" && language === "de"),
  ),
);
/** More touches than a lesson takes. */
const MOST = 700;

interface Card {
  stage: string;
  step: number;
  busy: boolean;
}

const card = (page: Page): Promise<Card> =>
  page.evaluate(() => {
    const lesson = document.querySelector("[data-lesson]");
    return {
      stage: lesson?.getAttribute("data-lesson") ?? "",
      step: Number(lesson?.getAttribute("data-step") ?? -1),
      busy: document.querySelector(".play")?.getAttribute("data-busy") === "true" || lesson?.getAttribute("aria-busy") === "true",
    };
  });

/** The card and the table, once nothing happens by itself any more. */
async function rest(page: Page): Promise<Card> {
  const end = Date.now() + 60_000;
  for (;;) {
    const before = JSON.stringify([await card(page), (await see(page)).sign]);
    await page.waitForTimeout(40);
    const now = await card(page);
    if (!now.busy && JSON.stringify([now, (await see(page)).sign]) === before) return now;
    expect(Date.now()).toBeLessThan(end);
  }
}

for (const { lesson, size, language } of TRIES) {
  test(`somebody who knows no rules finishes the lesson of ${lesson} on a ${size.name} in ${language}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await page.goto(`/learn/${lesson}?lang=${language}`);
    await expect(page.locator("[data-lesson]")).toBeVisible();
    const random = dice(7);
    let answered = 0;
    for (let touches = 0; ; touches += 1) {
      expect(touches, "the lesson does not end").toBeLessThan(MOST);
      const { stage } = await rest(page);
      if ((await page.locator('[data-next="play"]').count()) > 0) break;
      const words = (await page.locator("[data-lesson]").textContent()) ?? "";
      expect(words).not.toContain("[");
      if (stage !== "do") {
        if (stage === "wrong") answered += 1;
        await page.locator("[data-next]").click();
        continue;
      }
      const arrow = page.locator("[data-arrow]");
      if ((await arrow.count()) > 0) {
        const seen = await see(page);
        const box = await arrow.first().boundingBox();
        expect(box, seen.sentence).not.toBeNull();
        const key = await arrow.first().getAttribute("data-target");
        const thing = seen.lit.find((one) => one.key === key);
        // On a telephone what was shown is done by pressing it.
        const progress = seen.chips.filter(({ kind }) => kind === "progress");
        // Looking at everything has scrolled the table, so that every other touch looks for its thing alone.
        if (touches % 2 === 0) await arrow.first().click({ force: true });
        else if (thing) await page.mouse.click(thing.x, thing.y);
        else if (key !== null && progress[0]) await page.mouse.click(progress[0].x, progress[0].y);
        else await arrow.first().click({ force: true });
      } else {
        const seen = await see(page);
        if (seen.lit.length + seen.chips.length > 0 || seen.sure !== null) await step(page, seen, random);
        else await page.keyboard.press("Escape");
      }
    }
    test.info().annotations.push({ type: "wrong moves answered", description: String(answered) });
    expect(answered).toBeGreaterThan(0);
  });
}

test("a lesson goes on where it was left, and can be skipped through and left at any time", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/learn/arriala?lang=en");
  for (let steps = 0; steps < 3; steps += 1) {
    await rest(page);
    await page.getByRole("button", { name: "Skip this step" }).click();
  }
  expect((await rest(page)).step).toBe(3);
  await page.reload();
  expect((await rest(page)).step).toBe(3);
  await page.getByRole("button", { name: "One step back" }).click();
  expect((await rest(page)).step).toBe(2);
  await page.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a step of a lesson reacts in under 100 ms", async ({ page }) => {
  await page.goto("/learn/arriala?lang=en");
  await rest(page);
  const times: number[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/api/study")) times.push(request.timing().responseEnd);
  });
  for (const name of ["skip", "skip", "skip", "skip"]) {
    await page
      .getByRole("button", { name: new RegExp(name, "i") })
      .first()
      .click();
    await rest(page);
  }
  const sorted = times.toSorted((a, b) => a - b);
  test.info().annotations.push({ type: "milliseconds", description: sorted.map((time) => time.toFixed(0)).join(" ") });
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(100);
});

test("the end of a lesson leads to a table, where something new is said once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/learn/kanal-smoke?lang=en");
  for (;;) {
    await rest(page);
    if ((await page.locator('[data-next="play"]').count()) > 0) break;
    await page.getByRole("button", { name: "Skip this step" }).click();
  }
  await expect(page.locator('[data-next="lesson"]')).toHaveText("Next lesson: Water and rail");
  await page.locator('[data-next="play"]').click();
  await expect(page).toHaveURL(/\/t\//);
  // What the lesson has taught is not said, and the nutshell is not needed.
  const note = page.locator("[data-note]");
  await expect(note).toHaveAttribute("data-note", "note-kanal-go");
  await expect(note).not.toContainText("[");
  await expect(page.getByRole("region", { name: "In a nutshell" })).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".bar.mine")).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("notes can be turned off and on again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("towpath-primed", JSON.stringify(["kanal"])));
  const start = async (): Promise<void> => {
    await page.goto("/new?game=kanal&with=alone&lang=en");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator(".bar.mine")).toBeVisible();
  };
  const note = page.locator("[data-note]");
  await start();
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "No more notes" }).click();
  await expect(note).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("towpath-notes-seen"));
  await start();
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Show notes" }).click();
  await expect(note).toBeVisible();
});

test("lessons are offered at the first visit, and a list says how far somebody has come", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?lang=en");
  await page.locator("[data-learn]").click();
  await expect(page).toHaveURL(/\/learn\/arriala$/);
  await rest(page);
  await page.getByRole("button", { name: "Skip this step" }).click();
  await rest(page);
  await page.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(page.getByRole("link", { name: "Learn to play Arriala" })).toHaveText("Go on learning");
  await page.goto("/learn?lang=en");
  const gap = page.getByRole("listitem").filter({ hasText: "The gap at Moissac" });
  await expect(gap).toContainText("Step 2 of 11");
  await gap.getByRole("link").click();
  await expect(page.locator("[data-lesson]")).toHaveAttribute("data-step", "1");
});
