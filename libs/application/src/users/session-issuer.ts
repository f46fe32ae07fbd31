import { type AdminCall, DomainError, type Role } from '@boligstyling/domain';
import type { AdminPassword } from './admin-password.js';
import type { AdminSessions, ActiveSession, SeenClient } from './admin-sessions.js';
import type { IdGenerator } from '../core/ports.js';

export interface AccessToken {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface RefreshToken {
  readonly token: string;
  readonly digest: string;
}

export abstract class SessionTokens {
  abstract issueAccess(sessionId: string, generation: string): Promise<AccessToken>;

  /** Undefined unless we signed it and it is valid. */
  abstract readAccess(
    token: string,
  ): Promise<{ sessionId: string; generation: string } | undefined>;

  abstract issueRefresh(sessionId: string): RefreshToken;

  abstract readRefresh(token: string): { sessionId: string; digest: string } | undefined;
}

export interface SessionGrant {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
  /** Null: the shared login. */
  readonly userId: string | null;
  /** Lets the browser adapt before its first call. */
  readonly role: Role;
}

const USER_GENERATION = 'user';

export class SessionIssuer {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly tokens: SessionTokens,
    private readonly ids: IdGenerator,
    private readonly password: AdminPassword,
  ) {}

  /**
   * @param userId null: the shared login
   * @throws `session-ended` when the user or factor was removed meanwhile
   */
  async open(
    userId: string | null,
    seen: SeenClient,
    by: AdminCall,
    factor?: string,
  ): Promise<SessionGrant> {
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
      factor,
    });
    return this.grant(id, generation, refresh);
  }

  end(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId);
  }

  /**
   * A reused token ends its session, because either holder may be the thief.
   *
   * @throws `session-ended`
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
   * Asks the database too, so that a token dies with its session.
   *
   * @throws `session-ended`
   */
  async find(accessToken: string): Promise<ActiveSession> {
    const claims = await this.tokens.readAccess(accessToken);
    const isGood = claims && this.generations().includes(claims.generation);
    if (!isGood) throw new DomainError('session-ended');
    return this.active(claims.sessionId, claims.generation);
  }

  private async active(sessionId: string, generation: string): Promise<ActiveSession> {
    const session = await this.sessions.find(sessionId, generation);
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
    const session = await this.active(sessionId, generation);
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
