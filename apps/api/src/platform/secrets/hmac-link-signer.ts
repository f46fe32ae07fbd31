import { LINK_AUDIENCES, LinkSigner, type SignedLink } from '@boligstyling/application';
import { createHmac, timingSafeEqual, hkdfSync } from 'node:crypto';

/**
 * 256 bits: a signature for one purpose is invalid for every other.
 *
 * @throws Error when the secret is empty
 */
export function derivedKey(secret: string, purpose: string, setting = 'SESSION_SECRET'): Buffer {
  if (!secret) throw new Error(`${setting} is missing`);
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** HMAC-SHA-256: signs under the current secret and verifies the previous one too. */
export class SigningKeys {
  private readonly key: Buffer;
  private readonly all: readonly Buffer[];

  constructor(secret: string, secretBefore: string, purpose: string) {
    this.key = derivedKey(secret, purpose);
    this.all = [this.key, ...(secretBefore ? [derivedKey(secretBefore, purpose)] : [])];
  }

  sign(body: string): string {
    return signature(this.key, body);
  }

  signEach(body: string): string[] {
    return this.all.map((key) => signature(key, body));
  }

  /**
   * Text, not bytes: a signature has four base64url spellings, and each would count as a separate
   * link.
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

const TOKEN = /^([a-z-]{1,10})\.([0-9a-f-]{36})\.([1-9]\d{9,11})\.([\w-]{43})$/;

/**
 * Audience, id and expiry in seconds in the open, then their HMAC-SHA-256. Nothing is stored, so a
 * link works on every replica and after a restart.
 */
export class HmacLinkSigner extends LinkSigner {
  private readonly keys: SigningKeys;

  /** @param secretBefore the previous secret; its links stay valid while it is set */
  constructor(sessionSecret: string, secretBefore = '') {
    super();
    this.keys = new SigningKeys(sessionSecret, secretBefore, 'links without login');
  }

  override sign(link: SignedLink): string {
    const body = bodyOf(link);
    return `${body}.${this.keys.sign(body)}`;
  }

  override signEach(link: SignedLink): string[] {
    const body = bodyOf(link);
    return this.keys.signEach(body).map((signature) => `${body}.${signature}`);
  }

  override read(token: string): SignedLink | undefined {
    const [, name = '', id = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!this.keys.hasSigned(`${name}.${id}.${expiry}`, signature)) return undefined;
    const audience = LINK_AUDIENCES.find((each) => each === name);
    return audience && { audience, id, expiresAt: new Date(Number(expiry) * 1000) };
  }
}

function bodyOf({ audience, id, expiresAt }: SignedLink): string {
  return `${audience}.${id}.${Math.floor(expiresAt.getTime() / 1000)}`;
}
