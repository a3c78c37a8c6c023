/** From Canal Mania's notation to the things that are touched, and back for what cannot be done. */
import type { ChoiceInfo } from "../../api/types";
import type { Choice, Target } from "../choose";
import { beyond, groundAt, type Board } from "./board";
import { me, type View } from "./view";

/** What is touched for one action, in order. */
export function pathOf(action: string, board: Board): Target[] {
  const words = action.split(" ");
  const [verb = "", a = "", b = "", c = "", d = ""] = words;
  switch (verb) {
    case "take":
      return [`contract:${a}`, `town:${b}`];
    case "swap":
      return [`engineer:${a}`];
    case "replace":
      return ["tool:replace"];
    case "draw":
      return a === "" ? ["tool:draw"] : [`display:${a}`];
    case "card":
      return [`display:${a}`];
    case "remove":
    case "place":
      return [`town:${a}`];
    case "lay":
      return [`hex:${b}`, beyond(board, b, c), `tile:${d}`];
    case "lift":
      return [`lift:${a}`];
    case "haul":
      return [`town:${a}`, `town:${words.at(-1) ?? ""}`];
    case "discard":
      return [`hand:${a}`];
    default:
      return [`say:${words.join("-")}`];
  }
}

export function choicesOf(infos: readonly ChoiceInfo[], board: Board, say: (info: ChoiceInfo) => string): Choice[] {
  return infos.map((info) => ({ notation: info.action, words: say(info), paths: [pathOf(info.action, board)] }));
}

/** The towns of a haul, and the colour of the canal on each leg. */
export function haulOf(action: string): { towns: string[]; owners: string[] } | null {
  const [verb, ...words] = action.split(" ");
  if (verb !== "haul") return null;
  return { towns: words.filter((_, index) => index % 2 === 0), owners: words.filter((_, index) => index % 2 === 1) };
}

/** What touching this could have meant. */
export function wishOf(view: View, board: Board, picked: readonly Target[], target: Target): string | null {
  const [kind = "", rest = ""] = target.split(/:(.*)/s);
  const contract = picked[0]?.startsWith("contract:") ? picked[0].slice(9) : null;
  switch (kind) {
    case "town": {
      if (contract !== null) return `take ${contract} ${rest}`;
      const from = picked[0]?.startsWith("town:") ? picked[0].slice(5) : null;
      const mine = me(view)?.colour ?? "red";
      if (from !== null) return `haul ${from} ${mine} ${rest}`;
      return view.goods ? `place ${rest}` : null;
    }
    case "contract":
      return `take ${rest} ${board.contracts.get(rest)?.terminals[0] ?? ""}`;
    case "hex": {
      const own = me(view)?.open[0];
      if (own === undefined) return null;
      const hard = groundAt(board, rest) === "d";
      return `lay ${own} ${rest} n ${hard ? "aqueduct with aqueduct aqueduct" : "stretch with stretch"}`;
    }
    case "tile": {
      const hex = picked[0]?.startsWith("hex:") ? picked[0].slice(4) : null;
      const own = me(view)?.open[0];
      const needs: Record<string, string> = {
        stretch: "stretch",
        lock: "lock",
        aqueduct: "aqueduct aqueduct",
        tunnel: "tunnel tunnel tunnel",
      };
      return hex === null || own === undefined ? null : `lay ${own} ${hex} n ${rest} with ${needs[rest] ?? rest}`;
    }
    case "display":
      return `card ${rest}`;
    case "engineer":
      return `swap ${rest}`;
    case "tool":
      return rest;
    case "hand":
      return `discard ${rest}`;
    case "lift":
      return `lift ${rest}`;
    default:
      return null;
  }
}
