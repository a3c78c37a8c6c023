// Makes the PNGs of public/ from our own drawings: icons for home screens and the picture that other sites show of a link.
// Run it when a drawing has changed: node scripts/icons.mjs (CHROMIUM says where the browser is).
import { chromium } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";

const file = (name) => new URL(`../${name}`, import.meta.url);
const font = readFileSync(file("node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2")).toString("base64");
const pictures = [
  { from: "public/favicon.svg", to: "icon-192.png", width: 192, height: 192, clear: true },
  { from: "public/favicon.svg", to: "icon-512.png", width: 512, height: 512, clear: true },
  { from: "art/icon-maskable.svg", to: "icon-maskable-512.png", width: 512, height: 512 },
  { from: "art/icon-maskable.svg", to: "icon-180.png", width: 180, height: 180 },
  { from: "art/social.svg", to: "social.png", width: 1200, height: 630 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const { from, to, width, height, clear = false } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
    @font-face { font-family: "Alegreya Variable"; font-weight: 400 900; src: url(data:font/woff2;base64,${font}) }
    html, body { margin: 0; background: transparent } body > svg { display: block; width: ${width}px; height: ${height}px }
  </style>${readFileSync(file(from), "utf8")}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(file(`public/${to}`), await page.screenshot({ omitBackground: clear }));
  await page.close();
}
await browser.close();
