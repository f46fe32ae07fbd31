import type { Passkey, User } from '@boligstyling/domain';

/** WebAuthn options for the browser, and the challenge that its answer must sign. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly options: Record<string, unknown>;
}

/** Creates and verifies passkeys (WebAuthn), with user verification each time. */
export abstract class PasskeyCeremony {
  /** @param known the user's passkeys, which are excluded */
  abstract toMake(user: User, known: readonly Passkey[]): Promise<PasskeyRequest>;

  /** Undefined when the answer does not match the challenge or is invalid. */
  abstract made(
    answer: object,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'isSynced'> | undefined>;

  /** @param known passkeys to choose from; none: any that the browser has for this site */
  abstract toUse(known?: readonly Passkey[]): Promise<PasskeyRequest>;

  /**
   * The authenticator's counter, not yet compared; undefined when the answer is not to this
   * challenge by this passkey.
   */
  abstract used(answer: object, challenge: string, passkey: Passkey): Promise<number | undefined>;
}

/** Codes that change every half minute (RFC 6238). */
export abstract class TotpCodes {
  /** A new secret, in base32. */
  abstract newSecret(): string;

  /** The `otpauth:` address behind a QR code. */
  abstract address(user: User, secret: string): Promise<string>;

  /** The time step of a valid code, at most one away from now; undefined when it is wrong. */
  abstract stepOf(secret: string, code: string): Promise<number | undefined>;
}

/** User secrets, of which only digests are stored. */
export abstract class UserSecrets {
  abstract hashPassword(password: string): Promise<string>;

  /** @param hash null: takes equally long, and is false */
  abstract matches(hash: string | null, password: string): Promise<boolean>;

  /** Random, readable, and too long to guess: `k7f3-…`. */
  abstract newRecoveryCode(): string;

  /** Of a recovery code or a link's token. */
  abstract digest(secret: string): string;
}
