/** Reading typed targets: which things of a kind are among them. */
import type { Target } from "../../api/canal-mania";

type Thing = Exclude<Target, string>;
type Kind = Thing extends infer T ? (T extends T ? keyof T : never) : never;
type Value<K extends Kind> = Extract<Thing, Record<K, unknown>>[K];

/** The things of this kind, in their order. */
export function valuesOf<K extends Kind>(targets: Iterable<Target>, kind: K): Value<K>[] {
  const found: Value<K>[] = [];
  for (const target of targets) {
    if (typeof target === "object" && kind in target) found.push((target as Extract<Thing, Record<K, unknown>>)[kind]);
  }
  return found;
}
