import type { AccountInfo } from "../api/types";
import { Failure } from "../net/http";
import { inWords } from "../shell/making.svelte";
import { t } from "../words/words.svelte";
import { beginSignIn, finishSignIn } from "./ask";
import { Declined, show } from "./passkey";

/** Something that is being done: once at a time, and what went wrong is kept in words. */
export class Work {
  busy = $state(false);
  failure = $state<string | null>(null);

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = null;
    try {
      await work();
    } catch (error) {
      this.failure = said(error);
    } finally {
      this.busy = false;
    }
  }
}

function said(error: unknown): string {
  if (error instanceof Declined) return t(error.message === "InvalidStateError" ? "web-account-known" : "web-account-declined");
  const lost = error instanceof Failure && error.error.code === "bad_token" && error.error.why === undefined;
  return lost ? t("web-account-signed-out") : inWords(error);
}

/** Signs in with a passkey. */
export async function signIn(): Promise<AccountInfo> {
  const { ceremony, options } = await beginSignIn();
  return finishSignIn(ceremony, await show(options));
}

/** Does what may need a passkey that was shown lately: if so it is asked for, and the work is done again. */
export async function proved<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.error.code !== "proof_needed") throw error;
    await signIn();
    return work();
  }
}
