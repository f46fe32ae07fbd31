import { hkdfSync } from 'node:crypto';

/**
 * A key of 256 bits for one purpose, so that what is signed for one can never pass for another.
 *
 * @throws Error when the secret is empty
 */
export function derivedKey(secret: string, purpose: string, setting = 'SESSION_SECRET'): Buffer {
  if (!secret) throw new Error(`${setting} is missing`);
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
