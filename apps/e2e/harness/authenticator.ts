import type { CDPSession, Page } from '@playwright/test';

/** Gives the page a device that makes and keeps passkeys, and always knows its owner. */
export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return new Authenticator(session, authenticatorId);
}

/** A device with passkeys. */
class Authenticator {
  constructor(
    private readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  /** Whether the device knows its owner from now on, by fingerprint, face or PIN. */
  async recognises(isUserVerified: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  async passkeys(): Promise<number> {
    const { authenticatorId } = this;
    const kept = await this.session.send('WebAuthn.getCredentials', { authenticatorId });
    return kept.credentials.length;
  }
}
