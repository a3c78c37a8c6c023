/** The position in words. */
import type { Board, Colour, SectionView, View } from "../../api/arriala";
import { t } from "../../words/words.svelte";

const colourName = (colour: Colour): string => t(`web-colour-${colour}`);

/** What a section is worth, how many places are free, and who leads; of a counted one, who scored. */
export function sectionWords(section: SectionView, board: Board): string {
  const cell = (place: number): string => board.stops[place]?.name ?? "";
  return t(section.counted ? "web-arriala-text-section-counted" : "web-arriala-text-section", {
    from: cell(section.from + 1),
    to: cell(section.to - 1),
    points: section.pays,
    open: section.open,
    leader: section.taker ? colourName(section.taker) : "–",
  });
}

/** The board line by line, for screen readers and for those who like to read. */
export function text(view: View, board: Board): { title: string; lines: string[] }[] {
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
      lines: view.sections.map((section) => sectionWords(section, board)),
    },
  ];
}
