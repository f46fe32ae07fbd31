import type { CDPSession, Page } from '@playwright/test';

/** Gives the page a virtual device with passkeys that verifies its user. */
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

class Authenticator {
  constructor(
    private readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  /** Sets the result of the device's user verification by fingerprint, face or PIN. */
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
