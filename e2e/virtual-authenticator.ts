import type { CDPSession, Page } from 'playwright-core';

/** A device that creates and uses passkeys, simulated by Chromium. */
export class VirtualAuthenticator {
  readonly #devTools: CDPSession;
  readonly #authenticatorId: string;

  private constructor(devTools: CDPSession, authenticatorId: string) {
    this.#devTools = devTools;
    this.#authenticatorId = authenticatorId;
  }

  static async add(page: Page): Promise<VirtualAuthenticator> {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('WebAuthn.enable');
    const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(devTools, authenticatorId);
  }

  /** The stored passkeys, by the names the device would show. */
  async credentials(): Promise<{ domain: string | undefined; user: string | undefined }[]> {
    const authenticatorId = this.#authenticatorId;
    const { credentials } = await this.#devTools.send('WebAuthn.getCredentials', {
      authenticatorId,
    });
    return credentials.map(({ rpId, userName }) => ({ domain: rpId, user: userName }));
  }
}
