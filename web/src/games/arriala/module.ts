import type { Board, Cost, Event, Target, View } from "../../api/arriala";
import { t } from "../../words/words.svelte";
import type { GameModule } from "../module";
import Table from "./Table.svelte";
import { text } from "./text";

const module: GameModule<Board, View, Target, Cost, Event> = {
  Table,
  text,
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
