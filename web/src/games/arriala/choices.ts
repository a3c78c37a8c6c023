/** From Arriala's notation to the things that are touched, and back for what cannot be done. */
import type { ChoiceInfo } from "../../api/types";
import type { Choice, Target } from "../choose";
import type { View } from "./view";

interface Parts {
  /** What is touched on the board, in order. */
  board: Target[];
  /** Cards that are played for it. */
  cards: Target[];
}

const worker = (colour: string, place: string): Target => `worker:${colour}@${place}`;

/** The parts of one action. `own` is the colour of the seat that decides. */
export function partsOf(action: string, own: string): Parts {
  const words = action.split(" ");
  const [verb, a = "", b = "", c = "", d = ""] = words;
  switch (verb) {
    case "walk":
      return {
        board: [worker(a, b), `stop:${d}`],
        cards: words
          .slice(5)
          .filter((word) => !word.startsWith("+"))
          .map((card) => `card:${card}`),
      };
    case "anywhere":
      return { board: [worker(own, a), `stop:${c}`], cards: ["card:anywhere"] };
    case "vineyard":
      if (words.at(-1) === "any-card") return { board: [worker(a, b), `vineyard:${d}`], cards: ["card:any-to-vineyard"] };
      return { board: [worker(own, a), `vineyard:${c}`], cards: d === "own-card" ? ["card:own-to-vineyard"] : [] };
    case "return":
      if (words.at(-1) === "any-card") return { board: [worker(a, b), `stop:${d}`], cards: ["card:any-to-canal"] };
      return { board: [worker(own, a), `stop:${c}`], cards: d === "own-card" ? ["card:own-to-canal"] : [] };
    case "place":
      return { board: ["tool:place", `stop:${a}`], cards: [] };
    case "river":
      return { board: [worker(own, a), "river"], cards: [] };
    case "lock":
      return b === "card" ? { board: [`stop:${a}`], cards: ["card:lock"] } : { board: ["tool:lock", `stop:${a}`], cards: [] };
    case "art":
      return { board: [`art:${a}`], cards: ["card:art"] };
    case "draw":
      return { board: ["tool:draw"], cards: [] };
    default:
      return { board: [`say:${verb ?? ""}`], cards: [] };
  }
}

/** Every choice with its ways. A card is touched first; the way without it is open too where points alone would not do. */
export function choicesOf(infos: readonly ChoiceInfo[], own: string, say: (info: ChoiceInfo) => string): Choice[] {
  const all = infos.map((info) => ({ info, parts: partsOf(info.action, own) }));
  const plain = new Set(all.filter(({ parts }) => parts.cards.length === 0).map(({ parts }) => parts.board.join(" ")));
  return all.map(({ info, parts }) => {
    const paths: Target[][] = [];
    if (parts.cards.length > 0) paths.push([...parts.cards, ...parts.board]);
    const short = parts.board.join(" ");
    if (parts.cards.length === 0 || (parts.board.length > 1 && !plain.has(short))) paths.push(parts.board);
    return { notation: info.action, words: say(info), paths };
  });
}

const after = (target: Target, kind: string): string | null => (target.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : null);

/** What touching this could have meant. */
export function wishOf(view: View, picked: readonly Target[], target: Target): string | null {
  const own = view.looking ?? "red";
  const place = after(target, "stop") ?? after(target, "vineyard");
  const last = picked.at(-1) ?? "";
  const held = after(last, "worker");
  if (held !== null) {
    const [colour = own, from = ""] = held.split("@");
    if (target === "river") return `river ${from}`;
    if (place === null) return null;
    if (target.startsWith("vineyard:")) return `vineyard ${from} to ${place}`;
    const inVineyard = view.vineyards.some((vineyard) => vineyard.key === from);
    return inVineyard ? `return ${from} to ${place}` : `walk ${colour} ${from} to ${place}`;
  }
  if (last === "tool:lock" && place !== null) return `lock ${place}`;
  if (last === "card:lock" && place !== null) return `lock ${place} card`;
  const touched = after(target, "worker");
  const line = view.places.filter((p) => p.kind !== "vineyard" && p.in_play);
  const freeCell = line.find((p) => p.kind === "cell" && !p.lock && !p.counted && p.workers.length === 0);
  if (touched !== null) {
    const [colour = own, from = ""] = touched.split("@");
    const at = line.findIndex((p) => p.key === from);
    if (at < 0) return `return ${from} to ${line[0]?.key ?? ""}`;
    const towns = line.filter((p) => p.kind === "town" && p.key !== from);
    const near = towns.sort((p, q) => Math.abs(line.indexOf(p) - at) - Math.abs(line.indexOf(q) - at))[0];
    return `walk ${colour} ${from} to ${near?.key ?? ""}`;
  }
  switch (target) {
    case "tool:draw":
      return "draw";
    case "tool:lock":
      return `lock ${freeCell?.key ?? "1"}`;
    case "card:lock":
      return `lock ${freeCell?.key ?? "1"} card`;
    case "card:art":
      return `art ${view.works_of_art.find((art) => art.builder === null)?.key ?? view.works_of_art[0]?.key ?? ""}`;
    case "tool:place":
      return `place ${line.find((p) => p.kind === "town")?.key ?? ""}`;
  }
  if (place !== null && !target.startsWith("vineyard:")) return `place ${place}`;
  return null;
}
