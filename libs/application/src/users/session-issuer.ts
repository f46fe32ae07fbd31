import { type AdminCall, DomainError, type Role } from '@boligstyling/domain';
import type { AdminPassword } from './admin-password.js';
import type { AdminSessions, OpenSession, SeenClient } from './admin-sessions.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { RefreshToken, SessionTokens } from './session-tokens.js';

/** The tokens that a logged-in browser holds. */
export interface SessionGrant {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
  /** Null: the shared login. */
  readonly userId: string | null;
  /** Lets the browser adapt before its first call. */
  readonly role: Role;
}

/** Stands in a named user's session in place of the shared password's generation. */
const USER_GENERATION = 'user';

/**
 * Opens, renews, finds and ends sessions; the caller has authenticated the user. All throw
 * DomainError `storage-unavailable`.
 */
export class SessionIssuer {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly tokens: SessionTokens,
    private readonly ids: IdGenerator,
    private readonly password: AdminPassword,
  ) {}

  /**
   * @param userId null: the shared login
   * @param by the call, for the audit log
   * @throws DomainError `session-ended` when the user was removed meanwhile
   */
  async open(userId: string | null, seen: SeenClient, by: AdminCall): Promise<SessionGrant> {
    const id = this.ids.next();
    const refresh = this.tokens.issueRefresh(id);
    const generation = userId ? USER_GENERATION : this.password.generation;
    await this.sessions.open({
      ...seen,
      by,
      id,
      userId,
      tokenDigest: refresh.digest,
      generation,
    });
    return this.grant(id, generation, refresh);
  }

  /** Ends a session at once, with its access and refresh tokens. */
  end(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId);
  }

  /**
   * Consumes a refresh token and returns new tokens. A reused token ends its session, because
   * either of its two holders may be the thief.
   * @throws DomainError `session-ended`
   */
  async renew(refreshToken: string): Promise<SessionGrant> {
    const given = this.tokens.readRefresh(refreshToken);
    if (!given) throw new DomainError('session-ended');
    const next = this.tokens.issueRefresh(given.sessionId);
    const current = {
      id: given.sessionId,
      tokenDigest: given.digest,
      generations: this.generations(),
    };
    const generation = await this.sessions.rotate(current, next.digest);
    if (!generation) throw new DomainError('session-ended');
    return this.grant(given.sessionId, generation, next);
  }

  /**
   * Asks the database too, so that a token dies with its session rather than at its expiry.
   * @throws DomainError `session-ended`
   */
  async find(accessToken: string): Promise<OpenSession> {
    const claims = await this.tokens.readAccess(accessToken);
    const isGood = this.generations().includes(claims?.generation ?? '');
    const session =
      claims && isGood ? await this.sessions.find(claims.sessionId, claims.generation) : undefined;
    if (!session) throw new DomainError('session-ended');
    return session;
  }

  private generations(): string[] {
    return [this.password.generation, ...this.password.otherGenerations, USER_GENERATION];
  }

  private async grant(
    sessionId: string,
    generation: string,
    refresh: RefreshToken,
  ): Promise<SessionGrant> {
    const session = await this.sessions.find(sessionId, generation);
    if (!session) throw new DomainError('session-ended');
    const access = await this.tokens.issueAccess(sessionId, generation);
    return {
      accessToken: access.token,
      accessExpiresAt: access.expiresAt,
      refreshToken: refresh.token,
      userId: session.userId,
      role: session.role,
    };
  }
}
