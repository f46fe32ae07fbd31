import type { ChallengePurpose, OneTimeLink, Passkey } from '@boligstyling/domain';
import type { PresentedLink } from '../core/link-signer.js';

/** The statement that checks a factor consumes it. All throw `storage-unavailable`. */
export abstract class Credentials {
  abstract passkeysOf(userId: string): Promise<Passkey[]>;

  abstract findPasskey(id: string): Promise<{ passkey: Passkey; userId: string } | undefined>;

  abstract usePasskey(id: string, counter: number): Promise<void>;

  /**
   * Ends the user's other sessions than `sessionId`, because nothing records which were opened with
   * it.
   *
   * @throws `last-factor`
   */
  abstract removePasskey(userId: string, id: string, sessionId: string): Promise<void>;

  /** This step or a later one was used. */
  abstract takeStep(userId: string, step: number): Promise<boolean>;

  abstract takeRecoveryCode(userId: string, digest: string): Promise<boolean>;

  abstract replaceRecoveryCodes(userId: string, digests: readonly string[]): Promise<void>;

  abstract recoveryCodesLeft(userId: string): Promise<number>;

  /** For CHALLENGE_SECONDS. @param subjectId null: for anyone */
  abstract keepChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
    value: string,
  ): Promise<void>;

  /** Undefined when used, expired, or for another purpose or user. */
  abstract takeChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
  ): Promise<string | undefined>;

  /** Unless used or expired; does not consume it. */
  abstract findLink(presented: PresentedLink): Promise<OneTimeLink | undefined>;

  /** Expired challenges, and links a day later, because their rate limit counts a day. */
  abstract purge(): Promise<void>;
}
