import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The gallery shows boards in made-up positions. It is a tool for whoever draws, and no part of the product. */
const gallery = process.env["TOWPATH_GALLERY"] === "1";

/** While the page is being worked on, the server runs beside it. */
const proxy = { "/api": { target: process.env["TOWPATH_SERVER"] ?? "http://127.0.0.1:8080", ws: true } };

/** What the first screen and all others share: one chunk in place of a dozen small ones, which weigh more together. */
const COMMON =
  /src\/(?:net\/(?:http|mine)|attention|motion\.svelte|emblem|shell\/(?:games\.svelte|levels|names|making\.svelte|result|when|Notice))\.(?:ts|svelte)$/;

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  // The server may be in a folder of its host: files name each other by where they are, and the server addresses those of the page.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    target: "es2023",
    outDir: gallery ? "dist-gallery" : "dist",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: gallery ? [page("gallery.html")] : [page("index.html")],
      output: gallery ? {} : { advancedChunks: { groups: [{ name: "common", test: COMMON }] } },
    },
  },
  server: { fs: { allow: [".."] }, proxy },
  preview: { proxy },
  test: { include: ["src/**/*.test.ts"] },
});
