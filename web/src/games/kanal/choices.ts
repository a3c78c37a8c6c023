/** From Kanal's notation to the things that are touched, and back for what cannot be done. */
import type { ChoiceInfo } from "../../api/types";
import type { Choice, Target } from "../choose";
import type { View } from "./view";

const PIECES = ["path", "road", "rail", "canal", "bridge"];

/** The ways to one action. A route can be begun with the piece or with the place. */
export function pathsOf(action: string): Target[][] {
  const words = action.split(" ");
  const [verb = "", a = "", b = ""] = words;
  if (PIECES.includes(verb)) {
    return [
      [`route:${a}`, `piece:${verb}`],
      [`piece:${verb}`, `route:${a}`],
    ];
  }
  switch (verb) {
    case "go":
      return [[b === "lower" ? `space:${a}:lower` : `space:${a}`]];
    case "buy":
      return [[`buy:${a}`]];
    case "turn":
    case "wheel":
      return [["tool:turn"]];
    case "build":
      return [[`card:${a}`, `plot:${b}`]];
    case "activate":
      return [[`plot:${a}`]];
    case "use": {
      const at = words.indexOf("bridge");
      return [at < 0 ? [`effect:${a}`] : [`effect:${a}`, `route:${words[at + 1] ?? ""}`]];
    }
    default:
      return [[`say:${words.join("-")}`]];
  }
}

export function choicesOf(infos: readonly ChoiceInfo[], say: (info: ChoiceInfo) => string): Choice[] {
  return infos.map((info) => ({ notation: info.action, words: say(info), paths: pathsOf(info.action) }));
}

/** What touching this could have meant. */
export function wishesOf(view: View, picked: readonly Target[], target: Target): string[] {
  const [kind = "", rest = "", lower = ""] = target.split(":");
  const last = picked.at(-1) ?? "";
  const player = view.players.find((candidate) => candidate.seat === view.to_act);
  switch (kind) {
    case "space":
      return [lower === "" ? `go ${rest}` : `go ${rest} lower`];
    case "buy":
      return [`buy ${rest}`];
    case "tool":
      return [view.step === "wheel" ? "wheel" : "turn"];
    case "route":
      if (last.startsWith("piece:")) return [`${last.slice(6)} ${rest}`];
      return (view.work.pieces.length > 0 ? view.work.pieces : ["path"]).map((piece) => `${piece} ${rest}`);
    case "piece": {
      if (last.startsWith("route:")) return [`${rest} ${last.slice(6)}`];
      const free = player?.routes.filter((route) => (rest === "bridge" ? !route.bridge : route.piece === null)) ?? [];
      return free.slice(0, 1).map((route) => `${rest} ${route.space}`);
    }
    case "plot":
      if (last.startsWith("card:")) return waysToBuild(view, last.slice(5), rest);
      return [`activate ${rest}`];
    case "card": {
      const free = player?.plots.find((plot) => plot.building === null);
      return free ? waysToBuild(view, rest, free.plot) : [];
    }
    case "effect":
      return [`use ${rest}`];
    default:
      return [];
  }
}

/** A card with two costs can be built in two ways. */
function waysToBuild(view: View, card: string, plot: string): string[] {
  const costs = view.display.find((offer) => offer.id.toLowerCase() === card)?.costs.length ?? 1;
  return Array.from({ length: costs }, (_, index) => `build ${card} ${plot}${index === 0 ? "" : ` cost ${index + 1}`}`);
}
