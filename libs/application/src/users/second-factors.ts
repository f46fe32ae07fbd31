import type { Passkey, User } from '@boligstyling/domain';

export interface PasskeyRequest {
  readonly challenge: string;
  readonly options: Record<string, unknown>;
}

/** WebAuthn, with user verification each time. */
export abstract class PasskeyCeremony {
  /** @param known passkeys to exclude */
  abstract toMake(user: User, known: readonly Passkey[]): Promise<PasskeyRequest>;

  /** Undefined when the answer is invalid or to another challenge. */
  abstract made(
    answer: object,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'isSynced'> | undefined>;

  /** @param known passkeys to choose from; none: any for this site */
  abstract toUse(known?: readonly Passkey[]): Promise<PasskeyRequest>;

  /**
   * The counter in the answer, not yet compared; undefined unless this passkey answers this
   * challenge.
   */
  abstract used(answer: object, challenge: string, passkey: Passkey): Promise<number | undefined>;
}

/** RFC 6238. */
export abstract class TotpCodes {
  abstract newSecret(): string;

  /** The `otpauth:` address behind a QR code. */
  abstract address(user: User, secret: string): Promise<string>;

  /** The time step, at most one away from now; undefined when wrong. */
  abstract stepOf(secret: string, code: string): Promise<number | undefined>;
}

/** Only digests are stored. */
export abstract class UserSecrets {
  abstract hashPassword(password: string): Promise<string>;

  /** @param hash null: takes equally long, and is false */
  abstract matches(hash: string | null, password: string): Promise<boolean>;

  /** Random, readable, and too long to guess: `k7f3-…`. */
  abstract newRecoveryCode(): string;

  abstract digest(secret: string): string;
}
