import { hkdfSync } from 'node:crypto';

/**
 * A 256-bit key for one purpose, so that a signature for one purpose is invalid for every other.
 *
 * @throws Error when the secret is empty
 */
export function derivedKey(secret: string, purpose: string, setting = 'SESSION_SECRET'): Buffer {
  if (!secret) throw new Error(`${setting} is missing`);
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
