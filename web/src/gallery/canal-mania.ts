import type { BargeView, CanalView, Cost, Event, PlayerColour, PlayerView, Target, TileView, View } from "../api/canal-mania";
import { select, type Choice, type Selection } from "../games/choose";
import { directionOf, directionTo, hexOf } from "../games/canal-mania/hex";
import type { TableProps } from "../games/module";
import { BOARD, contractOf, townOf } from "./canal-mania-board";
import layout from "./canal-mania-full.json";

/** Made-up positions of Canal Mania: nothing built, half, every canal of the map, and steps of a turn. */
const COLOURS: readonly PlayerColour[] = ["red", "white", "black", "yellow", "green"];
const NAMES = ["Ada", "Jonas", "Heron", "Otter", "Wren"];
const townNamed = (name: string): number => BOARD.towns.findIndex((town) => town.name === name);

/** The canals are listed in the order of the board's contracts. */
function canal({ owner, sections }: (typeof layout)[number], contract: number): CanalView {
  const tiles: TileView[] = sections.flatMap((section) => {
    const names = section.tiles.map((text) => (text.split(" ")[0] ?? "").toLowerCase());
    const line = [BOARD.towns[townNamed(section.from)]?.hex ?? "", ...names, BOARD.towns[townNamed(section.to)]?.hex ?? ""];
    return section.tiles.map((text, index): TileView => {
      const here = hexOf(line[index + 1] ?? "") ?? { col: 0, row: 0 };
      const towards = (place: string | undefined): number => directionTo(here, hexOf(place ?? "") ?? here) ?? 0;
      return {
        hex: names[index] ?? "",
        tile: (text.split(" ")[1] ?? "stretch") as TileView["tile"],
        entry: directionOf(towards(line[index])),
        exit: directionOf(towards(line[index + 2])),
        town: index === section.tiles.length - 1 ? townNamed(section.to) : null,
      };
    });
  });
  return {
    contract,
    owner: COLOURS.indexOf(owner as PlayerColour),
    from: townNamed(sections[0]?.from ?? ""),
    tiles,
    finished: true,
    barge: null,
    to_go: 0,
    left: 0,
    points: tiles.length,
    next: [],
  };
}

const begun = (contract: number, owner: number, barge: BargeView, next: CanalView["next"] = []): CanalView => ({
  contract,
  owner,
  from: BOARD.contracts[contract]?.terminals[0] ?? 0,
  tiles: [],
  finished: false,
  barge,
  to_go: 3,
  left: 4,
  points: 0,
  next,
});

const player = (seat: number): PlayerView => ({
  seat,
  colour: COLOURS[seat] ?? "red",
  engineer: (["jessop", "rennie", "telford", "smeaton", "brindley"] as const)[seat] ?? "jessop",
  score: 26 + seat,
  hand_size: seat === 0 ? 6 : 4,
  shown: [],
  hidden:
    seat === 0
      ? [
          { face: faceOf("stretch"), count: 2 },
          { face: faceOf("lock"), count: 2 },
          { face: faceOf("tunnel"), count: 1 },
          { face: faceOf("surveyor"), count: 1 },
        ]
      : null,
  supply: [8, 6, 4, 3],
  open: [],
  finished: 2,
  finished_value: 9,
});

function faceOf(card: string, goods = "none"): number {
  const exact = BOARD.faces.findIndex((face) => face.card === card && face.goods === goods);
  return exact < 0 ? BOARD.faces.findIndex((face) => face.card === card) : exact;
}

function view(canals: CanalView[], cubes: number[], phase: number): View {
  const players = COLOURS.map((_, seat) => player(seat));
  for (const one of canals) if (one.barge !== null) players[one.owner]?.open.push(one.contract);
  const taken = new Set(canals.map(({ contract }) => contract));
  const free = BOARD.contracts.map((_, place) => place).filter((place) => !taken.has(place));
  const parliament = (free.length >= 5 ? free : BOARD.contracts.map((_, place) => place)).filter((_, index) => index % 2 === 0).slice(0, 5);
  return {
    round: 4,
    phase,
    step: "phase",
    to_act: 0,
    start: 0,
    players,
    engineers_free: [],
    display: [faceOf("stretch", "white"), faceOf("lock"), faceOf("tunnel"), faceOf("aqueduct", "red"), faceOf("lock", "blue")],
    deck: 58,
    discards: [],
    parliament,
    pile: 14,
    pile_top: null,
    canals,
    covered: [],
    sections: [],
    cubes,
    basin: 12,
    connected: [],
    goods: null,
    half_surveyor: null,
    end: null,
    quiet_rounds: 0,
  };
}

