/** Whether this browser is signed in, known at once; everything else about accounts is loaded when it is needed. */

const KEY = "towpath-account";

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let name = $state(kept());
let coming: Promise<void> | null = null;

/** What the person is called; `null` for a guest. */
export const signedInAs = (): string | null => name;

/** Somebody has signed in or out. */
export function noteSignedIn(next: string | null): void {
  name = next;
  coming = null;
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // It holds until the page is closed.
  }
}

/** The seats of the account are known, at once for a guest. Whoever cannot be asked leaves what this browser has. */
export function ready(): Promise<void> {
  if (name === null) return Promise.resolve();
  coming ??= import("../account/sync").then(({ begin }) => begin()).catch(() => undefined);
  return coming;
}
