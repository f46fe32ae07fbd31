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
    return signature(this.key, body).toString('base64url');
  }

  hasSigned(body: string, given: string): boolean {
    const bytes = Buffer.from(given, 'base64url');
    return this.all.some((key) => {
      const expected = signature(key, body);
      return bytes.length === expected.length && timingSafeEqual(bytes, expected);
    });
  }
}

function signature(key: Buffer, body: string): Buffer {
  return createHmac('sha256', key).update(body).digest();
}
