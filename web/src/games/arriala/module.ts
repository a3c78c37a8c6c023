import type { Board, Cost, Event, Target, View } from "../../api/arriala";
import { say, t } from "../../words/words.svelte";
import type { GameModule } from "../module";
import { summarize } from "./places";
import Table from "./Table.svelte";
import { text } from "./text";

const module: GameModule<Board, View, Target, Cost, Event> = {
  Table,
  text,
  summarize,
  foresees: true,
  drew: (event, seat, board) => {
    const card = "drew" in event && event.drew.seat === seat ? event.drew.card : null;
    const face = board.cards.find((one) => one.card === card);
    return face ? say(face.name) : null;
  },
  ends: (event) => "ended" in event,
  hands: (view, board) =>
    board.sides.flatMap(({ played }, side) => {
      const hand = view.sides[side]?.hand ?? null;
      if (!played) return [];
      return [
        { side, cards: hand && hand.flatMap((card) => board.cards.filter((face) => face.card === card).map(({ name }) => say(name))) },
      ];
    }),
  note: ({ warning }) => warning,
  sides: (view, board) =>
    board.sides.map(({ colour, played }, side) => {
      const { reserve, hand_size } = view.sides[side] ?? { reserve: 0, hand_size: 0 };
      return {
        side,
        colour,
        played,
        facts: played
          ? [
              { icon: "worker", text: String(reserve), title: t("web-arriala-reserve", { count: reserve }) },
              { icon: "hand", text: String(hand_size), title: t("web-hand-size", { count: hand_size }) },
            ]
          : [],
      };
    }),
};

export default module;
