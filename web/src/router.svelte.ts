import { parse, type Route } from "./route";

let current = $state<Route>(parse(location.pathname, location.hash, location.search));

export const route = (): Route => current;

export function go(path: string): void {
  history.pushState(null, "", path);
  current = parse(location.pathname, location.hash, location.search);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  current = parse(location.pathname, location.hash, location.search);
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
