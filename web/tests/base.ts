import { chromium, test as plain, type Browser } from "@playwright/test";

/** Debian's Chromium, without anything that talks to the world. */
export const LAUNCH = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
  timeout: 60_000,
};

/** How often the browser is started before that counts as a failure. */
const STARTS = 3;

async function start(): Promise<Browser> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await chromium.launch(LAUNCH);
    } catch (error) {
      if (attempt === STARTS) throw error;
    }
  }
}

/** A test with a browser that was started in earnest. */
export const test = plain.extend<object, { browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = await start();
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 200_000 },
  ],
});

export { expect } from "@playwright/test";
