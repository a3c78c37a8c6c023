/** Zooming with two fingers. While they move only the finished picture is stretched; it is drawn anew when they let go. */
import type { Point } from "./hex";

/**
 * Listens on `frame` and stretches `content`. At the end it says by which factor, around which point of the frame, and how far the
 * fingers went together. Gives back what ends the listening.
 */
export function pinching(
  frame: HTMLElement,
  content: HTMLElement,
  done: (factor: number, anchor: Point, shift: Point) => void,
): () => void {
  let start: { anchor: Point; apart: number } | null = null;
  let factor = 1;
  let shift: Point = { x: 0, y: 0 };

  function fingers(event: TouchEvent): { anchor: Point; apart: number } | null {
    const [a, b] = [event.touches[0], event.touches[1]];
    if (!a || !b || event.touches.length !== 2) return null;
    const box = frame.getBoundingClientRect();
    return {
      anchor: { x: (a.clientX + b.clientX) / 2 - box.left, y: (a.clientY + b.clientY) / 2 - box.top },
      apart: Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1),
    };
  }
  function begin(event: TouchEvent): void {
    const now = fingers(event);
    if (!now) return;
    event.preventDefault();
    start = now;
    factor = 1;
    shift = { x: 0, y: 0 };
    content.style.transformOrigin = `${frame.scrollLeft + now.anchor.x}px ${frame.scrollTop + now.anchor.y}px`;
  }
  function move(event: TouchEvent): void {
    const now = fingers(event);
    if (!start || !now) return;
    event.preventDefault();
    factor = Math.min(Math.max(now.apart / start.apart, 0.25), 4);
    shift = { x: now.anchor.x - start.anchor.x, y: now.anchor.y - start.anchor.y };
    content.style.transform = `translate(${shift.x}px, ${shift.y}px) scale(${factor})`;
  }
  function end(): void {
    if (!start) return;
    const { anchor } = start;
    start = null;
    content.style.transform = "";
    content.style.transformOrigin = "";
    done(factor, anchor, shift);
  }
  const held = { passive: false } as const;
  frame.addEventListener("touchstart", begin, held);
  frame.addEventListener("touchmove", move, held);
  frame.addEventListener("touchend", end);
  frame.addEventListener("touchcancel", end);
  return () => {
    frame.removeEventListener("touchstart", begin);
    frame.removeEventListener("touchmove", move);
    frame.removeEventListener("touchend", end);
    frame.removeEventListener("touchcancel", end);
  };
}
