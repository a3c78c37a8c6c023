/** The page's addresses: `/`, `/t/TABLE#TOKEN`, `/rules/GAME#CLAUSE`. */
export type Route = { page: "home" } | { page: "table"; id: string } | { page: "rules"; game: string; clause: string } | { page: "lost" };

export function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second !== undefined && parts.length === 2) return { page: "table", id: decodeURIComponent(second) };
  if (first === "rules" && second !== undefined && parts.length === 2)
    return { page: "rules", game: decodeURIComponent(second), clause: hash.slice(1) };
  return { page: "lost" };
}
