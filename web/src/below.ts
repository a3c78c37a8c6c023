import { BASE } from "./base";

/** Links are written as if the server had its host to itself. Below a folder of the host each is led there as it appears. */
function lead(link: Element): void {
  const address = link.getAttribute("href");
  if (address?.startsWith("/") && !`${address}/`.startsWith(`${BASE}/`)) link.setAttribute("href", BASE + address);
}

function look(node: Node): void {
  if (!(node instanceof Element)) return;
  lead(node);
  node.querySelectorAll("[href]").forEach(lead);
}

new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === "attributes") lead(target as Element);
    else addedNodes.forEach(look);
  }
}).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ["href"] });
