import { say, t } from "../../words/words.svelte";
import type { GameModule } from "../module";
import { choicesOf, wishesOf } from "./choices";
import Ladder from "./Ladder.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

function text(view: View): { title: string; lines: string[] }[] {
  return [
    ...view.players.map((player) => ({
      title: t("web-kanal-plan", { colour: t(`web-colour-${player.seat}`) }),
      lines: [
        player.wheel.map((level) => t(`kanal-amount-${level.thing}`, { count: level.amount })).join(", "),
        ...player.plots.map(({ plot, building }) =>
          building
            ? t("web-kanal-text-building", { plot: plot.toUpperCase(), name: say(building.card.name), tokens: building.tokens })
            : t("web-kanal-text-plot", { plot: plot.toUpperCase() }),
        ),
        ...player.routes
          .filter((route) => route.piece !== null)
          .map(
            (route) =>
              `${route.space.toUpperCase()}: ${t(`kanal-piece-${route.piece ?? "path"}`)}${route.bridge ? `, ${t("kanal-piece-bridge")}` : ""}`,
          ),
      ],
    })),
    { title: t("web-kanal-display"), lines: view.display.map((card) => `${say(card.name)}: ${say(card.text)}`) },
  ];
}

const module: GameModule = {
  Table,
  Aside: Ladder,
  choices: (infos, _view, speak) => choicesOf(infos, speak),
  wishes: (view, picked, target) => wishesOf(view as View, picked, target),
  follows: (target) => target.startsWith("piece:"),
  text: (view) => text(view as View),
  sides: (view) =>
    (view as View).players.map((player, index) => ({
      side: index,
      colour: player.seat,
      played: true,
      facts: [{ icon: "coin", text: String(player.thalers), title: t("kanal-amount-thaler", { count: player.thalers }) }],
    })),
};

export default module;
