import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './derived-key.js';

/**
 * HMAC-SHA-256 for one purpose: signs under the current secret and verifies the previous one too.
 */
export class SigningKeys {
  private readonly key: Buffer;
  private readonly all: readonly Buffer[];

  /** @param secretBefore the setting SESSION_SECRET_BEFORE; empty: there is none */
  constructor(secret: string, secretBefore: string, purpose: string) {
    this.key = derivedKey(secret, purpose);
    this.all = [this.key, ...(secretBefore ? [derivedKey(secretBefore, purpose)] : [])];
  }

  /** In base64url, 43 characters. */
  sign(body: string): string {
    return signature(this.key, body);
  }

  signEach(body: string): string[] {
    return this.all.map((key) => signature(key, body));
  }

  /**
   * Compares text, not bytes: a signature has four base64url spellings, and each would count as a
   * separate link.
   */
  hasSigned(body: string, given: string): boolean {
    const letters = Buffer.from(given);
    return this.signEach(body).some((each) => {
      const expected = Buffer.from(each);
      return letters.length === expected.length && timingSafeEqual(letters, expected);
    });
  }
}

function signature(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}
