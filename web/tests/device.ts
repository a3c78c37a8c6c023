import AxeBuilder from "@axe-core/playwright";
import { expect, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import type { Server } from "./server";

/** Passkeys are made for a name, not for a bare address. */
export const at = (server: Server): string => server.url.replace("127.0.0.1", "localhost");

/** A device with an authenticator that always knows its person. */
export class Device {
  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
    readonly id: string,
  ) {}

  static async of(context: BrowserContext): Promise<Device> {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(page, cdp, authenticatorId);
  }

  /** Passkeys that are in sync are on every device of a person. */
  async syncTo(other: Device): Promise<void> {
    const { credentials } = await this.cdp.send("WebAuthn.getCredentials", { authenticatorId: this.id });
    for (const credential of credentials) await other.cdp.send("WebAuthn.addCredential", { authenticatorId: other.id, credential });
  }

  async lose(): Promise<void> {
    await this.cdp.send("WebAuthn.clearCredentials", { authenticatorId: this.id });
  }
}

export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
}
