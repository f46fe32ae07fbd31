/** A code is good for so many seconds (RFC 6238), and the one before and the one after it too. */
export const TOTP_PERIOD_SECONDS = 30;
export const TOTP_SKEW_STEPS = 1;

/** So many codes, each good for once, stand in for a lost telephone. */
export const RECOVERY_CODES = 10;

/** What a challenge was made for; it is good for nothing else. */
export type ChallengePurpose = 'passkey-login' | 'passkey-new' | 'passkey-confirm' | 'totp-new';

/** For so long each can be answered: by a browser at once, by a person who may first have an app to find. */
export const CHALLENGE_SECONDS: Record<ChallengePurpose, number> = {
  'passkey-login': 5 * 60,
  'passkey-new': 5 * 60,
  'passkey-confirm': 5 * 60,
  'totp-new': 30 * 60,
};

/** A passkey as it is kept. */
export interface Passkey {
  /** As its authenticator calls it, in base64url. */
  readonly id: string;
  readonly publicKey: Uint8Array;
  /** How often it was used, as its authenticator counted last; 0 where it does not count. */
  readonly counter: number;
  /** Whether it may be on several devices (WebAuthn's flag «backup eligible»), fixed when it is made. */
  readonly isSynced: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/**
 * Whether this use follows the last one (WebAuthn Level 3, section 7.2, step 22). A counter that does
 * not rise means a copy of the passkey or a reset device. Each device of a synced passkey counts by
 * itself, so its counter says nothing.
 */
export function isNextUse(
  { counter, isSynced }: Pick<Passkey, 'counter' | 'isSynced'>,
  said: number,
): boolean {
  return isSynced || said > counter || (said === 0 && counter === 0);
}
