import type { Drawing } from "../../api/kanal";
import { bridges } from "./drawings-bridges";
import { town } from "./drawings-town";
import { transport } from "./drawings-transport";
import { works } from "./drawings-works";
import type { Stroke } from "./strokes";

/** What each kind of building looks like: a roof, one telling object, one accent. */
export const DRAWINGS: Record<Drawing, readonly Stroke[]> = { ...works, ...transport, ...bridges, ...town };
