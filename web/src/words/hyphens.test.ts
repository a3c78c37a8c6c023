import { expect, it } from "vitest";
import { soft } from "./hyphens";

it.each([
  ["Feldmesserhaus", "Feld-messer-haus"],
  ["Pferdemarkt", "Pfer-demarkt"],
  ["Coaching Inn", "Coaching Inn"],
  ["Ponte-canale", "Ponte-canale"],
  ["Schifferunterstand", "Schif-ferun-ters-tand"],
])("%s can be broken as %s", (name, broken) => {
  expect(soft(name).replaceAll("\u00ad", "-")).toBe(broken);
});
