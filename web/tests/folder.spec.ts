import { expect, test } from "./base";
import { Server } from "./server";

// A server in a folder of its host, which others share: everything of the page is below it.
test("in a folder of the host everything stays below it", async ({ browser }) => {
  const server = await Server.start("--base", "/towpath");
  const folder = `${server.url}/towpath`;
  try {
    const page = await (await browser.newContext({ locale: "en" })).newPage();
    const elsewhere: string[] = [];
    const failed: string[] = [];
    const sockets: string[] = [];
    page.on("request", (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !pathname.startsWith("/towpath")) elsewhere.push(pathname);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    page.on("websocket", (socket) => sockets.push(new URL(socket.url()).pathname));

    // The folder's own name leads into it.
    await page.goto(`${server.url}/towpath`);
    await expect(page).toHaveURL(`${folder}/`);
    for (const link of await page.locator("a[href], link[href]").all()) {
      expect(await link.getAttribute("href")).toMatch(/^(?:\/towpath\/|#|https?:)/);
    }
    await page.getByRole("button", { name: /^Play/ }).first().click();
    await expect(page).toHaveURL(/\/towpath\/t\/[\w-]+$/);
    const table = new URL(page.url()).pathname;
    await expect.poll(() => sockets).toContain(`/towpath/api/tables/${table.slice("/towpath/t/".length)}/live`);
    await expect(page.locator("[data-target]").first()).toBeVisible();

    // Opened anew, and by links within the page.
    await page.reload();
    await expect(page.locator("[data-target]").first()).toBeVisible();
    await page.goto(`${folder}/`);
    await page.locator(`a[href="${table}"]`).first().click();
    await expect(page).toHaveURL(`${server.url}${table}`);
    await page.goBack();
    await expect(page).toHaveURL(`${folder}/`);
    await page.goto(`${folder}/rules/arriala`);
    await expect(page.getByRole("heading", { name: "the rules" })).toBeVisible();

    // What others are given to open.
    await page.goto(`${folder}/continue`);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/towpath/manifest-en.webmanifest");
    const manifest = `${folder}/manifest-en.webmanifest`;
    const { icons, start_url: begin } = (await (await page.request.get(manifest)).json()) as {
      icons: { src: string }[];
      start_url: string;
    };
    expect(new URL(begin, manifest).href).toBe(`${folder}/`);
    for (const { src } of icons) expect((await page.request.get(new URL(src, manifest).href)).ok(), src).toBe(true);
    expect(elsewhere).toEqual([]);
    expect(failed).toEqual([]);
  } finally {
    await server.kill();
  }
});
