/** The page's addresses: `/`, `/new?game=GAME&with=WHOM`, `/deal/GAME`, `/t/TABLE#TOKEN`, `/rules/GAME#CLAUSE`, `/rules/GAME/aid`, `/editions?hash=HASH`, `/editions/ID`, `/learn`, `/learn/GAME`, `/puzzles/GAME/ID`, `/analysis/GAME?table=TABLE&at=VERSION#STUDY`, `/account`, `/continue#CODE`, `/privacy`. */
export type Route =
  | { page: "home" }
  | { page: "new"; wish: Readonly<Record<string, string>> }
  | { page: "deal"; game: string | null }
  | { page: "table"; id: string }
  | { page: "rules"; game: string; clause: string; part: "whole" | "aid" }
  | { page: "editions"; wish: Readonly<Record<string, string>> }
  | { page: "edition"; id: string }
  | { page: "learn"; id: string }
  | { page: "lessons" }
  | { page: "puzzles"; game: string | null; id: string | null }
  | { page: "analysis"; game: string; wish: Readonly<Record<string, string>>; shared: string }
  | { page: "account"; part: "account" | "continue" | "privacy"; code: string }
  | { page: "lost" };

export function parse(path: string, hash: string, search = ""): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "new" && parts.length === 1) return { page: "new", wish: Object.fromEntries(new URLSearchParams(search)) };
  if (first === "deal" && parts.length <= 2) return { page: "deal", game: second === undefined ? null : decodeURIComponent(second) };
  if (first === "t" && second !== undefined && parts.length === 2) return { page: "table", id: decodeURIComponent(second) };
  if (first === "rules" && second !== undefined && (parts.length === 2 || (parts.length === 3 && parts[2] === "aid")))
    return { page: "rules", game: decodeURIComponent(second), clause: hash.slice(1), part: parts.length === 3 ? "aid" : "whole" };
  if (first === "editions" && parts.length === 1) return { page: "editions", wish: Object.fromEntries(new URLSearchParams(search)) };
  if (first === "editions" && second !== undefined && parts.length === 2) return { page: "edition", id: decodeURIComponent(second) };
  if (first === "learn" && parts.length === 1) return { page: "lessons" };
  if (first === "learn" && second !== undefined && parts.length === 2) return { page: "learn", id: decodeURIComponent(second) };
  if (first === "puzzles" && parts.length <= 3) return { page: "puzzles", game: second ?? null, id: parts[2] ?? null };
  if (first === "analysis" && second !== undefined && parts.length === 2)
    return {
      page: "analysis",
      game: decodeURIComponent(second),
      wish: Object.fromEntries(new URLSearchParams(search)),
      shared: hash.slice(1),
    };
  if ((first === "account" || first === "continue" || first === "privacy") && parts.length === 1)
    return { page: "account", part: first, code: hash.slice(1) };
  return { page: "lost" };
}
