import type { Board, Cost, Event, PlayerView, Target, View } from "../../api/kanal";
import { say, t } from "../../words/words.svelte";
import type { GameModule, Side } from "../module";
import Ladder from "./Ladder.svelte";
import { summarize } from "./places";
import Table from "./Table.svelte";

function linesOf(player: PlayerView, board: Board): string[] {
  return [
    board.materials.map(({ thing }, index) => t(`kanal-amount-${thing}`, { count: player.wheel[index]?.amount ?? 0 })).join(", "),
    ...board.plots.map(({ name }, plot) => {
      const building = player.plots[plot];
      const card = building ? board.cards[building.card] : undefined;
      return building && card
        ? t("web-kanal-text-building", { plot: name.toUpperCase(), name: say(card.name), tokens: building.tokens })
        : t("web-kanal-text-plot", { plot: name.toUpperCase() });
    }),
    ...board.routes.flatMap(({ name }, route) => {
      const piece = player.routes[route];
      if (!piece) return [];
      const bridge = player.bridges.includes(route) ? `, ${t("kanal-piece-bridge")}` : "";
      return [`${name.toUpperCase()}: ${t(`kanal-piece-${piece}`)}${bridge}`];
    }),
  ];
}

function text(view: View, board: Board): { title: string; lines: string[] }[] {
  const offers = view.display.flatMap(({ card }) => board.cards[card] ?? []);
  return [
    ...view.players.map((player, seat) => ({
      title: t("web-kanal-plan", { colour: t(`web-colour-${board.colours[seat] ?? "red"}`) }),
      lines: linesOf(player, board),
    })),
    { title: t("web-kanal-display"), lines: offers.map((card) => `${say(card.name)}: ${say(card.text)}`) },
  ];
}

function sides(view: View, board: Board): Side[] {
  return view.players.map((player, seat) => ({
    side: seat,
    colour: board.colours[seat] ?? "red",
    played: true,
    facts: [{ icon: "coin", text: String(player.thalers), title: t("kanal-amount-thaler", { count: player.thalers }) }],
  }));
}

const module: GameModule<Board, View, Target, Cost, Event> = {
  Table,
  Aside: Ladder,
  text,
  sides,
  note: ({ note }) => note,
  summarize,
};

export default module;
