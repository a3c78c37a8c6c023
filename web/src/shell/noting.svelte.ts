/** Whether tables say something once where it is first met; remembered by this browser. */
const KEY = "towpath-notes";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

let says = $state(stored());

export const saysNotes = (): boolean => says;

export function setSaysNotes(next: boolean): void {
  says = next;
  try {
    localStorage.setItem(KEY, next ? "on" : "off");
  } catch {
    // It holds until the page is closed.
  }
}
