/** Archives of a few small text files, written without compression and read with the browser's own. */

export interface TextFile {
  name: string;
  text: string;
}

const FILE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** The first of January 1980, the earliest date an archive knows: the same files give the same archive. */
const DATE = 0x21;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** The most bytes that are unpacked: component data is far smaller. */
const MOST = 4_000_000;

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Numbers of two (`s`) or four (`l`) bytes. */
function packed(shape: string, ...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer([...shape].reduce((sum, one) => sum + (one === "s" ? 2 : 4), 0)));
  let at = 0;
  [...shape].forEach((one, index) => {
    if (one === "s") view.setUint16(at, values[index] ?? 0, true);
    else view.setUint32(at, values[index] ?? 0, true);
    at += one === "s" ? 2 : 4;
  });
  return new Uint8Array(view.buffer);
}

/** An archive of these files. */
export function zip(files: readonly TextFile[]): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = encoder.encode(file.name);
    const data = encoder.encode(file.text);
    const facts = [20, UTF8, 0, 0, DATE, crc(data), data.length, data.length, name.length] as const;
    const head = packed("lssssslllss", FILE, ...facts, 0);
    directory.push(packed("lsssssslllsssssll", ENTRY, 20, ...facts, 0, 0, 0, 0, 0, offset), name);
    parts.push(head, name, data);
    offset += head.length + name.length + data.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = packed("lsssslls", END, 0, 0, files.length, files.length, size, offset, 0);
  return new Blob([...parts, ...directory, end] as BlobPart[], { type: "application/zip" });
}

/** The text files of an archive, without their folders; `null` if it is none that can be read. */
export async function unzip(archive: Blob): Promise<TextFile[] | null> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const decoder = new TextDecoder();
  try {
    let end = bytes.length - 22;
    while (view.getUint32(end, true) !== END) end -= 1;
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    const found: TextFile[] = [];
    let room = MOST;
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== ENTRY) return null;
      const method = view.getUint16(at + 10, true);
      const size = view.getUint32(at + 20, true);
      const nameSize = view.getUint16(at + 28, true);
      const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameSize));
      const head = view.getUint32(at + 42, true);
      at += 46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      if (!isData(name)) continue;
      const start = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
      const unpacked = await unpack(bytes.subarray(start, start + size), method, room);
      if (unpacked === null) return null;
      room -= unpacked.length;
      found.push({ name: lastPart(name), text: decoder.decode(unpacked) });
    }
    return found;
  } catch {
    // Offsets beyond its end, or data that does not unpack.
    return null;
  }
}

async function unpack(bytes: Uint8Array, method: number, room: number): Promise<Uint8Array | null> {
  if (method === 0) return bytes.length > room ? null : bytes;
  if (method !== 8) return null;
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > room) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Whether a file belongs to component data. */
export const isData = (name: string): boolean => name.endsWith(".toml") && !lastPart(name).startsWith(".");
/** A file's name without its folders. */
export const lastPart = (name: string): string => name.split("/").at(-1) ?? name;
