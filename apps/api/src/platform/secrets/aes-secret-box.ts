import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SecretBox } from '@boligstyling/application';
import { derivedKey } from './hmac-link-signer.js';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const VERSION = 'v1.';

/** AES-256-GCM: the version in the open, then nonce, text and tag in base64url. */
export class AesSecretBox extends SecretBox {
  private known: Buffer | undefined;

  /** @param key the setting SECRETS_KEY; needed when something is sealed or opened */
  constructor(private readonly key: string) {
    super();
  }

  override seal(secret: string, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.cipherKey(), iv);
    cipher.setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return VERSION + Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
  }

  override open(kept: string, owner: string): string {
    if (!this.isSealed(kept)) return kept;
    const bytes = Buffer.from(kept.slice(VERSION.length), 'base64url');
    const cipher = createDecipheriv(ALGORITHM, this.cipherKey(), bytes.subarray(0, IV_BYTES));
    cipher.setAAD(Buffer.from(owner));
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = cipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, cipher.final()]).toString('utf8');
  }

  override isSealed(kept: string): boolean {
    return kept.startsWith(VERSION);
  }

  private cipherKey(): Buffer {
    return (this.known ??= derivedKey(this.key, 'secrets that are kept', 'SECRETS_KEY'));
  }
}
