import { expect, type Page } from "@playwright/test";

/** Somebody who knows no rules: reads nothing but what the page lights up and which buttons it offers. */
export interface Seen {
  version: string;
  /** Changes with everything that a touch can change. */
  sign: string;
  mine: boolean;
  over: boolean;
  sentence: string;
  /** The reason that is shown, if one is. */
  why: string | null;
  /** What is offered besides: bought first and done then. */
  ahead: boolean;
  /** Lit things, and things that are drawn but not lit, that lie open to a click, by their places. */
  lit: Thing[];
  dark: Thing[];
  chips: { kind: string; choice: string; x: number; y: number }[];
  /** The button that loses something after all. */
  sure: Point | null;
  /** A loud button that is no choice, such as the end of the turn. */
  primary: Point | null;
}

interface Point {
  x: number;
  y: number;
}

interface Thing extends Point {
  key: string;
}

/** Something to do: a thing that is lit, a chip by its choice, or a button. */
interface Doing extends Thing {
  lit?: boolean;
  chip?: string;
}

/** How far things have moved by themselves since the watch began, as the browser counts it, and what moved. */
export interface Shifts {
  sum: number;
  what: string[];
}

/** Counts every layout shift from now on, also those after a touch. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.evaluate(() => {
    const shifts: { sum: number; what: string[] } = { sum: 0, what: [] };
    (globalThis as unknown as { shifts: typeof shifts }).shifts = shifts;
    const describe = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}` : (node?.nodeName ?? "gone");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        shifts.sum += entry.value;
        for (const { node, previousRect: was, currentRect: is } of entry.sources)
          shifts.what.push(
            `${describe(node)} ${Math.round(was.x)},${Math.round(was.y)} ${Math.round(was.width)}x${Math.round(was.height)} to ` +
              `${Math.round(is.x)},${Math.round(is.y)} ${Math.round(is.width)}x${Math.round(is.height)} (${entry.value.toFixed(5)})`,
          );
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number; what: string[] } }).shifts);
}

/** Numbers that are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Looks at the page as it is. `dark` things are looked for only if somebody wants to touch them. */
export function see(page: Page, dark = false): Promise<Seen> {
  return page.evaluate((wantDark) => {
    /** A point of an element that a click would hit. */
    const open = (element: Element): { x: number; y: number } | null => {
      let box = element.getBoundingClientRect();
      const outside = box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
      if (outside || element.closest("main") !== null) {
        element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        box = element.getBoundingClientRect();
      }
      if (box.width === 0 || box.height === 0) return null;
      const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
      for (const v of parts) {
        for (const h of parts) {
          const point = { x: box.left + box.width * h, y: box.top + box.height * v };
          const hit = document.elementFromPoint(point.x, point.y);
          if (hit !== null && (element.contains(hit) || hit.closest("[data-target]") === element)) return point;
        }
      }
      return null;
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const things = (selector: string): { key: string; x: number; y: number }[] =>
      all(selector).flatMap((element) => {
        const point = open(element);
        return point === null ? [] : [{ key: element.getAttribute("data-target") ?? "", ...point }];
      });
    const button = (selector: string): { x: number; y: number } | null => {
      const found = document.querySelector(selector);
      return found === null ? null : open(found);
    };
    const version = document.querySelector(".play")?.getAttribute("data-version") ?? "";
    const sentence = document.querySelector(".bar .line")?.textContent?.trim() ?? "";
    const why = document.querySelector(".bar .why");
    const sure = document.querySelector("[data-sure]");
    const pressed = all('main [data-target][aria-pressed="true"], main [data-target].picked').map((one) => one.getAttribute("data-target"));
    const lit = all('main [data-target]:not([aria-disabled="true"])').map((one) => one.getAttribute("data-target"));
    return {
      version,
      sign: [version, sentence, pressed.join(), lit.join(), sure?.getAttribute("data-sure"), all("[data-choice]").length].join("|"),
      mine: document.querySelector('.play[data-busy="false"] .bar.mine') !== null,
      over: document.getElementById("ending") !== null,
      sentence,
      why: why?.textContent?.trim() ?? null,
      ahead: document.querySelector(".ahead") !== null,
      lit: things('main [data-target]:not([aria-disabled="true"]):not([aria-pressed="true"]):not(.picked)'),
      dark: wantDark ? things('main [data-target][aria-disabled="true"]') : [],
      chips: all(".bar [data-choice]:not([disabled])").flatMap((chip) => {
        const point = open(chip);
        return point === null
          ? []
          : [{ kind: chip.getAttribute("data-kind") ?? "", choice: chip.getAttribute("data-choice") ?? "", ...point }];
      }),
      sure: button("[data-sure]"),
      primary: button('.bar [data-rank="primary"]:not([data-choice]):not([disabled])'),
    };
  }, dark);
}

/** Waits until the page shows something else than this; gives `false` if it does not. */
export async function changed(page: Page, { sign }: Seen, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    const now = await see(page);
    if (now.sign !== sign) return true;
    await page.waitForTimeout(15);
  }
  return false;
}

