import { LINK_AUDIENCES, LinkSigner, type SignedLink } from '@boligstyling/application';
import { SigningKeys } from './signing-keys.js';

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
