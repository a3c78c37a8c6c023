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
export function wishOf(view: View, picked: readonly Target[], target: Target): string | null {
  const [kind = "", rest = "", lower = ""] = target.split(":");
  const last = picked.at(-1) ?? "";
  switch (kind) {
    case "space":
      return lower === "" ? `go ${rest}` : `go ${rest} lower`;
    case "buy":
      return `buy ${rest}`;
    case "tool":
      return view.step === "wheel" ? "wheel" : "turn";
    case "route":
      return last.startsWith("piece:") ? `${last.slice(6)} ${rest}` : `${view.work.pieces[0] ?? "path"} ${rest}`;
    case "piece":
      return last.startsWith("route:") ? `${rest} ${last.slice(6)}` : null;
    case "plot":
      if (last.startsWith("card:")) return `build ${last.slice(5)} ${rest}`;
      return `activate ${rest}`;
    case "card": {
      const player = view.players.find((candidate) => candidate.seat === view.to_act);
      const free = player?.plots.find((plot) => plot.building === null);
      return free ? `build ${rest} ${free.plot}` : null;
    }
    case "effect":
      return `use ${rest}`;
    default:
      return null;
  }
}
