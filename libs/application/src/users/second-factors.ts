import type { Passkey, User } from '@boligstyling/domain';

/** What a browser is handed to make or use a passkey (WebAuthn), and what its answer must sign. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly options: Record<string, unknown>;
}

/** Makes and checks passkeys (WebAuthn). The person must prove herself to her device each time. */
export abstract class PasskeyCeremony {
  /** @param known hers already, which are not made again */
  abstract toMake(person: User, known: readonly Passkey[]): Promise<PasskeyRequest>;

  /** The new passkey; undefined when the answer is not to this challenge, or is not in order. */
  abstract made(
    answer: object,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'isSynced'> | undefined>;

  /** @param known among which to choose; none: any that the browser has for this site */
  abstract toUse(known?: readonly Passkey[]): Promise<PasskeyRequest>;

  /**
   * What its authenticator counts now, compared with nothing; undefined when the answer is not to this
   * challenge by this passkey.
   */
  abstract used(answer: object, challenge: string, passkey: Passkey): Promise<number | undefined>;
}

/** Codes that change every half minute (RFC 6238). */
export abstract class TotpCodes {
  /** A new secret, in base32. */
  abstract newSecret(): string;

  /** What an app reads from a QR code. */
  abstract address(person: User, secret: string): Promise<string>;

  /** The step at which the code is right, at most one away from now; undefined when it is wrong. */
  abstract stepOf(secret: string, code: string): Promise<number | undefined>;
}

/** Secrets that people hold, of which digests alone are kept. */
export abstract class UserSecrets {
  abstract hashPassword(password: string): Promise<string>;

  /** @param hash null when there is none: it takes as long, and is false */
  abstract matches(hash: string | null, password: string): Promise<boolean>;

  /** Random, readable, and too long to guess: `k7f3-…`. */
  abstract newRecoveryCode(): string;

  /** Of a recovery code or a link's token. */
  abstract digest(secret: string): string;
}
