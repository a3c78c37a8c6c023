// Runs before the first paint, so that a chosen theme never flashes. A file of its own keeps the page free of inline scripts.
try {
  const chosen = localStorage.getItem("towpath-theme");
  if (chosen === "light" || chosen === "dark") {
    document.documentElement.dataset.theme = chosen;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = chosen === "dark" ? "#0d2230" : "#f6f1e4";
  }
} catch {
  // Storage can be forbidden; the system's preference holds then.
}
