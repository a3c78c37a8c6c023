/** What the server is asked about component data. */
import type { AskPreview, EditionInfo, EditionPreview, EditionReport, NewEdition } from "../api/types";
import { json } from "../net/http";

/** What is wrong with it and what is unusual, with file and line. */
export const check = (body: NewEdition): Promise<EditionReport> => json("/api/editions/check", { method: "POST", body });
/** A table with it, before the first decision. */
export const preview = (body: AskPreview): Promise<EditionPreview> => json("/api/editions/preview", { method: "POST", body });
/** Keeps it at the server. */
export const keepThere = (body: NewEdition): Promise<EditionInfo> => json("/api/editions", { method: "POST", body });
/** What a game's owner begins with. */
export const template = (game: string): Promise<NewEdition> => json(`/api/editions/template/${encodeURIComponent(game)}`);
/** Those that the server offers. */
export const offered = (): Promise<EditionInfo[]> => json("/api/editions");
