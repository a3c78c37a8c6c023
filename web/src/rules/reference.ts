/** A rules reference as the page shows it: text, diagrams between it, headings to go to, blocks to search. */
import { harmless } from "../shell/harmless";

export type Part = { html: string } | { diagram: string; caption: string };

export interface Heading {
  id: string;
  level: number;
  text: string;
}

/** A paragraph, item or row that can be found. */
export interface Block {
  /** Where to go: the clause it belongs to, else its heading. */
  id: string;
  /** The clause's key, or the heading's words. */
  name: string;
  text: string;
}

export interface Reference {
  title: string;
  parts: Part[];
  headings: Heading[];
  blocks: Block[];
}

const DIAGRAM = "diagram-";
const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** Reads what the server made of a reference. */
export function read(html: string): Reference {
  const { body } = new DOMParser().parseFromString(harmless(html), "text/html");
  const parts: Part[] = [];
  const headings: Heading[] = [];
  const blocks: Block[] = [];
  let title = "";
  let run = "";
  let here = { id: "", name: "" };
  const flush = (): void => {
    if (run.trim() !== "") parts.push({ html: run });
    run = "";
  };
  for (const element of body.children) {
    if (element.localName === "h1") title = textOf(element);
    if (/^h[23]$/.test(element.localName)) {
      headings.push({ id: element.id, level: Number(element.localName.slice(1)), text: textOf(element) });
      here = { id: element.id, name: textOf(element) };
    } else if (element.localName === "p" && element.id !== "") {
      here = { id: element.id, name: element.id };
    }
    if (element.localName === "figure") {
      flush();
      parts.push({ diagram: element.id.slice(DIAGRAM.length), caption: textOf(element) });
      continue;
    }
    run += element.outerHTML;
    const found = ["ul", "ol", "table"].includes(element.localName) ? [...element.querySelectorAll("li, tbody tr")] : [element];
    if (/^h\d$/.test(element.localName)) continue;
    for (const one of found) {
      const text = one.localName === "tr" ? [...one.children].map(textOf).join(" – ") : textOf(one);
      blocks.push({ ...here, text });
    }
  }
  flush();
  return { title, parts, headings, blocks };
}

/** Small letters without accents. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe");
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The blocks that have all of these words, or words that begin with them. */
export function find({ blocks }: Reference, asked: string): Block[] {
  const wanted = wordsOf(asked);
  if (wanted.length === 0) return [];
  return blocks.filter(({ text }) => {
    const words = wordsOf(text);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}
