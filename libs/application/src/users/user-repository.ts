import type { OneTimeLink, Passkey, User, UserLogin, UserState, Role } from '@boligstyling/domain';
import type { HeldLink } from '../core/held-link.js';

/** What is kept to let a person in, beside her passkeys. */
export interface CodeLogin {
  readonly passwordHash: string;
  /** Shared with the app that shows the codes: base32, sealed for the person's id. */
  readonly totpSecret: string;
}

/** A person with what is compared when she logs in; null until it is set up. */
export interface UserRecord extends User {
  readonly code: CodeLogin | null;
}

/** A person as the list of people shows her. */
export interface UserOverview extends User, UserLogin {
  readonly lastSeenAt: Date | null;
}

/** A way to log in that a person sets up: a passkey, or a password with codes and what stands in for those. */
export type NewFactor =
  | { readonly kind: 'passkey'; readonly passkey: Passkey }
  | {
      readonly kind: 'code';
      readonly code: CodeLogin;
      /** The step of the code that was shown: it is used. */
      readonly step: number;
      readonly recoveryDigests: readonly string[];
    };

/**
 * The people who work in the dashboard. All throw DomainError `storage-unavailable`. Where the shared
 * login is off, the last owner of the account who can log in stays, also of several who leave at once.
 */
export abstract class UserRepository {
  /** Those who are not removed, by name. */
  abstract list(): Promise<UserOverview[]>;

  abstract find(id: string): Promise<UserRecord | undefined>;

  /** @param email in any case; a removed person's finds nobody */
  abstract findByEmail(email: string): Promise<UserRecord | undefined>;

  /**
   * Keeps the person with her invitation and the e-mail that brings it, all or nothing.
   *
   * @param digest of the link's token
   * @throws DomainError `person-email-taken`
   */
  abstract invite(person: User, link: OneTimeLink, digest: string): Promise<void>;

  /**
   * Uses up the link, gives its reveal the factor and makes her active, all or nothing. Of two who
   * come with the same link one does. What was under way when the link was made, a login or another
   * factor, is over.
   *
   * @throws DomainError `link-expired` when it is used or over
   */
  abstract enter(held: HeldLink, factor: NewFactor): Promise<User>;

  /**
   * Adds a passkey, or puts another password and codes in the place of earlier ones.
   *
   * @param sessionId all her other sessions end; left out, none does
   */
  abstract addFactor(id: string, factor: NewFactor, sessionId?: string): Promise<void>;

  /**
   * Gives her another role and ends her sessions.
   *
   * @throws DomainError `person-not-found`, `last-owner`
   */
  abstract changeRole(id: string, role: Role): Promise<void>;

  /**
   * Removes her for good, with all she logs in with and the views she has saved, and ends her sessions.
   * Who she was is kept until {@link purge}.
   *
   * @throws DomainError `person-not-found`, `last-owner`
   */
  abstract remove(id: string): Promise<void>;

  /**
   * Takes all she logs in with and ends her sessions; the link, with the e-mail that brings it, leads
   * to something new. Earlier links end.
   *
   * @param seen in which state; left out, in any
   * @throws DomainError `person-not-found`, `last-owner`, and `person-changed` where she is in another
   *   by now
   */
  abstract reset(id: string, link: OneTimeLink, digest: string, seen?: UserState): Promise<void>;

  /** Forgets those who were removed, once no session of theirs is kept any more. */
  abstract purge(): Promise<void>;
}
