import type {
  AccountInfo,
  AccountState,
  Ceremony,
  HandedOver,
  Handover,
  KeepTable,
  LessonsDone,
  MyHeldSeats,
  PasskeyInfo,
  RecoveryCodes,
  SessionInfo,
  SignedUp,
  TokenInfo,
  TokenMade,
  TokenScope,
} from "../api/types";
import { json } from "../net/http";

const post = <T>(path: string, body: unknown = {}): Promise<T> => json(path, { method: "POST", body });
const one = (id: string): string => encodeURIComponent(id);

export const state = (): Promise<AccountState> => json("/api/account");
export const beginSignUp = (name: string): Promise<Ceremony> => post("/api/account/sign-up", { name });
export const finishSignUp = (ceremony: string, credential: unknown, name: string): Promise<SignedUp> =>
  post("/api/account/sign-up/finish", { ceremony, credential, name });
export const beginSignIn = (): Promise<Ceremony> => post("/api/account/sign-in");
export const finishSignIn = (ceremony: string, credential: unknown): Promise<AccountInfo> =>
  post("/api/account/sign-in/finish", { ceremony, credential });
export const signOut = (): Promise<null> => post("/api/account/sign-out");
export const recover = (code: string): Promise<AccountInfo> => post("/api/account/recover", { code });
export const renewCodes = (): Promise<RecoveryCodes> => post("/api/account/recovery-codes");
export const rename = (name: string): Promise<AccountInfo> => post("/api/account/rename", { name });
export const passkeys = (): Promise<PasskeyInfo[]> => json("/api/account/passkeys");
export const beginPasskey = (): Promise<Ceremony> => post("/api/account/passkeys");
export const finishPasskey = (ceremony: string, credential: unknown, name: string): Promise<PasskeyInfo[]> =>
  post("/api/account/passkeys/finish", { ceremony, credential, name });
export const removePasskey = (id: string): Promise<PasskeyInfo[]> => post(`/api/account/passkeys/${one(id)}/remove`);
export const sessions = (): Promise<SessionInfo[]> => json("/api/account/sessions");
export const endSession = (id: string): Promise<SessionInfo[]> => post(`/api/account/sessions/${one(id)}/end`);
export const tokens = (): Promise<TokenInfo[]> => json("/api/account/tokens");
export const makeToken = (name: string, scopes: readonly TokenScope[]): Promise<TokenMade> => post("/api/account/tokens", { name, scopes });
export const revokeToken = (id: string): Promise<TokenInfo[]> => post(`/api/account/tokens/${one(id)}/revoke`);
export const seats = (): Promise<MyHeldSeats> => json("/api/account/seats");
export const keepSeats = (tables: readonly KeepTable[]): Promise<MyHeldSeats> => post("/api/account/seats", { tables });
export const forgetSeats = (table: string): Promise<null> => post("/api/account/seats/forget", { table });
export const lessons = (done: readonly string[]): Promise<LessonsDone> => post("/api/account/lessons", { done });
export const handOver = (): Promise<Handover> => post("/api/account/handover");
export const handOverSeats = (tables: readonly KeepTable[]): Promise<Handover> => post("/api/handover", { tables });
export const redeem = (code: string): Promise<HandedOver> => post("/api/handover/redeem", { code });
export const deleteAccount = (): Promise<null> => post("/api/account/delete");
