import { expect, test } from "./base";
import { accessible, at, Device } from "./device";
import { Server } from "./server";

test("a person registers, goes on elsewhere, loses a passkey, recovers, and leaves", async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await Server.start();
  const home = at(server);
  try {
    const first = await Device.of(await browser.newContext({ locale: "en" }));
    const { page } = first;
    // A guest plays, and takes an account afterwards: the game moves in.
    await page.goto(home);
    await page.getByRole("button", { name: /^Play/ }).first().click();
    await expect(page).toHaveURL(/\/t\//);
    const table = new URL(page.url()).pathname;
    await page.goto(`${home}/account`);
    await accessible(page);
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
    const codes = await page.locator("li code").allInnerTexts();
    expect(codes).toHaveLength(10);
    await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
    await page.getByLabel("I have kept the codes.").check();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Ada", exact: true })).toBeVisible();
    await accessible(page);
    expect(await page.evaluate(() => localStorage.getItem("towpath-tables"))).toBe("{}");

    // Another device of the same person: signed in with one press, the game is there and can be played.
    const second = await Device.of(await browser.newContext({ locale: "en", viewport: { width: 390, height: 844 } }));
    await first.syncTo(second);
    await second.page.goto(`${home}/account`);
    const started = Date.now();
    await second.page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(second.page.getByRole("heading", { name: "Ada", exact: true })).toBeVisible();
    expect(Date.now() - started).toBeLessThan(5000);
    await second.page.goto(home);
    const hello = new Promise<string>((done) => {
      second.page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => done(payload.toString())));
    });
    await second.page.locator(`a[href="${table}"]`).click();
    // It connects with the token of the seat, not as a spectator.
    expect(await hello).toMatch(/"tokens":\["[\w-]{24}"\]/);
    const seat = await second.page.evaluate(() => localStorage.getItem("towpath-tables"));
    expect(seat ?? "{}").toBe("{}");

    // The second device is signed out from the first one; then it knows nothing any more.
    await page.reload();
    await page
      .getByRole("button", { name: /^Sign out .*(Chrome|device)/ })
      .first()
      .click();
    await expect(page.getByRole("button", { name: /^Sign out .*(Chrome|device)/ })).toHaveCount(0);
    await second.page.goto(`${home}/account`);
    await expect(second.page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();

    // A code lets it in again without its passkey.
    await page.getByRole("button", { name: "Show a code" }).click();
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    const code = await page.locator("p.code").innerText();
    await second.page.goto(`${home}/continue#${code}`);
    await accessible(second.page);
    await second.page.getByRole("button", { name: "Continue" }).click();
    await expect(second.page.getByRole("heading", { name: "Ada", exact: true })).toBeVisible();

    // The passkey is lost on a third device: a recovery code, a new passkey, and the old one goes.
    const third = await Device.of(await browser.newContext({ locale: "en" }));
    await third.page.goto(`${home}/account`);
    await third.page.getByText("No passkey at hand?").click();
    await third.page.getByLabel("Recovery code").fill(codes[0]?.toLowerCase() ?? "");
    await third.page.getByRole("button", { name: "Sign in with the code" }).click();
    await expect(third.page.getByText("9 codes are left.")).toBeVisible();
    await third.page.getByRole("button", { name: "Add a passkey" }).click();
    const remove = third.page.getByRole("button", { name: /^Remove Linux/ });
    await expect(remove).toHaveCount(2);
    await remove.first().click();
    await third.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(remove).toHaveCount(1);
    await third.page.getByRole("button", { name: "Sign out", exact: true }).click();
    await third.page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(third.page.getByRole("heading", { name: "Ada", exact: true })).toBeVisible();

    // A token for a program is shown once.
    await third.page.getByText("No tokens").click();
    await third.page.getByLabel("What it is for").fill("my bot");
    await third.page.getByRole("button", { name: "Make a token" }).click();
    await expect(third.page.getByLabel("Token", { exact: true })).toHaveValue(/^twp_/);
    const file = third.page.waitForEvent("download");
    await third.page.getByRole("link", { name: "Everything about you as a file" }).click();
    expect((await file).suggestedFilename()).toBe("towpath-account.json");

    // Everything goes, and the name at the table with it.
    await third.page.getByRole("button", { name: "Delete the account" }).click();
    await third.page.getByRole("dialog").getByRole("button", { name: "Delete the account" }).click();
    await expect(third.page.getByRole("button", { name: "Create an account" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Create an account" })).toBeVisible();
    await first.lose();
    const info = (await (await fetch(`${server.url}/api/tables/${table.slice(3)}`)).json()) as { seats: { name: string }[] };
    expect(info.seats[0]?.name).toBe("Player 1");
  } finally {
    await server.kill();
  }
});

test("a guest takes a game to another device without an account", async ({ browser }) => {
  test.setTimeout(90_000);
  const server = await Server.start();
  try {
    const here = await (await browser.newContext({ locale: "en" })).newPage();
    await here.goto(server.url);
    await here.getByRole("button", { name: /^Play/ }).first().click();
    await expect(here).toHaveURL(/\/t\//);
    const table = new URL(here.url()).pathname;
    await here.goto(`${server.url}/account`);
    // At a bare address there are no passkeys; the page says where there are.
    await expect(here.getByRole("link", { name: at(server) })).toBeVisible();
    await here.getByRole("button", { name: "Show a code" }).click();
    const code = await here.locator("p.code").innerText();
    const there = await (await browser.newContext({ locale: "en" })).newPage();
    await there.goto(`${server.url}/continue`);
    await there.getByLabel("Code").fill("0000-0000");
    await there.getByRole("button", { name: "Continue" }).click();
    await expect(there.getByRole("alert")).toHaveText(/wrong/);
    await there.getByLabel("Code").fill(code);
    await there.getByRole("button", { name: "Continue" }).click();
    await expect(there.locator(`a[href="${table}"]`)).toBeVisible();
    await there.goto(`${server.url}/privacy`);
    await expect(there.getByRole("heading", { name: "Without an account" })).toBeVisible();
    await accessible(there);
  } finally {
    await server.kill();
  }
});
