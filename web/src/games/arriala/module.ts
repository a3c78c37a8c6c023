import { t } from "../../words/words.svelte";
import type { GameModule } from "../module";
import { choicesOf, wishOf } from "./choices";
import Table from "./Table.svelte";
import type { View } from "./view";

function text(view: View): { title: string; lines: string[] }[] {
  const colour = (name: string): string => t(`web-colour-${name}`);
  const who = (workers: View["places"][number]["workers"]): string =>
    workers.map(({ colour: name, count }) => t("web-arriala-text-workers", { colour: colour(name), count })).join(", ");
  return [
    {
      title: t("web-arriala-text-canal"),
      lines: view.places
        .filter((place) => place.in_play)
        .map((place) => {
          const name = place.name ?? t("web-arriala-cell", { number: place.key });
          if (place.lock) return t("web-arriala-text-lock", { place: name });
          if (place.workers.length === 0) return t("web-arriala-text-free", { place: name });
          return t("web-arriala-text-place", { place: name, who: who(place.workers) });
        }),
    },
    {
      title: t("web-arriala-text-sections"),
      lines: view.sections.map((section) =>
        t(section.counted ? "web-arriala-text-section-counted" : "web-arriala-text-section", {
          from: section.cells[0] ?? "",
          to: section.cells.at(-1) ?? "",
          points: section.pays,
          open: section.open,
          leader: section.leader ? colour(section.leader) : "–",
        }),
      ),
    },
  ];
}

const module: GameModule = {
  Table,
  choices: (infos, view, say) => choicesOf(infos, (view as View).looking ?? "red", say),
  wishes: (view, picked, target) => [wishOf(view as View, picked, target)].filter((wish) => wish !== null),
  text: (view) => text(view as View),
  sides: (view) =>
    (view as View).sides.map((side, index) => ({
      side: index,
      colour: side.colour,
      played: side.played,
      facts: side.played
        ? [
            { icon: "worker", text: String(side.reserve), title: t("web-arriala-reserve", { count: side.reserve }) },
            { icon: "hand", text: String(side.hand_size), title: t("web-hand-size", { count: side.hand_size }) },
          ]
        : [],
    })),
};

export default module;
