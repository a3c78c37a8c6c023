/** Small sounds made on the spot; nothing is loaded, and nothing sounds unless the player wants it. */
export type Sound = "act" | "turn" | "score";

const NOTES: Record<Sound, readonly [number, number][]> = {
  act: [[330, 0]],
  turn: [
    [392, 0],
    [523, 0.11],
  ],
  score: [
    [523, 0],
    [659, 0.08],
    [784, 0.16],
  ],
};

function stored(): boolean {
  try {
    return localStorage.getItem("towpath-sound") === "on";
  } catch {
    return false;
  }
}

let on = $state(stored());
let context: AudioContext | null = null;

export const sound = (): boolean => on;

export function setSound(next: boolean): void {
  on = next;
  try {
    localStorage.setItem("towpath-sound", next ? "on" : "off");
  } catch {
    // It holds until the page is closed.
  }
  if (next) play("turn");
}

export function play(name: Sound): void {
  if (!on) return;
  context ??= new AudioContext();
  for (const [pitch, after] of NOTES[name]) {
    const at = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  }
}
