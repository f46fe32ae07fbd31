import type { ChallengePurpose, OneTimeLink, Passkey } from '@boligstyling/domain';
import type { HeldLink } from '../core/held-link.js';

/** What people log in with, each of which is used in the statement that looks at it. All throw DomainError `storage-unavailable`. */
export abstract class Credentials {
  abstract passkeysOf(personId: string): Promise<Passkey[]>;

  /** A passkey of an active person, and whose it is. */
  abstract findPasskey(id: string): Promise<{ passkey: Passkey; personId: string } | undefined>;

  /** It was used, and counts so far now. */
  abstract usePasskey(id: string, counter: number): Promise<void>;

  /**
   * Ends her other sessions too: which of them were opened with it is not known. Does nothing to what
   * is somebody else's.
   *
   * @param sessionId hers that goes on
   * @throws DomainError `last-factor` when nothing to log in with would be left
   */
  abstract removePasskey(personId: string, id: string, sessionId: string): Promise<void>;

  /** Uses up a code's step; false when this or a later one has been used. */
  abstract takeStep(personId: string, step: number): Promise<boolean>;

  /** Uses up a recovery code; false when there is none such. */
  abstract takeRecoveryCode(personId: string, digest: string): Promise<boolean>;

  /** Puts these in the place of all earlier ones. */
  abstract replaceRecoveryCodes(personId: string, digests: readonly string[]): Promise<void>;

  abstract recoveryCodesLeft(personId: string): Promise<number>;

  /** Remembers for CHALLENGE_SECONDS what a browser is asked. @param subjectId whom; null: whoever comes */
  abstract keepChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
    value: string,
  ): Promise<void>;

  /** What was asked, once; undefined when it was for something else or someone else, used or over. */
  abstract takeChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
  ): Promise<string | undefined>;

  /** The link as it is kept, unless it is used or over. Looking uses nothing up. */
  abstract findLink(held: HeldLink): Promise<OneTimeLink | undefined>;

  /** Forgets challenges that are over, and links a day later: as many as were asked for are counted. */
  abstract purge(): Promise<void>;
}
