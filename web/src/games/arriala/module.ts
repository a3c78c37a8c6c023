import type { Board, Colour, Cost, Event, Target, View } from "../../api/arriala";
import { say, t } from "../../words/words.svelte";
import type { GameModule } from "../module";
import { tell } from "./places";
import Table from "./Table.svelte";

const colourName = (colour: Colour): string => t(`web-colour-${colour}`);

function text(view: View, board: Board): { title: string; lines: string[] }[] {
  const cell = (place: number): string => board.stops[place]?.name ?? "";
  const stops = board.stops.map(({ kind, name, in_play }, place) => ({
    place,
    name: kind === "town" ? name : t("web-arriala-cell", { number: name }),
    in_play,
  }));
  const places = [...stops, ...board.vineyards].filter((place) => place.in_play);
  return [
    {
      title: t("web-arriala-text-canal"),
      lines: places.map(({ place, name }) => {
        if (view.locks.includes(place)) return t("web-arriala-text-lock", { place: name });
        const here = view.workers.filter(({ at }) => at === place);
        if (here.length === 0) return t("web-arriala-text-free", { place: name });
        const who = here.map(({ colour, count }) => t("web-arriala-text-workers", { colour: colourName(colour), count }));
        return t("web-arriala-text-place", { place: name, who: who.join(", ") });
      }),
    },
    {
      title: t("web-arriala-text-sections"),
      lines: view.sections.map((section) =>
        t(section.counted ? "web-arriala-text-section-counted" : "web-arriala-text-section", {
          from: cell(section.from + 1),
          to: cell(section.to - 1),
          points: section.pays,
          open: section.open,
          leader: section.taker ? colourName(section.taker) : "–",
        }),
      ),
    },
  ];
}

const module: GameModule<Board, View, Target, Cost, Event> = {
  Table,
  text,
  tell,
  hands: (view, board) =>
    board.sides.flatMap(({ played }, side) => {
      const hand = view.sides[side]?.hand ?? null;
      if (!played) return [];
      return [
        { side, cards: hand && hand.flatMap((card) => board.cards.filter((face) => face.card === card).map(({ name }) => say(name))) },
      ];
    }),
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
