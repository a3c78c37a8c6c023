import type { Board, Cost, Engineer, Event, FaceCount, Target, TileView, View } from "../../api/canal-mania";
import { t } from "../../words/words.svelte";
import type { Choice } from "../choose";
import type { GameModule } from "../module";
import Badge from "./Badge.svelte";
import { colourOf } from "./scene";
import { summarize } from "./places";
import Table from "./Table.svelte";
import { valuesOf } from "./targets";

function text(view: View, board: Board): { title: string; lines: string[] }[] {
  const town = (place: number | undefined): string => board.towns[place ?? -1]?.name ?? "";
  const contract = (place: number): string => {
    const found = board.contracts[place];
    if (!found) return "";
    const [from, to] = found.terminals;
    return t("web-canal-mania-text-contract", { name: found.name, from: town(from), to: town(to), value: found.value });
  };
  const tilesOf = (tiles: readonly TileView[]): string =>
    tiles.map(({ tile, hex }) => `${t(`web-canal-mania-card-${tile}`)} ${hex.toUpperCase()}`).join(", ") || "–";
  return [
    { title: t("web-canal-mania-parliament"), lines: view.parliament.map(contract) },
    {
      title: t("web-canal-mania-text-canals"),
      lines: [
        ...view.canals.map((canal) =>
          t(canal.finished ? "web-canal-mania-text-finished" : "web-canal-mania-text-canal", {
            name: board.contracts[canal.contract]?.name ?? "",
            colour: t(`web-colour-${colourOf(view, canal.owner)}`),
            tiles: tilesOf(canal.tiles),
            left: canal.to_go,
          }),
        ),
        ...view.covered.map(({ owner, from, tiles }) =>
          t("web-canal-mania-text-section", {
            from: town(from),
            to: town(tiles.at(-1)?.town ?? undefined),
            colour: t(`web-colour-${colourOf(view, owner)}`),
            tiles: tilesOf(tiles),
          }),
        ),
      ],
    },
    { title: t("web-canal-mania-text-goods"), lines: view.cubes.map(town) },
  ];
}

/** A card in words. */
function faceWords(face: number, board: Board): string {
  const found = board.faces[face];
  if (!found) return "";
  const card = t(`web-canal-mania-card-${found.card}`);
  return found.goods === "none" ? card : t("web-canal-mania-card-goods", { card, colour: t(`web-colour-${found.goods}`) });
}

function hands(view: View, board: Board): { side: number; cards: string[] | null }[] {
  const words = ({ face, count }: FaceCount): string => {
    const name = faceWords(face, board);
    return count > 1 ? `${count} × ${name}` : name;
  };
  return view.players.map(({ seat, shown, hidden }) => ({ side: seat, cards: hidden && [...shown, ...hidden].map(words) }));
}

/** Of a tile whose place and kind are known only the cards are left to be chosen. */
function brief({ paths, cost }: Choice<Target, Cost>): string | null {
  if (valuesOf(paths[0] ?? [], "tile").length === 0) return null;
  return (cost?.cards ?? []).map(({ card, count }) => `${count} × ${t(`web-canal-mania-card-${card}`)}`).join(" + ") || null;
}

/** Engineers keep their names in every language. */
const nameOf = (engineer: Engineer): string => engineer.slice(0, 1).toUpperCase() + engineer.slice(1);

const module: GameModule<Board, View, Target, Cost, Event> = {
  Table,
  crowds: true,
  drew: (event, seat, board) =>
    typeof event === "object" && "drew" in event && event.drew.seat === seat && event.drew.face !== null
      ? faceWords(event.drew.face, board)
      : null,
  ends: (event) => typeof event === "object" && "triggered" in event,
  text,
  summarize,
  hands,
  brief,
  Badge,
  sides: (view) =>
    view.players.map((player) => ({
      side: player.seat,
      colour: player.colour ?? "grey",
      played: true,
      facts: [
        { icon: "hand", text: String(player.hand_size), title: t("web-hand-size", { count: player.hand_size }) },
        { icon: "contract", text: String(player.open.length), title: t("web-canal-mania-open", { count: player.open.length }) },
        { icon: "engineer", text: nameOf(player.engineer), title: t(`web-canal-mania-engineer-${player.engineer}`) },
      ],
    })),
};

export default module;
