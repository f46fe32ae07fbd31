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
  /** How often it was used, as its authenticator counts; 0 for those that are kept in a cloud. */
  readonly counter: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}
