import { expect, it } from "vitest";
import { about, valueOf, wordOf } from "./events";

const line = (entry: number, key: string, args: [string, string | number | { key: string; args: [] }][] = []) => ({
  entry,
  words: { key, args },
});

it("log lines are read by their key and the names of their values", () => {
  const news = [
    line(3, "arriala-event-placed", [
      ["seat", { key: "arriala-seat-red", args: [] }],
      ["to", "Montech"],
    ]),
    line(3, "table-turn"),
    line(4, "arriala-event-lock", [["points", 2]]),
  ];
  const [placed, lock] = about(news, "arriala-event-");
  if (!placed || !lock) throw new Error("both lines are about the game");
  expect(wordOf(placed, "seat")).toBe("red");
  expect(wordOf(placed, "to")).toBe("Montech");
  expect(valueOf(lock, "points")).toBe(2);
  expect(wordOf(lock, "nobody")).toBe("");
});
