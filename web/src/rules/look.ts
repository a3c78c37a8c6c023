/** Milliseconds in which what is still being drawn above a clause may push it away. */
const SETTLES = 2500;
/** What shows that the reader has taken over. */
const OWN = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

let forget: (() => void) | null = null;

/** Brings a clause into sight, keeps it there while the text around it is drawn, and marks it until another is looked at. */
export function lookAt(root: Element, id: string): void {
  forget?.();
  for (const one of root.querySelectorAll(".looked-at")) one.classList.remove("looked-at");
  const found = id === "" ? null : root.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!found) return;
  found.classList.add("looked-at");
  const show = (): void => found.scrollIntoView({ block: found.localName === "p" ? "center" : "start" });
  show();
  const observer = new ResizeObserver(show);
  for (const figure of root.querySelectorAll("figure, .described")) observer.observe(figure);
  observer.observe(root);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of OWN) removeEventListener(kind, stop);
    forget = null;
  };
  const timer = setTimeout(stop, SETTLES);
  for (const kind of OWN) addEventListener(kind, stop, { passive: true });
  forget = stop;
}

/** Lets a keyboard reach tables that are wider than the text, so that they can be scrolled; gives what ends that. */
export function reachTables(root: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    for (const table of root.querySelectorAll("table")) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute("tabindex");
    }
  });
  watch.observe(root);
  return () => watch.disconnect();
}
