import { expect, it } from "vitest";
import { faceOf, initials, numberOf } from "./face";

it("gives a name the same face every time, and others another", () => {
  expect(faceOf("Bert")).toEqual(faceOf("Bert"));
  const names = ["Bert", "Tilda", "Pippo", "Fenna", "Wim", "Nella", "Jost", "Melina", "Alma", "Odo", "Selma", "Rufo"];
  expect(new Set(names.map((name) => JSON.stringify(faceOf(name)))).size).toBe(names.length);
  expect(numberOf("Bert")).not.toBe(numberOf("Bret"));
});

it("puts a beard only on short hair", () => {
  for (const name of ["Bert", "Tilda", "Pippo", "Fenna", "Wim", "Nella", "Kuno", "Thekla", "Aurel", "Zita"]) {
    const { cut, beard } = faceOf(name);
    if (cut !== "short") expect(beard).toBe("none");
  }
});

it.each([
  ["Anna", "A"],
  ["Jürg Müller", "JM"],
  ["李小龍", "李"],
  ["ada b. king", "AK"],
  ["", ""],
])("writes %s as %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
