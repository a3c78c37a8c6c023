import { BASE } from "./base";

/** What the browser's tab says of the table: its title, a mark on its icon, and a badge where the system has one. */
export function attend(title: string, { turns, unread }: { turns: number; unread: number }): void {
  const count = unread > 0 ? `(${unread}) ` : "";
  document.title = `${turns > 0 ? "● " : ""}${count}${title === "" ? "" : `${title} – `}Towpath`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = `${BASE}/favicon${turns > 0 ? "-turn" : ""}.svg`;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  // Only installed pages have a badge, and not in every browser.
  if ("setAppBadge" in navigator) void navigator.setAppBadge(turns + unread).catch(() => null);
}
