/** The folder of the host that the server is in, such as `/towpath`; empty where it has the host to itself. */
export const BASE = globalThis.document?.documentElement.dataset["base"] ?? "";

/** The address that others open: `ORIGIN/t/TABLE` and so on. */
export const SITE = `${globalThis.location?.origin ?? ""}${BASE}`;
