import { BASE } from "./base";
import { parse, type Route } from "./route";

const here = (): Route => parse(location.pathname.slice(BASE.length), location.hash, location.search);

let current = $state<Route>(here());

export const route = (): Route => current;

export function go(path: string): void {
  history.pushState(null, "", BASE + path);
  current = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  current = here();
});

/** Links within the page change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
  if (!link.pathname.startsWith(`${BASE}/`) || link.pathname.startsWith(`${BASE}/api/`)) return;
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.preventDefault();
  go(link.pathname.slice(BASE.length) + link.search + link.hash);
}
