import { createHash } from 'node:crypto';
import { UserSecrets } from '@boligstyling/application';
import { hashPassword, isHashOf } from './argon2.js';
import { base32 } from './base32.js';

/** 120 random bits: from 112 a digest needs no slow hash to keep them (ASVS 6.5.2). */
const RECOVERY_CODE_BYTES = 15;

/** Passwords behind Argon2id, random secrets behind SHA-256. */
export class Argon2UserSecrets extends UserSecrets {
  /** A dummy hash for unknown users, so that the answer takes as long. */
  private nobodys: Promise<string> | undefined;

  override hashPassword(password: string): Promise<string> {
    return hashPassword(password);
  }

  override async matches(hash: string | null, password: string): Promise<boolean> {
    this.nobodys ??= hashPassword(base32(RECOVERY_CODE_BYTES));
    const isRight = await isHashOf(hash ?? (await this.nobodys), password);
    return hash !== null && isRight;
  }

  override newRecoveryCode(): string {
    return (base32(RECOVERY_CODE_BYTES).toLowerCase().match(/.{4}/g) ?? []).join('-');
  }

  override digest(secret: string): string {
    return createHash('sha256').update(secret).digest('hex');
  }
}
