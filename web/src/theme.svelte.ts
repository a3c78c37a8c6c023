/** Light or dark: the system's preference, unless the player has chosen. */
export type Theme = "system" | "light" | "dark";

function stored(): Theme {
  try {
    const chosen = localStorage.getItem("towpath-theme");
    return chosen === "light" || chosen === "dark" ? chosen : "system";
  } catch {
    return "system";
  }
}

let chosen = $state<Theme>(stored());

export function theme(): Theme {
  return chosen;
}

export function setTheme(next: Theme): void {
  chosen = next;
  if (next === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = next;
  try {
    if (next === "system") localStorage.removeItem("towpath-theme");
    else localStorage.setItem("towpath-theme", next);
  } catch {
    // It holds until the page is closed.
  }
}
