/** Files from and to the player's disk. */
import type { EditionFileInfo } from "../api/types";
import { isData, lastPart, unzip, zip, type TextFile } from "./zip";

/** The component data among files, folders and archives that somebody has chosen; `null` if an archive cannot be read. */
export async function chosen(files: Iterable<File>): Promise<TextFile[] | null> {
  const found: TextFile[] = [];
  for (const file of files) {
    if (isData(file.name)) found.push({ name: lastPart(file.name), text: plain(await file.text()) });
    else if (file.name.endsWith(".zip")) {
      const inside = await unzip(file);
      if (inside === null) return null;
      found.push(...inside.map(({ name, text }) => ({ name, text: plain(text) })));
    }
  }
  return found;
}

/** Editors of other systems begin a text with a mark and end its lines in two characters. */
const plain = (text: string): string => text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");

function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A name that every system takes. */
export const fileName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase() || "edition";

/** One file as it is. */
export const saveFile = ({ name, text }: EditionFileInfo): void => save(name, new Blob([text], { type: "application/toml" }));
/** All files as one archive. */
export const saveAll = (name: string, files: readonly EditionFileInfo[]): void => save(`${fileName(name)}.zip`, zip(files));
