import { expect, test } from "./base";

// Every board in made-up positions, compared with pictures that somebody has looked at.
// `npx playwright test pictures --update-snapshots` makes new ones; look at them before they are committed.
const gallery = `http://127.0.0.1:${process.env["TOWPATH_GALLERY_PORT"] ?? ""}/gallery.html`;
const looks = [
  { name: "wide-light", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { name: "phone-dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

for (const game of ["arriala", "canal-mania", "kanal"]) {
  for (const position of ["middle", "full"]) {
    for (const { name, ...look } of looks) {
      test(`${game}, ${position}, ${name}`, async ({ browser }) => {
        const context = await browser.newContext({ ...look, reducedMotion: "reduce", locale: "en" });
        const page = await context.newPage();
        await page.goto(`${gallery}?game=${game}&position=${position}`);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${game}-${position}-${name}.png`, { timeout: 30_000 });
        await context.close();
      });
    }
  }
}
