/** Brings a clause into sight and marks it until another is looked at. */
export function lookAt(root: ParentNode, id: string): void {
  for (const one of root.querySelectorAll(".looked-at")) one.classList.remove("looked-at");
  const found = id === "" ? null : root.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!found) return;
  found.classList.add("looked-at");
  found.scrollIntoView({ block: found.localName === "p" ? "center" : "start" });
}
