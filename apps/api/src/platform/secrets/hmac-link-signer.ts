import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_AUDIENCES, LinkSigner, type SignedLink } from '@boligstyling/application';
import { derivedKey } from './derived-key.js';

const TOKEN = /^([a-z-]{1,10})\.([0-9a-f-]{36})\.([1-9]\d{9,11})\.([\w-]{43})$/;

/**
 * Links signed with HMAC-SHA-256: audience, id and the second of expiry in the open, then the
 * signature. Nothing is stored, so a link works on every replica and after a restart.
 */
export class HmacLinkSigner extends LinkSigner {
  private readonly key: Buffer;

  constructor(sessionSecret: string) {
    super();
    this.key = derivedKey(sessionSecret, 'links without login');
  }

  override sign({ audience, id, expiresAt }: SignedLink): string {
    const body = `${audience}.${id}.${Math.floor(expiresAt.getTime() / 1000)}`;
    return `${body}.${this.signature(body).toString('base64url')}`;
  }

  override read(token: string): SignedLink | undefined {
    const [, name = '', id = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(`${name}.${id}.${expiry}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const audience = LINK_AUDIENCES.find((each) => each === name);
    return audience && { audience, id, expiresAt: new Date(Number(expiry) * 1000) };
  }

  private signature(body: string): Buffer {
    return createHmac('sha256', this.key).update(body).digest();
  }
}
