import { describe, expect, it } from "vitest";
import {
  addContract,
  contracts,
  groundAt,
  grow,
  moveTown,
  nameOf,
  renameTown,
  setGround,
  shrink,
  spotOf,
  terrain,
  townOn,
  towns,
} from "./canal";

const files = import.meta.glob<string>("../../../crates/canal-mania/data/*.toml", { query: "?raw", import: "default", eager: true });
const file = (name: string): string => files[`../../../crates/canal-mania/data/${name}`] ?? "";
const MAP = file("map.toml");

/** The lines that differ, as they were and as they are. */
function changed(before: string, after: string): [string, string][] {
  const old = before.split("\n");
  const now = after.split("\n");
  expect(now.length).toBe(old.length);
  return old.flatMap((line, at): [string, string][] => (line === now[at] ? [] : [[line, now[at] ?? ""]]));
}

describe("the map's file", () => {
  it("names hexes beyond Z", () => {
    for (const name of ["A0", "H15", "Z99", "AA3", "AZ7", "DZ42"]) expect(nameOf(spotOf(name) ?? { col: 0, row: 0 })).toBe(name);
    expect(spotOf("15H")).toBeNull();
  });

  it("moves a town with three lines, and back again", () => {
    const place = towns(MAP).findIndex(({ name }) => name === "Ripon");
    const moved = moveTown(MAP, place, { col: 9, row: 1 });
    expect(changed(MAP, moved)).toEqual([
      ['  "...ccddddcccccccc......", # 1', '  "...ccddddTccccccc......", # 1'],
      ['  "...TcddddTccccddc......", # 2', '  "...Tcddddcccccddc......", # 2'],
      ['hex = "J2"', 'hex = "J1"'],
    ]);
    expect(townOn(moved, { col: 9, row: 1 })).toBe(place);
    expect(moveTown(moved, place, { col: 9, row: 2 })).toBe(MAP);
    expect(moveTown(MAP, place, { col: 99, row: 2 })).toBe(MAP);
    const other = spotOf(towns(MAP)[place + 1]?.hex ?? "") ?? { col: 0, row: 0 };
    expect(moveTown(MAP, place, other)).toBe(MAP);
  });

  it("changes the ground, and makes and takes away towns", () => {
    const spot = { col: 3, row: 0 };
    expect(changed(MAP, setGround(MAP, spot, "difficult"))).toHaveLength(1);
    const more = setGround(MAP, spot, "town");
    expect(towns(more)).toHaveLength(towns(MAP).length + 1);
    expect(towns(more).at(-1)).toMatchObject({ id: "town-1", hex: "D0" });
    expect(groundAt(more, spot)).toBe("town");
    expect(setGround(more, spot, "clear").trimEnd()).toBe(MAP.trimEnd());
  });

  it("grows and shrinks", () => {
    const tall = grow(MAP, "row");
    expect(terrain(tall)).toHaveLength(31);
    expect(shrink(tall, "row")).toBe(MAP);
    const wide = grow(MAP, "column");
    expect(terrain(wide).every((line) => line.length === 24)).toBe(true);
    expect(shrink(wide, "column")).toBe(MAP);
  });

  it("keeps contracts with their towns", () => {
    const text = file("contracts.toml");
    const renamed = renameTown(text, "Manchester", "Mancunium");
    expect(changed(text, renamed)).toHaveLength(4);
    expect(contracts(renamed)[0]?.terminals).toEqual(["Mancunium", "Liverpool"]);
    expect(contracts(addContract(text, ["York", "Ripon"])).at(-1)).toMatchObject({ terminals: ["York", "Ripon"], via: [], value: 4 });
  });
});
