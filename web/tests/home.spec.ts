import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./base";

test("a first visit says what this is, and one press starts a game against easy bots", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Towpath", exact: true })).toBeVisible();
  await expect(page.getByText("Three board games about building canals")).toBeVisible();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole("group", { name: "The canal from Grisolles to Valence d'Agen" })).toBeVisible();
  await page.goto("/");
  // From now on one's own games come first, and one touch goes on.
  const own = page.getByRole("list", { name: "My games" }).getByRole("link");
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(/Your turn|Waiting for/);
  await expect(page.getByRole("button", { name: "Play now" })).toBeHidden();
  expect(await page.evaluate(() => document.querySelector("main h2")?.textContent)).toBe("My games");
  await own.click();
  await expect(page).toHaveURL(/\/t\//);
});

for (const [game, board] of [
  ["canal-mania", "Map of England"],
  ["kanal", "Action spaces"],
] as const) {
  test(`one press starts a game of ${game}`, async ({ page }) => {
    await page.goto("/");
    await page.locator(`[data-game="${game}"]`).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator(`[aria-label="${board}"]`).first()).toBeAttached({ timeout: 15_000 });
  });
}

test("every way to play has a door of its own", async ({ page }) => {
  await page.goto("/");
  const doors = page.getByRole("region", { name: "How do you want to play?" }).getByRole("link");
  await expect(doors).toContainText([
    "Against bots",
    "With friends",
    "Duel",
    "Alone",
    "Campaign",
    "Deal of the day",
    "At one table",
    "With anybody",
  ]);
  for (const [door, checked] of [
    ["bots", ["Bots"]],
    ["friends", ["Friends, by link"]],
    ["duel", ["Kanal", "Friends, by link"]],
    ["alone", ["Kanal", "Alone"]],
    ["here", ["Here, at one table"]],
    ["open", ["Anybody"]],
  ] as const) {
    await page.locator(`[data-door="${door}"]`).click();
    for (const name of checked) await expect(page.getByRole("radio", { name: new RegExp(`^${name}`) })).toBeChecked();
    await page.goBack();
  }
});

test("no combination of a new table is refused: every game with every company, with what the first page chooses", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/api/tables", async (route) => {
    const response = await route.fetch();
    asked.push(`${response.status()} ${route.request().postData() ?? ""}`);
    // The form stays, so that the next can be tried.
    await route.abort();
  });
  await page.goto("/new");
  for (const game of ["Arriala", "Canal Mania", "Kanal"]) {
    await page.getByRole("radio", { name: new RegExp(`^${game}`) }).check();
    for (const whom of await page.locator('input[name="whom"]:enabled').all()) {
      await whom.check();
      const paces = page.locator('input[name="speed"]');
      for (let pace = 0; pace < Math.max(1, await paces.count()); pace += 1) {
        if ((await paces.count()) > 0) await paces.nth(pace).check();
        const before = asked.length;
        await page.locator("form .end button").click();
        await expect.poll(() => asked.length).toBe(before + 1);
        await expect(page.locator("form .end button")).toBeEnabled();
      }
    }
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((one) => !one.startsWith("200 "))).toEqual([]);
});

test("options that do not go together are not offered, and errors stand at their fields", async ({ page }) => {
  await page.goto("/new?game=kanal&with=alone&campaign=yes");
  const campaign = page.getByLabel(/^Solo campaign/);
  await expect(campaign).toHaveValue("yes");
  await page.getByLabel(/^Deck/).selectOption("mixed");
  await expect(campaign).toHaveValue("no");
  await campaign.selectOption("yes");
  await expect(page.getByLabel(/^Deck/)).toHaveValue("a");
  await page.getByRole("radio", { name: /^Bots/ }).check();
  await expect(campaign).toBeHidden();
  await page.getByLabel("Your name").fill("Bot: Ada");
  await page.getByLabel("Edition", { exact: true }).selectOption("link");
  await page.getByRole("textbox", { name: "Link or hash of an edition" }).fill("0123abcd");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByText("Only bots are called that.")).toBeVisible();
  await expect(page.getByText("This server has no component data with this hash.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("textbox", { name: "Link or hash of an edition" })).toBeFocused();
  await page.getByLabel("Edition", { exact: true }).selectOption("");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test("a slow table has clocks of days, and the way to it asks nothing that does not matter", async ({ page }) => {
  await page.goto("/new?game=arriala&with=friends");
  await page.getByRole("radio", { name: /^A move a day/ }).check();
  await expect(page.getByRole("combobox", { name: "Clock", exact: true }).getByRole("option")).toHaveText([
    /^A day/,
    /^Three days/,
    /^A week/,
    "No clock",
  ]);
  await page.getByLabel("The clock rests at weekends").check();
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/tables") && request.method() === "POST");
  await page.getByRole("button", { name: "Make the table" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    pace: "slow",
    clock: { kind: "per_move", seconds: 86_400 },
    settings: { schedule: { days_off: ["saturday", "sunday"] } },
  });
  await expect(page.getByRole("heading", { name: "Send each friend a link" })).toBeVisible();
  await page.goto("/new?with=bots");
  await expect(page.getByRole("radio", { name: /^A move a day/ })).toHaveCount(0);
});

test("can be installed, and other sites have a picture of it", async ({ page, request }) => {
  await page.goto("/?lang=de");
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/manifest-de.webmanifest");
  for (const language of ["en", "de", "fr", "it"]) {
    const manifest = (await (await request.get(`/manifest-${language}.webmanifest`)).json()) as { lang: string; icons: { src: string }[] };
    expect(manifest.lang).toBe(language);
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()["content-type"], src).toMatch(/^image\//);
  }
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(picture).toMatch(/^http:\/\/.+\/social\.png$/);
  expect((await request.get(picture ?? "")).headers()["content-type"]).toBe("image/png");
});

test("on paper the rules have no buttons and dark letters", async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/rules/arriala");
  await expect(page.locator("#AR-MOVE-5")).toBeVisible();
  await expect(page).toHaveTitle("Rules of Arriala – Towpath");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header")).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("main p") ?? document.body).color)).toBe("rgb(0, 0, 0)");
  await context.close();
});

test("a link that is none is told at its field", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Link to a table").fill("hello");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("This is no link to a table")).toBeVisible();
});

test("is soon usable with a cold cache; how soon is reported", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('[data-game="arriala"]')).toBeVisible();
  const ready = await page.evaluate(() => performance.now());
  test.info().annotations.push({ type: "first page usable", description: `${Math.round(ready)} ms` });
  expect(ready).toBeLessThan(5000);
});

