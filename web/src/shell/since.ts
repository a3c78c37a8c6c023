import type { LogEntry } from "../api/types";

/**
 * What other seats have done since the last decision of `seat`, as far as the log tells; for a spectator (`null`) the latest turn.
 * It is worked out from the log alone, so it is the same after the page was loaded anew.
 */
export function since(log: readonly LogEntry[], seat: number | null): LogEntry[] {
  if (seat === null) {
    const last = log.findLast((line) => line.seat !== null);
    return last === undefined ? [] : log.filter((line) => line.turn === last.turn && line.seat === last.seat);
  }
  const own = log.findLastIndex((line) => line.seat === seat);
  return log.slice(own + 1).filter((line) => line.seat !== null);
}
