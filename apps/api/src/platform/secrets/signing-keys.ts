import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './derived-key.js';

/** HMAC-SHA-256 for one purpose: signs under the secret there is, and knows what the one before signed. */
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

  /** What each secret that is known signs it with, the one there is first. */
  signEach(body: string): string[] {
    return this.all.map((key) => signature(key, body));
  }

  /** Letter by letter: by its bytes a signature has four spellings, and each would count as a link of its own. */
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
