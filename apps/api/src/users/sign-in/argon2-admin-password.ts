import { createHmac } from 'node:crypto';
import { AdminPassword } from '@boligstyling/application';
import { derivedKey } from '../../platform/secrets/derived-key.js';
import { hashPassword, isHashOf } from './argon2.js';

export interface AdminPasswordSettings {
  readonly adminPasswordHash: string;
  readonly adminPassword: string;
  readonly sessionSecret: string;
  readonly sessionSecretBefore?: string;
}

/** The shared login behind Argon2id. A plain password is hashed at start. */
export class Argon2AdminPassword extends AdminPassword {
  override readonly generation: string;
  override readonly otherGenerations: readonly string[];
  private readonly stored: Promise<string>;

  constructor(settings: AdminPasswordSettings) {
    super();
    const { adminPasswordHash, adminPassword, sessionSecret, sessionSecretBefore } = settings;
    if (!adminPasswordHash && !adminPassword) throw new Error('ADMIN_PASSWORD_HASH is missing');
    this.stored = adminPasswordHash
      ? Promise.resolve(adminPasswordHash)
      : hashPassword(adminPassword);
    const under = (secret: string) =>
      createHmac('sha256', derivedKey(secret, 'password generation'))
        .update(adminPasswordHash || adminPassword)
        .digest('hex');
    this.generation = under(sessionSecret);
    this.otherGenerations = sessionSecretBefore ? [under(sessionSecretBefore)] : [];
  }

  override async matches(password: string): Promise<boolean> {
    return isHashOf(await this.stored, password);
  }

  override hash(password: string): Promise<string> {
    return hashPassword(password);
  }
}
