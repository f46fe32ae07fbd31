import {
  oneAtATime,
  AdminPassword,
  UserSecrets,
  PublishedPasswords,
} from '@boligstyling/application';
import { hash, verify } from '@node-rs/argon2';
import { createHmac, createHash } from 'node:crypto';
import { derivedKey } from '../../platform/secrets/hmac-link-signer.js';
import { base32 } from './otpauth-codes.js';

/**
 * OWASP's least parameters for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one
 * lane.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One at a time, so that a burst of wrong passwords leaves the other processors to submits. */
const serially = oneAtATime();

export function hashPassword(password: string): Promise<string> {
  return serially(() => hash(password, COST));
}

function isHashOf(hashed: string, password: string): Promise<boolean> {
  return serially(() => verify(hashed, password));
}

/** As slow as usual, for a disabled shared login. */
export class NoSharedPassword extends AdminPassword {
  /** No session was ever opened under it. */
  override readonly generation = 'off';

  override async matches(password: string): Promise<boolean> {
    await hashPassword(password);
    return false;
  }

  override hash(password: string): Promise<string> {
    return hashPassword(password);
  }
}

interface AdminPasswordSettings {
  readonly adminPasswordHash: string;
  readonly adminPassword: string;
  readonly sessionSecret: string;
  readonly sessionSecretBefore?: string;
}

/** A plain password is hashed at start. */
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

/** 120 random bits: from 112 a digest needs no slow hash to keep them (ASVS 6.5.2). */
const RECOVERY_CODE_BYTES = 15;

export class Argon2UserSecrets extends UserSecrets {
  /** For unknown users, so that the answer takes as long. */
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

/**
 * The 49,233 commonest passwords of the zxcvbn project; 308 have twelve characters or more. Read at
 * the first choice of a password.
 */
export class ZxcvbnPasswords extends PublishedPasswords {
  private list: Promise<ReadonlySet<string>> | undefined;

  async has(password: string): Promise<boolean> {
    this.list ??= readList();
    return (await this.list).has(password.toLowerCase());
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
