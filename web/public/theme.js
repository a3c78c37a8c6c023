// Runs before the first paint, so that a chosen theme never flashes. A file of its own keeps the page free of inline scripts.
try {
  const chosen = localStorage.getItem("towpath-theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // Storage can be forbidden; the system's preference holds then.
}
