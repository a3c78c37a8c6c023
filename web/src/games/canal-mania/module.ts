import { t } from "../../words/words.svelte";
import type { GameModule } from "../module";
import { BUILTIN } from "./board";
import { choicesOf, wishOf } from "./choices";
import Table from "./Table.svelte";
import { colourOf, type View } from "./view";

function text(view: View): { title: string; lines: string[] }[] {
  const town = (id: string): string => BUILTIN.townById.get(id)?.name ?? id;
  const contract = (id: string): string => {
    const found = BUILTIN.contracts.get(id);
    if (!found) return id;
    return t("web-canal-mania-text-contract", {
      name: found.name,
      from: town(found.terminals[0] ?? ""),
      to: town(found.terminals[1] ?? ""),
      value: found.value,
    });
  };
  return [
    { title: t("web-canal-mania-parliament"), lines: view.parliament.map(contract) },
    {
      title: t("web-canal-mania-text-canals"),
      lines: view.canals.map((canal) =>
        t(canal.finished ? "web-canal-mania-text-finished" : "web-canal-mania-text-canal", {
          name: BUILTIN.contracts.get(canal.contract)?.name ?? canal.contract,
          colour: t(`web-colour-${colourOf(view, canal.owner)}`),
          tiles: canal.tiles.map((tile) => `${t(`web-canal-mania-card-${tile.tile}`)} ${tile.hex.toUpperCase()}`).join(", ") || "–",
          left: canal.to_go,
        }),
      ),
    },
    { title: t("web-canal-mania-text-goods"), lines: view.cubes.map(town) },
  ];
}

const module: GameModule = {
  Table,
  choices: (infos, _view, say) => choicesOf(infos, BUILTIN, say),
  wishes: (view, picked, target) => [wishOf(view as View, BUILTIN, picked, target)].filter((wish) => wish !== null),
  shown: (notation) => notation.startsWith("haul "),
  follows: (target) => target.startsWith("tile:"),
  text: (view) => text(view as View),
  sides: (view) =>
    (view as View).players.map((player) => ({
      side: player.seat,
      colour: player.colour ?? "grey",
      played: true,
      facts: [
        { icon: "hand", text: String(player.hand_size), title: t("web-hand-size", { count: player.hand_size }) },
        { icon: "contract", text: String(player.open.length), title: t("web-canal-mania-open", { count: player.open.length }) },
        { icon: "engineer", text: player.engineer[0]?.toUpperCase() ?? "", title: t(`web-canal-mania-engineer-${player.engineer}`) },
      ],
    })),
};

export default module;
