/** Whether this browser is signed in, known at once; everything else about accounts is loaded when it is needed. */
import { read, write } from "./mine";

const KEY = "towpath-account";
let name = $state(read<string | null>(KEY, null));
let coming: Promise<void> | null = null;

/** What the person is called; `null` for a guest. */
export const signedInAs = (): string | null => name;

/** Somebody has signed in or out. */
export function noteSignedIn(next: string | null): void {
  name = next;
  coming = null;
  write(KEY, next);
}

/** The seats of the account are known, at once for a guest. Whoever cannot be asked leaves what this browser has. */
export async function ready(): Promise<void> {
  if (name === null) return;
  coming ??= import("../account/sync").then(({ begin }) => begin()).catch(() => undefined);
  await coming;
}
