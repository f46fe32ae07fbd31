import type { OneTimeLink, Passkey, User, UserLogin, Role, Version } from '@boligstyling/domain';
import type { HeldLink } from '../core/held-link.js';

/** The factor beside passkeys. */
export interface CodeLogin {
  readonly passwordHash: string;
  /** Shared with the authenticator app: base32, sealed for the user's id. */
  readonly totpSecret: string;
}

/** Null until it is set up. */
export interface UserRecord extends User {
  readonly code: CodeLogin | null;
}

export interface UserOverview extends User, UserLogin {
  readonly lastSeenAt: Date | null;
}

/** A factor that a user sets up: a passkey, or a password with codes and recovery codes. */
export type NewFactor =
  | { readonly kind: 'passkey'; readonly passkey: Passkey }
  | {
      readonly kind: 'code';
      readonly code: CodeLogin;
      /** The step of the code that was shown, which is then used. */
      readonly step: number;
      readonly recoveryDigests: readonly string[];
    };

/**
 * The users of the dashboard. All throw DomainError `storage-unavailable`. Where the shared login
 * is off, the last eier who can log in stays, also when several leave at once.
 */
export abstract class UserRepository {
  /** Those who are not removed, by name. */
  abstract list(): Promise<UserOverview[]>;

  abstract find(id: string): Promise<UserRecord | undefined>;

  /** @param email in any case; a removed user's finds nobody */
  abstract findByEmail(email: string): Promise<UserRecord | undefined>;

  /**
   * Keeps the user, the invitation and its e-mail in one transaction.
   * @param digest of the link's token
   * @throws DomainError `user-email-taken`
   */
  abstract invite(user: User, link: OneTimeLink, digest: string): Promise<void>;

  /**
   * Consumes the link, adds the factor and activates the user in one transaction. Of two concurrent
   * calls one succeeds; logins and factors that were under way when the link was made are void.
   * @throws DomainError `link-expired` when it is used or expired
   */
  abstract enter(held: HeldLink, factor: NewFactor): Promise<User>;

  /**
   * Adds a passkey, or replaces password and codes.
   * @param sessionId the session that stays while all others end; left out, none ends
   */
  abstract addFactor(id: string, factor: NewFactor, sessionId?: string): Promise<void>;

  /**
   * Ends the user's sessions.
   * @param expected the version that the change is based on; undefined: any
   * @throws DomainError `user-not-found`, `last-owner`, `version-stale`
   */
  abstract changeRole(id: string, role: Role, expected?: Version): Promise<void>;

  /**
   * Removes the user, all factors and saved views permanently, and ends the sessions. The name is
   * kept until {@link purge}.
   * @throws DomainError `user-not-found`, `last-owner`
   */
  abstract remove(id: string): Promise<void>;

  /**
   * Removes all factors, ends the sessions and earlier links, and keeps the new link with its
   * e-mail.
   * @param expected as for {@link changeRole}
   * @throws DomainError `user-not-found`, `last-owner`, `version-stale`
   */
  abstract reset(id: string, link: OneTimeLink, digest: string, expected?: Version): Promise<void>;

  /** Deletes removed users once none of their sessions is kept. */
  abstract purge(): Promise<void>;
}
