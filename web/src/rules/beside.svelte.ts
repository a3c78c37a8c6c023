/** The rules beside a table: which clause is shown there; empty for the beginning, `null` while they are closed. */
let shown = $state<string | null>(null);

export const clauseBeside = (): string | null => shown;

export function closeRules(): void {
  shown = null;
}

/** For links to rules at a table: a plain click opens them beside the board, any other does what links do. */
export function openBeside(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  shown = link.hash.slice(1);
}
