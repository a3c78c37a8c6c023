import type { NewChannel, NoticeSettings, NoticesState } from "../api/types";
import { BASE } from "../base";
import { json } from "../net/http";
import { language } from "../words/words.svelte";

const AT = "/api/account/notices";
const post = (path: string, body: unknown = {}): Promise<NoticesState> => json(`${AT}${path}`, { method: "POST", body });
const one = (id: string, what: string): string => `/channels/${encodeURIComponent(id)}/${what}`;

/** Minutes that this browser's clock is ahead of UTC. */
export const utcOffset = (): number => -new Date().getTimezoneOffset();

export const notices = (): Promise<NoticesState> => json(AT);
export const setNotices = (settings: NoticeSettings): Promise<NoticesState> => post("", settings);
export const addChannel = (channel: NewChannel): Promise<NoticesState> =>
  post("/channels", { channel, language: language(), utc_offset: utcOffset() });
export const confirmChannel = (id: string, code: string): Promise<NoticesState> => post(one(id, "confirm"), { code });
export const testChannel = (id: string): Promise<NoticesState> => post(one(id, "test"));
export const removeChannel = (id: string): Promise<NoticesState> => post(one(id, "remove"));
export const setTable = (table: string, on: boolean): Promise<NoticesState> => post("/tables", { table, on });

/** The person does not let this browser show messages. */
export class Denied extends Error {}

/** Whether this browser can show messages while the page is closed. Some can only once the page is installed. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(`${BASE}/`);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address by which this browser is in the list; `null` if it shows no messages. */
export const ownEndpoint = async (): Promise<string | null> => (await subscription())?.endpoint ?? null;

/** Asks the person, and lets this browser show messages. */
export async function subscribe(key: string): Promise<NewChannel> {
  if ((await Notification.requestPermission()) !== "granted") throw new Denied();
  await navigator.serviceWorker.register(`${BASE}/push.js`, { scope: `${BASE}/` });
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { kind: "push", endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

/** This browser shows no messages any more. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** Before somebody signs out: the next person at this browser does not see their messages. */
export async function leaveBrowser(): Promise<void> {
  const endpoint = await ownEndpoint();
  if (endpoint === null) return;
  const { channels } = await notices();
  const own = channels.find((channel) => channel.endpoint === endpoint);
  if (own) await removeChannel(own.id);
  await unsubscribe();
}
