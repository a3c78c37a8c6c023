/** Whether the table asks back before something is lost; remembered by this browser. */
const KEY = "towpath-ask-back";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

let asks = $state(stored());

export const asksBack = (): boolean => asks;

export function setAsksBack(next: boolean): void {
  asks = next;
  try {
    localStorage.setItem(KEY, next ? "on" : "off");
  } catch {
    // It holds until the page is closed.
  }
}
