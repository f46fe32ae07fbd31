import type { ChallengePurpose, OneTimeLink, Passkey } from '@boligstyling/domain';
import type { HeldLink } from '../core/held-link.js';

/**
 * What users log in with; each is consumed by the statement that checks it. All throw DomainError
 * `storage-unavailable`.
 */
export abstract class Credentials {
  abstract passkeysOf(userId: string): Promise<Passkey[]>;

  /** A passkey of an active user. */
  abstract findPasskey(id: string): Promise<{ passkey: Passkey; userId: string } | undefined>;

  /** Stores the authenticator's new counter. */
  abstract usePasskey(id: string, counter: number): Promise<void>;

  /**
   * Ends the user's other sessions too, because nothing records which were opened with the passkey.
   * Does nothing to another user's passkey.
   * @param sessionId the session that stays
   * @throws DomainError `last-factor` when nothing to log in with would be left
   */
  abstract removePasskey(userId: string, id: string, sessionId: string): Promise<void>;

  /** Consumes a code's time step; false when this or a later one was used. */
  abstract takeStep(userId: string, step: number): Promise<boolean>;

  /** Consumes a recovery code; false when the user has no such code. */
  abstract takeRecoveryCode(userId: string, digest: string): Promise<boolean>;

  abstract replaceRecoveryCodes(userId: string, digests: readonly string[]): Promise<void>;

  abstract recoveryCodesLeft(userId: string): Promise<number>;

  /** Keeps a challenge for CHALLENGE_SECONDS. @param subjectId null: for anyone */
  abstract keepChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
    value: string,
  ): Promise<void>;

  /** Consumes a challenge; undefined when it is used, expired, or for another purpose or user. */
  abstract takeChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
  ): Promise<string | undefined>;

  /** The stored link, unless used or expired. Reading does not consume it. */
  abstract findLink(held: HeldLink): Promise<OneTimeLink | undefined>;

  /** Deletes expired challenges, and links a day later, because their rate limit counts a day. */
  abstract purge(): Promise<void>;
}