/** Waits until this player is asked or the game is over, with nothing in motion. */
export async function asked(page: Page): Promise<Seen> {
  let before = await see(page);
  const end = Date.now() + 60_000;
  for (;;) {
    await page.waitForTimeout(15);
    const now = await see(page);
    const still = now.sign === before.sign;
    const offers = now.lit.length + now.chips.length > 0 || now.primary !== null || now.sure !== null;
    if (still && (now.over || (now.mine && offers))) return now;
    expect(Date.now(), `nothing to touch and nothing to press: ${now.sentence}`).toBeLessThan(end);
    before = now;
  }
}

/** Where a click hits this now. Looking at one thing may have scrolled another away. */
function pointOf(page: Page, selector: string, attribute: string, value: string): Promise<Point | null> {
  return page.evaluate(
    ([all, name, wanted]) => {
      const element = [...document.querySelectorAll(all)].find((one) => one.getAttribute(name) === wanted);
      if (!element) return null;
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const box = element.getBoundingClientRect();
      const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
      for (const v of parts) {
        for (const h of parts) {
          const point = { x: box.left + box.width * h, y: box.top + box.height * v };
          const hit = document.elementFromPoint(point.x, point.y);
          if (hit !== null && (element.contains(hit) || hit.closest("[data-target]") === element)) return point;
        }
      }
      return null;
    },
    [selector, attribute, value] as const,
  );
}

/** One step: something lit or a button that moves the game on, by chance; else a way out, what loses something last. */
export async function step(page: Page, seen: Seen, random: (below: number) => number): Promise<string> {
  const chips = (wanted: string, key: string): Doing[] =>
    seen.chips.filter(({ kind }) => kind === wanted).map((chip) => ({ ...chip, key, chip: chip.choice }));
  const progress = chips("progress", "a chip");
  const pass = chips("pass", "a way out");
  const lose = chips("forfeit", "a way out that loses");
  const found: Doing[] | undefined = [
    seen.sure === null ? [] : [{ key: "the loss", ...seen.sure }],
    [...seen.lit.map((thing) => ({ ...thing, lit: true })), ...progress],
    pass,
    seen.primary === null ? [] : [{ key: "the loud button", ...seen.primary }],
    lose,
  ].find((things) => things.length > 0);
  const thing = found?.[random(found.length)];
  expect(thing, seen.sentence).toBeDefined();
  if (!thing) return "";
  let point: Point | null = thing;
  if (thing.lit === true) point = await pointOf(page, 'main [data-target]:not([aria-disabled="true"])', "data-target", thing.key);
  else if (thing.chip !== undefined) point = await pointOf(page, ".bar [data-choice]:not([disabled])", "data-choice", thing.chip);
  expect(point, `${thing.key} lies open: ${seen.sentence}`).not.toBeNull();
  if (point) await page.mouse.click(point.x, point.y);
  return thing.key;
}