function touched(paths: Target[][], picked: Target[] = []): Selection<Target, Cost> {
  const choices = paths.map((path, id): Choice<Target, Cost> => ({ id, paths: [path], kind: "progress", words: { key: "web-points" } }));
  return select(choices, [], picked);
}

type Position = Omit<TableProps<typeof BOARD, View, Target, Cost, Event>, "narrow" | "ontouch">;

export function positions(): Record<string, Position> {
  const cubes = (every: number): number[] => BOARD.towns.map((_, index) => index).filter((index) => index % every === 0);
  const all = layout.map((one, contract) => canal(one, contract));
  const some = all.filter((_, index) => index % 3 === 0);
  const has = new Set(some.map(({ contract }) => contract));
  const barges = [
    begun(contractOf("huddersfield-narrow"), 0, { town: townOf("leeds") }),
    begun(contractOf("ripon"), 1, { town: townOf("leeds") }),
    begun(contractOf("oxford"), 4, { tile: "l19" }),
    begun(contractOf("grand-junction"), 2, { town: townOf("leighton-buzzard") }),
    begun(contractOf("river-nene"), 3, { town: townOf("peterborough") }),
  ].filter(({ contract }) => contract >= 0 && !has.has(contract));
  const nothing = touched([]);
  const shown = { board: BOARD, preview: null, gains: [], seat: 0, news: null, names: NAMES };
  const laid: Event[] = [
    {
      laid: {
        who: "black",
        laying: { contract: 0, hex: "q20", exit: "se", tile: "aqueduct", pay: { card: "aqueduct", cards: 1, surveyors: 0 } },
        paid: [null, null, null],
      },
    },
    {
      laid: {
        who: "black",
        laying: { contract: 0, hex: "q21", exit: "se", tile: "stretch", pay: { card: "stretch", cards: 1, surveyors: 0 } },
        paid: [null, null, null],
      },
    },
  ];
  const offered = contractOf("thames-and-severn");
  const ends = BOARD.contracts[offered]?.terminals ?? [0, 1];
  const without = some.filter(({ contract }) => contract !== offered);
  const asked = view([...without, ...barges], cubes(5), 1);
  return {
    empty: { ...shown, view: view([], [], 1), selection: nothing },
    middle: {
      ...shown,
      view: view([...some, ...barges], cubes(5), 2),
      selection: touched([[{ hex: "l5" }], [{ hex: "l6" }], [{ hex: "l4" }], [{ hex: "j4" }], [{ hex: "j5" }]]),
      news: laid,
    },
    full: { ...shown, view: view([...all, ...barges.map((one) => ({ ...one, tiles: [] }))], cubes(3), 3), selection: nothing },
    contract: {
      ...shown,
      view: { ...asked, parliament: [offered, ...asked.parliament.filter((place) => place !== offered).slice(0, 4)] },
      selection: touched(
        ends.map((town): Target[] => [{ contract: offered }, { town }]),
        [{ contract: offered }],
      ),
      news: laid,
    },
    exits: {
      ...shown,
      view: view([...some, ...barges], cubes(5), 2),
      selection: touched(
        [
          [{ hex: "l5" }, { exit: { hex: "l5", side: "se" } }],
          [{ hex: "l5" }, { exit: { hex: "l5", side: "s" } }],
          [{ hex: "l5" }, { exit: { hex: "l5", side: "ne" } }],
        ],
        [{ hex: "l5" }],
      ),
    },
    tiles: {
      ...shown,
      view: view([...some, ...barges], cubes(5), 2),
      selection: touched(
        [
          [{ hex: "l5" }, { exit: { hex: "l5", side: "se" } }, { tile: "stretch" }],
          [{ hex: "l5" }, { exit: { hex: "l5", side: "se" } }, { tile: "lock" }],
        ],
        [{ hex: "l5" }, { exit: { hex: "l5", side: "se" } }],
      ),
    },
    goods: {
      ...shown,
      view: view([...all, ...barges], cubes(3), 3),
      selection: touched(cubes(3).map((town): Target[] => [{ town }])),
    },
  };
}
