/** RFC 6238; the previous and next codes are valid too. */
export const TOTP_PERIOD_SECONDS = 30;
export const TOTP_SKEW_STEPS = 1;

export const RECOVERY_CODES = 10;

export type ChallengePurpose = 'passkey-login' | 'passkey-new' | 'passkey-confirm' | 'totp-new';

/** A browser answers at once, a person may have to install an app. */
export const CHALLENGE_SECONDS: Record<ChallengePurpose, number> = {
  'passkey-login': 5 * 60,
  'passkey-new': 5 * 60,
  'passkey-confirm': 5 * 60,
  'totp-new': 30 * 60,
};

export interface Passkey {
  readonly id: string;
  readonly publicKey: Uint8Array;
  /** Signature counter; 0 when it does not count. */
  readonly counter: number;
  /** WebAuthn's «backup eligible», fixed at creation. */
  readonly isSynced: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/**
 * WebAuthn Level 3, 7.2, step 22: a counter that does not rise means a copied passkey or a reset
 * device. Synced passkeys count per device, so theirs is ignored.
 */
export function isNextUse(
  { counter, isSynced }: Pick<Passkey, 'counter' | 'isSynced'>,
  said: number,
): boolean {
  return isSynced || counter === 0 || said > counter;
}
