import { expect, test } from "./base";

// Every board in made-up positions, compared with pictures that somebody has looked at.
// `npx playwright test pictures --update-snapshots` makes new ones; look at them before they are committed.
const gallery = `http://127.0.0.1:${process.env["TOWPATH_GALLERY_PORT"] ?? ""}/gallery.html`;
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
// Empty, middle and full, at four widths, by day and by night, in English and German: each of these somewhere, not all with all.
const looks = [
  { name: "wide-light", positions: ["middle", "full"], viewport: wide, colorScheme: "light", locale: "en" },
  { name: "phone-dark", positions: ["middle", "full"], viewport: phone, colorScheme: "dark", locale: "en" },
  { name: "phone-german", positions: ["empty"], viewport: phone, colorScheme: "light", locale: "de" },
  { name: "1600-german", positions: ["empty"], viewport: { width: 1600, height: 1000 }, colorScheme: "light", locale: "de" },
  { name: "2560-german-dark", positions: ["full"], viewport: { width: 2560, height: 1440 }, colorScheme: "dark", locale: "de" },
] as const;

for (const game of ["arriala", "canal-mania", "kanal"]) {
  for (const { name, positions, ...look } of looks) {
    for (const position of positions) {
      test(`${game}, ${position}, ${name}`, async ({ browser }) => {
        const context = await browser.newContext({ ...look, reducedMotion: "reduce" });
        const page = await context.newPage();
        await page.goto(`${gallery}?game=${game}&position=${position}`);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${game}-${position}-${name}.png`, { timeout: 30_000 });
        await context.close();
      });
    }
  }
}
