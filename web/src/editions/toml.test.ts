import { describe, expect, it } from "vitest";
import { add, find, insert, items, leaf, lineAt, read, remove, set, unset, words } from "./toml";

const files = import.meta.glob<string>("../../../crates/*/data/*.toml", { query: "?raw", import: "default", eager: true });
const MAP = `# The map.
[grid]
terrain = [
  "ccT", # the north
  "c.d", # 1
]

# The only town.
[[town]]
id = "ripon" # its id
name = "Ripon"
hex = "C0"

# Behind it.
[[town]]
id = "york"
name = "York"
hex = "A1"
`;

describe("places in component data", () => {
  it("reads every file that comes with the games", () => {
    expect(Object.keys(files).length).toBeGreaterThan(8);
    for (const [name, text] of Object.entries(files)) expect(read(text), name).not.toBeNull();
  });

  it("finds values, and where they stand", () => {
    const root = read(MAP);
    expect(words(root, ["town", 1, "name"])).toBe("York");
    expect(items(root, ["grid", "terrain"]).map((row) => leaf(row, []))).toEqual(["ccT", "c.d"]);
    expect(lineAt(MAP, find(root, ["town", 1, "hex"])?.start ?? 0)).toBe(18);
    expect(read("a = [1,\nb = 2")).toBeNull();
    expect(read('a = "never ends')).toBeNull();
    expect(read("a.b = 1\n[c]\nd = { e = 'f', g = [ 1, 2, ] } # h")?.entries.size).toBe(2);
    expect(words(read('a = "x\\u00e9\\"\\n"'), ["a"])).toBe('xé"\n');
  });

  it("changes one value and leaves the rest as it was typed", () => {
    expect(set(MAP, ["town", 0, "id"], 'a "b"')).toBe(MAP.replace('"ripon"', '"a \\"b\\""'));
    expect(set(MAP, ["grid", "terrain", 0], "TTT")).toBe(MAP.replace('"ccT"', '"TTT"'));
    expect(set(MAP, ["town", 0, "city"], true)).toBe(MAP.replace('hex = "C0"', 'hex = "C0"\ncity = true'));
    expect(set("a = { b = 1 }", ["a", "c"], 2)).toBe("a = { b = 1, c = 2 }");
    expect(set("", ["a"], 1)).toBe("a = 1\n");
    expect(set(MAP, ["nowhere", 3, "b"], 2)).toBe(MAP);
    expect(unset(MAP, ["town", 0, "name"])).toBe(MAP.replace('name = "Ripon"\n', ""));
  });

  it("adds and removes entries", () => {
    const more = add(MAP, "town", { id: "hull", city: false, via: ["a", "b"] }, 0);
    expect(more).toBe(MAP.replace('hex = "C0"', 'hex = "C0"\n\n[[town]]\nid = "hull"\ncity = false\nvia = ["a", "b"]'));
    expect(remove(more, ["town", 1])).toBe(MAP);
    expect(remove(MAP, ["grid", "terrain", 0])).toBe(MAP.replace('  "ccT", # the north\n', ""));
    expect(remove("a = [1, 2, 3]", ["a", 1])).toBe("a = [1,  3]");
    expect(insert(MAP, ["grid", "terrain"], 0, '"ddd"')).toBe(MAP.replace("# the north", '# the north\n  "ddd",'));
    expect(insert("a = [1, 2]", ["a"], 1, "3")).toBe("a = [1, 2, 3]");
  });
});