for (const [language, title] of [
  ["en", "Open tables"],
  ["fr", "Tables ouvertes"],
  ["it", "Tavoli aperti"],
  ["de", "Offene Tische"],
] as const) {
  test(`speaks ${language}, as the browser does`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    for (const path of ["/", "/new?game=kanal&with=alone&campaign=yes", "/new?with=friends", "/deal"]) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.getByRole("main")).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect(await page.locator("body").innerText()).not.toMatch(/\[[a-z-]+\]/);
        // Nothing that is read or pressed is cut off.
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll("a.button, button, h1, h2, h3, legend, label b")]
            .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
        );
        expect(cut, `${path} ${width}`).toEqual([]);
      }
    }
    await context.close();
  });
}

test("the language and the colours can be changed, and are remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Settings").click();
  await page.getByLabel("Language").selectOption("de");
  await page.getByLabel("Farben").selectOption("dark");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Offene Tische" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

for (const scheme of ["light", "dark"] as const) {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`axe finds nothing serious: ${scheme}, ${size.width} wide`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme, viewport: size, reducedMotion: "reduce" });
      const page = await context.newPage();
      for (const [path, there] of [
        ["/", '[data-game="arriala"]'],
        ["/new?with=friends", "form .end button"],
        ["/deal/kanal", "#ranking"],
        ["/rules/arriala", "#AR-MOVE-5"],
      ] as const) {
        await page.goto(path);
        await expect(page.locator(there)).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations
            .filter(({ impact }) => impact === "serious" || impact === "critical")
            .map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html ?? ""}`),
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
        await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeAttached();
      }
      await context.close();
    });
  }
}

test("says so when the server is gone, and recovers", async ({ page }) => {
  await page.route("**/api/games", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("cannot be reached");
  await page.unroute("**/api/games");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator('[data-game="arriala"]')).toBeVisible();
});

test("says so when a link leads to no table", async ({ page }) => {
  await page.goto("/t/nowhere0000");
  await expect(page.getByRole("alert")).toContainText("There is no such table");
  await page.goto("/not/a/page");
  await expect(page.getByRole("alert")).toContainText("nothing at this address");
});

test("says so when a record has an error", async ({ page }) => {
  await page.goto("/");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "broken.towpath", mimeType: "text/plain", buffer: Buffer.from("this is no record\n") });
  await expect(page.getByRole("alert")).toBeVisible();
});

test("the rules can be read, and a clause has an address", async ({ page }) => {
  await page.goto("/rules/arriala#AR-MOVE-5");
  await expect(page.locator("#AR-MOVE-5")).toBeInViewport();
});

test("nothing in the text of the rules can act", async ({ page }) => {
  const text = '<h2 id="AR-MOVE-5">Rules</h2><p onclick="document.title = 1" style="color: red">One.</p><img src="x"><script>1</script>';
  await page.route("**/api/games/arriala/rules*", (route) => route.fulfill({ contentType: "text/html", body: text }));
  await page.goto("/rules/arriala#AR-MOVE-5");
  await expect(page.locator("#AR-MOVE-5")).toBeVisible();
  expect(await page.getByRole("main").innerHTML()).toContain('<h2 id="AR-MOVE-5" class="looked-at">Rules</h2><p>One.</p>');
  await expect(page.getByRole("main").locator("img, script")).toHaveCount(0);
});
