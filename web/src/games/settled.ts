/**
 * Things in a row that keep their places: what goes leaves a gap, what comes takes the first gap or the end. `before` is the row as
 * it was.
 */
export function settled<T>(before: readonly (T | null)[], now: readonly T[]): (T | null)[] {
  const row: (T | null)[] = before.map((one) => (one !== null && now.includes(one) ? one : null));
  for (const one of now) {
    if (row.includes(one)) continue;
    const gap = row.indexOf(null);
    if (gap < 0) row.push(one);
    else row[gap] = one;
  }
  while (row.length > 0 && row.at(-1) === null) row.pop();
  return row;
}
