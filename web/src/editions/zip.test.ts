import { describe, expect, it } from "vitest";
import { unzip, zip } from "./zip";

/** Made by another program: a folder with map.toml (deflated) and a file that is no data. */
const FOREIGN =
  "UEsDBBQAAAAIABKNcV35bMccDgAAAEABAAAQAAAAZW5nbGFuZC9tYXAudG9tbFNWSFTITSzgUh6lyaIBUEsDBBQAAAAIABKNcV2DFtyMAwAAAAEAAAASAAAAZW5nbGFuZC9yZWFkbWUudHh0qwAAUEsDBBQAAAAIABKNcV2DFtyMAwAAAAEAAAAbAAAAX19NQUNPU1gvZW5nbGFuZC8uX21hcC50b21sqwAAUEsBAhQDFAAAAAgAEo1xXflsxxwOAAAAQAEAABAAAAAAAAAAAAAAAIABAAAAAGVuZ2xhbmQvbWFwLnRvbWxQSwECFAMUAAAACAASjXFdgxbcjAMAAAABAAAAEgAAAAAAAAAAAAAAgAE8AAAAZW5nbGFuZC9yZWFkbWUudHh0UEsBAhQDFAAAAAgAEo1xXYMW3IwDAAAAAQAAABsAAAAAAAAAAAAAAIABbwAAAF9fTUFDT1NYL2VuZ2xhbmQvLl9tYXAudG9tbFBLBQYAAAAAAwADAMcAAACrAAAAAAA=";

describe("archives", () => {
  it("gives back what was put in", async () => {
    const files = [
      { name: "map.toml", text: "a = 1\n" },
      { name: "détails.toml", text: "b = 'é'\n".repeat(500) },
      { name: "empty.toml", text: "" },
    ];
    expect(await unzip(zip(files))).toEqual(files);
  });

  it("reads what another program has packed, without folders and other files", async () => {
    const bytes = Uint8Array.from(atob(FOREIGN), (one) => one.charCodeAt(0));
    expect(await unzip(new Blob([bytes]))).toEqual([{ name: "map.toml", text: "# a map\n".repeat(40) }]);
  });

  it("refuses what is no archive", async () => {
    expect(await unzip(new Blob(["not an archive at all, only text"]))).toBeNull();
    expect(await unzip(new Blob([]))).toBeNull();
    const cut = zip([{ name: "a.toml", text: "a" }]).slice(30);
    expect(await unzip(cut)).toBeNull();
  });
});
