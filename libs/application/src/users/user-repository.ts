import type { OneTimeLink, Passkey, User, UserLogin, Role, Version } from '@boligstyling/domain';
import type { PresentedLink } from '../core/link-signer.js';

export interface CodeLogin {
  readonly passwordHash: string;
  /** Base32, sealed for the user's id. */
  readonly totpSecret: string;
}

export interface UserRecord extends User {
  readonly code: CodeLogin | null;
}

export interface UserOverview extends User, UserLogin {
  readonly lastSeenAt: Date | null;
  /** Last moment of the user's unused link; null: there is none, or it has expired. */
  readonly linkUntil: Date | null;
}

export type NewFactor =
  | { readonly kind: 'passkey'; readonly passkey: Passkey }
  | {
      readonly kind: 'code';
      readonly code: CodeLogin;
      /** Of the code that was shown, which is then used. */
      readonly step: number;
      readonly recoveryDigests: readonly string[];
    };

/**
 * Without the shared login, the last eier who can log in stays, also when several leave at
 * once.
 */
export abstract class UserRepository {
  /** Not removed, by name. */
  abstract list(): Promise<UserOverview[]>;

  abstract find(id: string): Promise<UserRecord | undefined>;

  /** @param email in any case; a removed user's finds nobody */
  abstract findByEmail(email: string): Promise<UserRecord | undefined>;

  /**
   * Stores user, invitation and e-mail in one transaction.
   *
   * @throws `user-email-taken`
   */
  abstract invite(user: User, link: OneTimeLink, digest: string): Promise<void>;

  /**
   * Consumes the link and activates the user in one transaction; of two concurrent calls one
   * succeeds. Earlier logins and factors under way are void.
   *
   * @throws `link-expired` when used or expired
   */
  abstract enter(presented: PresentedLink, factor: NewFactor): Promise<User>;

  /**
   * A code replaces password and codes.
   *
   * @param sessionId the session that stays while all others end; absent: none ends
   */
  abstract addFactor(id: string, factor: NewFactor, sessionId?: string): Promise<void>;

  /**
   * Ends the user's sessions.
   *
   * @throws `user-not-found`, `last-owner`, `version-stale`
   */
  abstract changeRole(id: string, role: Role, expected?: Version): Promise<void>;

  /**
   * Removes all factors and saved views permanently, and ends the sessions. The name stays until
   * {@link purge}.
   *
   * @throws `user-not-found`, `last-owner`
   */
  abstract remove(id: string): Promise<void>;

  /**
   * Removes all factors, ends sessions and earlier links, and stores the new link with its e-mail.
   *
   * @throws `user-not-found`, `last-owner`, `version-stale`
   */
  abstract reset(id: string, link: OneTimeLink, digest: string, expected?: Version): Promise<void>;

  /** Without stored sessions. */
  abstract purge(): Promise<void>;
}
