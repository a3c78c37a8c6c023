/** Talks with the authenticator: what the server asks in text becomes bytes, and the answer becomes text again. */

/** Nobody has chosen a passkey: the question was closed, or it took too long. */
export class Declined extends Error {}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

interface Described {
  id: string;
  type: "public-key";
}
interface Asked {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: Described[];
  allowCredentials?: Described[];
}
const described = (list: readonly Described[] = []): PublicKeyCredentialDescriptor[] => list.map((one) => ({ ...one, id: bytes(one.id) }));

async function answered(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await question;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // The device knows the account already, or somebody has closed the question.
    throw new Declined(error.name);
  }
  throw new Declined();
}

const common = ({ id, rawId, type }: PublicKeyCredential): Record<string, unknown> => ({ id, rawId: text(rawId), type });

/** Has a passkey made. */
export async function make(options: unknown): Promise<unknown> {
  const asked = options as Asked;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user?.id ?? "") },
    excludeCredentials: described(asked.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await answered(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...common(made),
    response: { attestationObject: text(response.attestationObject), clientDataJSON: text(response.clientDataJSON) },
    clientExtensionResults: {},
  };
}

/** Has a passkey shown. */
export async function show(options: unknown): Promise<unknown> {
  const asked = options as Asked;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: described(asked.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await answered(navigator.credentials.get({ publicKey }));
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    ...common(shown),
    response: {
      authenticatorData: text(response.authenticatorData),
      clientDataJSON: text(response.clientDataJSON),
      signature: text(response.signature),
      userHandle: response.userHandle === null ? null : text(response.userHandle),
    },
    clientExtensionResults: {},
  };
}

/** Whether this browser has passkeys at this address. */
export const possible = (host: string): boolean => "PublicKeyCredential" in globalThis && location.hostname === host;
