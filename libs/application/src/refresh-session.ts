import { DomainError } from '@boligstyling/domain';
import type { AdminPassword } from './ports/admin-password.js';
import type { AdminSessions } from './ports/admin-sessions.js';
import type { SessionTokens } from './ports/session-tokens.js';
import { grant, type SessionGrant } from './session-grant.js';

/** A browser renews its session. */
export class RefreshSession {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly tokens: SessionTokens,
    private readonly password: AdminPassword,
  ) {}

  /**
   * Gives new tokens for a refresh token, which is then used up. One that comes back ends its
   * session: the browser that holds the newest token is logged out too, since nobody can tell which
   * of the two is the thief.
   *
   * @throws DomainError `session-ended`
   * @throws DomainError `storage-unavailable`
   */
  async execute(refreshToken: string): Promise<SessionGrant> {
    const given = this.tokens.readRefresh(refreshToken);
    if (!given) throw new DomainError('session-ended');
    const next = this.tokens.issueRefresh(given.sessionId);
    const { generation } = this.password;
    const current = { id: given.sessionId, tokenDigest: given.digest, generation };
    if (!(await this.sessions.rotate(current, next.digest))) throw new DomainError('session-ended');
    return grant(given.sessionId, next, this.tokens, this.password);
  }
}
