import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Component data (`crates/GAME/data/*.toml`) is read when the page is built, so that no parser travels to the browser. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(code))}`, moduleType: "js" };
    },
  };
}

/** The gallery shows boards in made-up positions. It is a tool for whoever draws, and no part of the product. */
const gallery = process.env["TOWPATH_GALLERY"] === "1";

/** While the page is being worked on, the server runs beside it. */
const proxy = { "/api": { target: process.env["TOWPATH_SERVER"] ?? "http://127.0.0.1:8080", ws: true } };

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [toml(), svelte()],
  build: {
    target: "es2023",
    outDir: gallery ? "dist-gallery" : "dist",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: { input: gallery ? [page("gallery.html")] : [page("index.html")] },
  },
  server: { fs: { allow: [".."] }, proxy },
  preview: { proxy },
  test: { include: ["src/**/*.test.ts"] },
});
