import { mount, unmount } from "svelte";
import type { Status } from "../../api/types";
import Flight from "./Flight.svelte";
import { chambers, fitted, lettering } from "./locks";
import type { Boat } from "./review";

/** What social networks show beside a link. */
export const WIDE = 1200;
export const HIGH = 630;

/** What the picture says: nothing that is not on everybody's last page. */
export interface Shared {
  status: Status;
  boats: readonly Boat[];
  result: string;
  why: string;
  game: string;
  day: string;
}

/** A running game has secrets, and its result is not known: no picture of it. */
export class NotOver extends Error {}

/** A text in lines of at most so many pixels, as measured; what is left after `most` lines is cut with an ellipsis. */
export function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""}…`];
}

/** The drawing of the flight without words, taken out of the page with the colours it has there. */
async function drawing(boats: readonly Boat[], width: number, height: number): Promise<HTMLImageElement> {
  const target = document.createElement("div");
  const flight = mount(Flight, { target, props: { boats, width, height, words: false } });
  try {
    const svg = target.querySelector("svg");
    if (!svg) throw new Error("nothing was drawn");
    const style = getComputedStyle(document.documentElement);
    for (const { colour } of boats) svg.style.setProperty(`--p-${colour}`, style.getPropertyValue(`--p-${colour}`));
    svg.style.width = `${width}px`;
    svg.style.height = `${height}px`;
    const image = new Image(width, height);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    return image;
  } finally {
    void unmount(flight);
  }
}

const SERIF = '"Alegreya Variable", Georgia, serif';
const SANS = '"Source Sans 3 Variable", system-ui, sans-serif';

/** The picture to share: the band with the flight of locks, the result, the names and points, the game and the day. */
export async function picture({ status, boats, result, why, game, day }: Shared): Promise<Blob> {
  if (status !== "over") throw new NotOver();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const draw = canvas.getContext("2d");
  if (!draw) throw new Error("this browser draws no pictures");
  await Promise.all([document.fonts.load(`700 60px ${SERIF}`), document.fonts.load(`700 40px ${SANS}`)]);
  const sky = draw.createLinearGradient(0, 0, 0, HIGH);
  sky.addColorStop(0, "#fff8e6");
  sky.addColorStop(1, "#f6e3b6");
  draw.fillStyle = sky;
  draw.fillRect(0, 0, WIDE, HIGH);

  const high = 400;
  const top = HIGH - high;
  draw.drawImage(await drawing(boats, WIDE, high), 0, top, WIDE, high);
  const flight = chambers(
    boats.map(({ place }) => place),
    WIDE,
    high,
  );
  draw.textAlign = "center";
  draw.lineJoin = "round";
  for (const { x, points, name } of lettering(boats, flight, high)) {
    draw.font = `700 ${points.size * 1.15}px ${SANS}`;
    draw.fillStyle = "#23282d";
    draw.fillText(points.text, x, top + points.y);
    draw.font = `700 ${name.size * 1.15}px ${SERIF}`;
    draw.strokeStyle = "#0e3552";
    draw.lineWidth = 5;
    draw.strokeText(name.text, x, top + name.y);
    draw.fillStyle = "#fff";
    draw.fillText(name.text, x, top + name.y);
  }

  draw.textAlign = "left";
  draw.fillStyle = "#7a4f00";
  draw.font = `700 26px ${SANS}`;
  draw.fillText(`${game} · ${day}`, 56, 72);
  draw.textAlign = "right";
  draw.fillStyle = "#14384f";
  draw.font = `700 34px ${SERIF}`;
  draw.fillText("Towpath", WIDE - 56, 74);
  draw.textAlign = "left";
  draw.fillStyle = "#23282d";
  const { size } = fitted(result, 2 * 1040, 68, 38);
  draw.font = `700 ${size}px ${SERIF}`;
  const lines = wrapped(result, WIDE - 112, 2, (text) => draw.measureText(text).width);
  lines.forEach((line, index) => draw.fillText(line, 56, 148 + index * size * 1.05));
  draw.font = `400 28px ${SANS}`;
  draw.fillStyle = "#56595a";
  // Under a title of two lines the boats begin.
  if (lines.length === 1) draw.fillText(wrapped(why, WIDE - 112, 1, (text) => draw.measureText(text).width)[0] ?? "", 56, 200);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture was made"))), "image/png"),
  );
}

/** Hands a picture to the system's own way of sharing where there is one, and else to the downloads; which of them it was. */
export async function hand(blob: Blob, name: string): Promise<"shared" | "saved"> {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (failure) {
      // Whoever closes the system's sheet wants no download instead.
      if (failure instanceof DOMException && failure.name === "AbortError") return "shared";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
