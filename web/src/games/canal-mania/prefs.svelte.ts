/** What this browser remembers about the map, and what the table and the rail share while one looks at something. */
const KEY = "towpath-canal-mania-north-up";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

let up = $state(stored());
let looked = $state.raw<number | null>(null);

/** Whether the player wants north up where the sheet would be turned. */
export const northUp = (): boolean => up;

export function setNorthUp(next: boolean): void {
  up = next;
  try {
    localStorage.setItem(KEY, next ? "yes" : "no");
  } catch {
    // It holds until the page is closed.
  }
}

/** The contract under the pointer or the focus, wherever it is listed. */
export const lookedAt = (): number | null => looked;

export function lookAt(contract: number | null): void {
  looked = contract;
}
