import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { WebSocketRoute } from "@playwright/test";
import type { Frame, LogEntry, ServerMessage } from "../src/api/types";
import game from "../src/shell/fixtures/arriala.json" with { type: "json" };
import { expect, test } from "./base";
import { makeTable, sit } from "./seats";

/**
 * What a screen reader hears in a whole game of Arriala, compared with `transcripts/arriala.txt`. The page is the real one, the
 * game the stored one of the unit test: the server's frames are put in its place one by one, as the first player sees them.
 * `TOWPATH_BLESS=1` writes the transcript anew; look at the difference.
 */
const transcript = fileURLToPath(new URL("transcripts/arriala.txt", import.meta.url));
const log = game.log as unknown as LogEntry[];
const entries = [...new Set(log.map(({ entry }) => entry))];
const end = { paths: [["end_turn"]], kind: "pass", words: { key: "arriala-action-end" } };

/** The frame after an entry. Whoever decides next has something to choose. */
function frameAfter(first: Frame, entry: number, before: number | null): Frame {
  const next = log.find((line) => line.entry > entry)?.seat ?? null;
  return {
    ...first,
    version: entry,
    to_act: next === null ? [] : [next],
    ending: null,
    choices: next === 0 ? [end as never] : [],
    steps: [],
    log_after: before,
    log: log.filter((line) => line.entry === entry),
  };
}

test("a whole game is announced as the stored transcript says, everything once and in order", async ({ page, request }) => {
  const seats = game.players.map(({ name }) => ({ kind: "here" as const, name }));
  const created = await makeTable(request, { game: "arriala", seats });
  let first: Frame | null = null;
  let socket: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/live$/, (route) => {
    const server = route.connectToServer();
    socket = route;
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "frame" && first === null) {
        first = message.frame;
        route.send(JSON.stringify({ ...message, frame: frameAfter(message.frame, 0, null) }));
      } else if (message.type !== "frame" && message.type !== "change") route.send(String(data));
    });
  });
  await sit(page, created, [0]);
  await expect(page.locator(".play")).toHaveAttribute("data-version", "0");
  await page.evaluate(() => {
    const heard: string[] = [];
    (globalThis as unknown as { heard: string[] }).heard = heard;
    const region = document.querySelector("[data-announce]");
    if (region === null) throw new Error("there is a region that is read out");
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement) heard.push(node.textContent ?? "");
    }).observe(region, { childList: true });
  });

  let before = 0;
  for (const entry of entries.filter((one) => one > 0)) {
    if (first === null || socket === null) throw new Error("the page has connected");
    const message = { type: "frame", frame: frameAfter(first, entry, before) };
    (socket as WebSocketRoute).send(JSON.stringify(message));
    await expect(page.locator(".play")).toHaveAttribute("data-version", String(entry));
    // The same frame again, as after a connection that was lost, is nothing new.
    if (entry % 7 === 0) (socket as WebSocketRoute).send(JSON.stringify({ ...message, frame: { ...message.frame, log_after: before } }));
    before = entry;
  }
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  const said = `${heard.join("\n")}\n`;
  if (process.env["TOWPATH_BLESS"] === "1") writeFileSync(transcript, said);
  expect(said).toBe(readFileSync(transcript, "utf8"));
});
