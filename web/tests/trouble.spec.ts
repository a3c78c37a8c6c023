import { expect, test } from "./base";
import { ask, look, placeInMontech, playOn, leave } from "./play";
import { info, makeTable, sit } from "./seats";

test("two tabs of one seat show the same table; what one has decided the other cannot decide again", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`/t/${created.table.id}`);
  await expect(second.locator(".bar.mine")).toBeVisible();
  await placeInMontech(page);
  for (const tab of [page, second]) await expect(tab.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await second.getByRole("button", { name: "Undo", exact: true }).click();
  for (const tab of [page, second]) await expect(tab.getByRole("button", { name: "Undo", exact: true })).toBeHidden();
});

test("a click on a moment that has passed says so and shows the moment that is", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  const held: { message: string; send: (text: string) => void }[] = [];
  let holding = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      // Frames and changes are kept back: this tab does not know yet what has happened.
      if (holding && /"type":"(frame|change)"/.test(text)) held.push({ message: text, send: (late) => socket.send(late) });
      else socket.send(message);
    });
  });
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible();
  holding = true;
  const token = created.links[0]?.token ?? "";
  const { version } = await info(request, created.table.id);
  await ask({ request, table: created.table.id, token }, { do: "act", version, choice: "place montech" });
  await leave(page);
  await expect(page.getByRole("alert")).toContainText("The game has moved on");
  holding = false;
  for (const { message, send } of held) send(message);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
});

test("a server that is gone in the middle of a game is said so, and the game goes on when it is back", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  let up = true;
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/live$/, async (socket) => {
    if (!up) {
      await socket.close();
      return;
    }
    const server = socket.connectToServer();
    cuts.push(async () => {
      await server.close();
      await socket.close();
    });
  });
  await sit(page, created);
  await expect(page.locator(".bar.mine")).toBeVisible();
  up = false;
  for (const cut of cuts) await cut();
  await expect(page.getByText("Connection lost")).toBeVisible();
  // What is decided meanwhile is kept, and said so in plain words.
  await leave(page);
  await expect(page.getByRole("alert")).toContainText("Your click is kept");
  const { version } = await info(request, created.table.id);
  up = true;
  await expect(page.getByText("Connection lost")).toBeHidden();
  await expect.poll(async () => (await info(request, created.table.id)).version).toBeGreaterThan(version);
  const token = created.links[0]?.token ?? "";
  expect(await playOn({ page, request, table: created.table.id, token }, 3)).toBe(3);
});

test("a server of another version asks for a fresh page, and nothing is lost", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  let newer = true;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(newer ? String(message).replace(/"protocol":\d+/, '"protocol":99') : message));
  });
  await sit(page, created);
  await expect(page.getByRole("alert")).toContainText("newer than this page");
  newer = false;
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator(".bar.mine")).toBeVisible();
});

test("a choice of another moment, a number past the list and a forged list of things are refused", async ({ request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  const token = created.links[0]?.token ?? "";
  const send = async (data: object): Promise<string> => {
    const response = await request.post(`/api/tables/${created.table.id}/requests`, {
      headers: { Authorization: `Bearer ${token}` },
      data,
    });
    expect(response.ok()).toBe(false);
    return ((await response.json()) as { code: string }).code;
  };
  const program = { request, table: created.table.id, token };
  await expect.poll(async () => (await look(program)).choices.length).toBeGreaterThan(0);
  const { version, choices } = await look(program);
  expect(await send({ do: "act", version: version + 1, choice: 0 })).toBe("stale");
  await send({ do: "act", version, choice: choices.length });
  await send({ do: "what_if", choices: [choices.length] });
  await send({ do: "why_touch", after: [], picked: [{ nothing: 1 }], target: "nowhere" });
  expect((await info(request, created.table.id)).version).toBe(version);
});

test("a seat's link that is none is said so", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  await page.goto(`/t/${created.table.id}#this-is-no-token-at-all`);
  await expect(page.getByRole("alert")).toContainText("does not open a seat");
});

test("a record with a move against the rules is not kept", async ({ page, request }) => {
  const created = await makeTable(request, { game: "arriala", players: 3 });
  const token = created.links[0]?.token ?? "";
  const ask = { headers: { Authorization: `Bearer ${token}` } };
  await request.post(`/api/tables/${created.table.id}/requests`, { ...ask, data: { do: "concede" } });
  await expect.poll(async () => (await info(request, created.table.id)).status).toBe("over");
  const record = await (await request.get(`/api/tables/${created.table.id}/record`, ask)).text();
  await page.goto("/");
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: "broken.towpath", mimeType: "text/plain", buffer: Buffer.from(`${record}\nred: walk the line\n`) });
  await expect(page.getByRole("alert")).toContainText("does not follow the rules");
  await expect(page).toHaveURL(/\/$/);
});
