/** Light or dark: the system's preference, unless the player has chosen. */
export type Theme = "system" | "light" | "dark";

/** The colour of the browser's own frame: the page's ground (`--paper`). */
const GROUND = { light: "#f6f1e4", dark: "#0d2230" };

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

/** Colours the browser's frame: each preference of the system has a colour of its own, unless one theme was chosen for both. */
function frame(next: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const preferred = meta.media.includes("dark") ? "dark" : "light";
    meta.content = GROUND[next === "system" ? preferred : next];
  }
}

export function setTheme(next: Theme): void {
  chosen = next;
  frame(next);
  if (next === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = next;
  try {
    if (next === "system") localStorage.removeItem("towpath-theme");
    else localStorage.setItem("towpath-theme", next);
  } catch {
    // It holds until the page is closed.
  }
}
