import type { Page } from "@playwright/test";
import { expect, test } from "./base";
import { accessible, at, Device } from "./device";
import { Server } from "./server";
import { MailSink, Sink } from "./sinks";

/** No push service can be reached from here, so the browser's answer is made up; its keys are real ones. */
async function standIn(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((endpoint) => {
    const encode = (bytes: ArrayBuffer): string =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const KEY = "stand-in";
    const made = (p256dh: string): unknown => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth: "AAAAAAAAAAAAAAAAAAAAAA" } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey: key, userVisibleOnly }: PushSubscriptionOptionsInit) => {
        if (!userVisibleOnly || typeof key !== "string" || key.length !== 87) throw new TypeError("no key of a server");
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
        const p256dh = encode(await crypto.subtle.exportKey("raw", pair.publicKey));
        localStorage.setItem(KEY, p256dh);
        return made(p256dh);
      },
      getSubscription: async () => {
        const p256dh = localStorage.getItem(KEY);
        return p256dh === null ? null : made(p256dh);
      },
    });
  }, endpoint);
}

test("a person chooses how to be told, and is told", async ({ browser }) => {
  test.setTimeout(180_000);
  const [hook, mail] = [await Sink.start(), await MailSink.start()];
  const words = ["--notice-target", hook.address, "--smtp", `smtp+insecure://${mail.address}`, "--mail-from", "towpath@example.org"];
  const server = await Server.start(...words);
  const home = at(server);
  try {
    const context = await browser.newContext({ locale: "en" });
    await context.grantPermissions(["notifications"], { origin: home });
    const { page } = await Device.of(context);
    await standIn(page, `http://${hook.address}/push`);
    await page.goto(`${home}/account`);
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "Create an account" }).click();
    await page.getByLabel("I have kept the codes.").check();
    await page.getByRole("button", { name: "Continue" }).click();
    const section = page.getByRole("region", { name: "Notices" });

    // This browser.
    await section.getByRole("button", { name: "Tell me in this browser" }).click();
    await expect(section.getByText("Browser, this device")).toBeVisible();
    await expect(section.getByRole("button", { name: "Tell me in this browser" })).toHaveCount(0);
    await section.getByRole("button", { name: /^Send a test message/ }).click();
    await expect.poll(() => hook.arrived.length).toBe(1);
    expect(hook.arrived[0]?.headers["content-encoding"]).toBe("aes128gcm");

    // An e-mail address, after its code.
    await section.getByLabel("E-mail address").fill("ada@example.org");
    await section.getByRole("button", { name: "Tell me by e-mail" }).click();
    await expect(section.getByText("Type the code that was mailed")).toBeVisible();
    await expect.poll(() => mail.arrived.length).toBe(1);
    const code = /Subject: (\S+)/.exec(mail.arrived[0] ?? "")?.[1] ?? "";
    await section.getByLabel("Code", { exact: true }).fill("0000-0000");
    await section.getByRole("button", { name: "Confirm" }).click();
    await expect(section.getByRole("alert")).toContainText("This code is wrong");
    await section.getByLabel("Code", { exact: true }).fill(code);
    await section.getByRole("button", { name: "Confirm" }).click();
    await expect(section.getByText("Type the code that was mailed")).toHaveCount(0);

    // A webhook; one that leads inside is refused in words.
    await section.getByText("Discord, Matrix and programs").click();
    await section.getByLabel("Address of the webhook").fill("https://127.0.0.1:1/");
    await section.getByRole("button", { name: "Add", exact: true }).click();
    await expect(section.getByRole("alert")).toContainText("Messages cannot go to this address");
    await section.getByLabel("Address of the webhook").fill(`http://${hook.address}/hook`);
    await section.getByRole("button", { name: "Add", exact: true }).click();
    await section.getByText("Secret", { exact: true }).click();
    await expect(section.getByLabel("Secret", { exact: true })).toHaveValue(/^whsec_/);

    // Quiet hours stay.
    await section.getByLabel("Quiet hours").check();
    await section.getByLabel("From", { exact: true }).fill("23:30");
    await section.getByLabel("From", { exact: true }).blur();
    await expect(section.getByLabel("From", { exact: true })).toHaveValue("23:30");
    await expect(section.getByLabel("From", { exact: true })).toBeEnabled();
    await page.reload();
    await expect(section.getByLabel("From", { exact: true })).toHaveValue("23:30");
    await accessible(page);
    await section.getByLabel("Quiet hours").uncheck();
    await expect(section.getByLabel("From", { exact: true })).toHaveCount(0);

    // The bell of a table.
    await page.goto(home);
    await page.getByRole("button", { name: /^Play/ }).first().click();
    await expect(page).toHaveURL(/\/t\//);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Do not tell me of turns here" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Tell me of turns here" }).click();

    // Who signs out leaves no browser behind.
    await page.goto(`${home}/account`);
    await expect(section.getByText("Browser, this device")).toBeVisible();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(section.getByRole("button", { name: "Tell me in this browser" })).toBeVisible();
    await expect(section.getByText("Browser, this device")).toHaveCount(0);
  } finally {
    await server.kill();
    hook.close();
    mail.close();
  }
});

test("a message is shown while the page is elsewhere, and leads to the table", async ({ browser }) => {
  const server = await Server.start();
  const home = at(server);
  try {
    const context = await browser.newContext({ locale: "en" });
    await context.grantPermissions(["notifications"], { origin: home });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const registered = new Promise<string>((done) => {
      cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) done(first.registrationId);
      });
    });
    await page.goto(home);
    await cdp.send("ServiceWorker.enable");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/push.js", { scope: "/" });
      await navigator.serviceWorker.ready;
    });
    const message = { title: "It is your turn", body: "Kanal – Friday", path: "/t/abcdefghijkl", tag: "turn abcdefghijkl" };
    const registrationId = await registered;
    const shown = (): Promise<unknown[]> =>
      page.evaluate(async () => {
        const notes = await (await navigator.serviceWorker.ready).getNotifications();
        return notes.map(({ title, body, tag, data }) => ({ title, body, tag, path: data as unknown }));
      });
    for (const title of ["Test message", message.title]) {
      await cdp.send("ServiceWorker.deliverPushMessage", { origin: home, registrationId, data: JSON.stringify({ ...message, title }) });
      // The second takes the place of the first.
      await expect.poll(shown).toEqual([{ ...message, title }]);
    }
  } finally {
    await server.kill();
  }
});
