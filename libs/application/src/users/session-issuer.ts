import { type AdminCall, DomainError, type Role } from '@boligstyling/domain';
import type { AdminPassword } from './admin-password.js';
import type { AdminSessions, OpenSession, SeenClient } from './admin-sessions.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { RefreshToken, SessionTokens } from './session-tokens.js';

/** What a browser holds while someone is logged in. */
export interface SessionGrant {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
  /** Null: with the password that all share. */
  readonly personId: string | null;
  /** What she may do, so that the browser knows before it asks for anything. */
  readonly role: Role;
}

/** What sessions of named people carry in place of the shared password's generation. */
const PERSON_GENERATION = 'person';

/**
 * Opens, renews, looks up and ends sessions, of named people and with the shared password. Whoever asks
 * has found out who it is. All throw DomainError `storage-unavailable`.
 */
export class SessionIssuer {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly tokens: SessionTokens,
    private readonly ids: IdGenerator,
    private readonly password: AdminPassword,
  ) {}

  /**
   * @param personId null: with the shared password
   * @param by the call that opens it, for the audit log
   * @throws DomainError `session-ended` when she has been let go meanwhile
   */
  async open(personId: string | null, seen: SeenClient, by: AdminCall): Promise<SessionGrant> {
    const id = this.ids.next();
    const refresh = this.tokens.issueRefresh(id);
    const generation = personId ? PERSON_GENERATION : this.password.generation;
    await this.sessions.open({
      ...seen,
      by,
      id,
      personId,
      tokenDigest: refresh.digest,
      generation,
    });
    return this.grant(id, generation, refresh);
  }

  /** Ends a session at once, its access and refresh tokens with it. */
  end(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId);
  }

  /**
   * New tokens for a refresh token, which is then used up. One that comes back ends its session: the
   * browser that holds the newest token is logged out too, since nobody can tell which of the two is
   * the thief.
   *
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
   * Who calls. Asks the database too, so that a token dies with its session rather than at its expiry.
   *
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
    return [this.password.generation, ...this.password.otherGenerations, PERSON_GENERATION];
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
      personId: session.personId,
      role: session.role,
    };
  }
}
