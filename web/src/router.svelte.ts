/** The page's addresses: `/`, `/t/TABLE#TOKEN`, `/rules/GAME#CLAUSE`. */
export type Route = { page: "home" } | { page: "table"; id: string } | { page: "rules"; game: string; clause: string } | { page: "lost" };

export function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second !== undefined && parts.length === 2) return { page: "table", id: decodeURIComponent(second) };
  if (first === "rules" && second !== undefined && parts.length === 2) return { page: "rules", game: decodeURIComponent(second), clause: hash.slice(1) };
  return { page: "lost" };
}

let current = $state<Route>(parse(location.pathname, location.hash));

export const route = (): Route => current;

export function go(path: string): void {
  history.pushState(null, "", path);
  current = parse(location.pathname, location.hash);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  current = parse(location.pathname, location.hash);
});

/** Links within the page change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
