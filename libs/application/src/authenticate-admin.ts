import { DomainError } from '@boligstyling/domain';
import type { AdminPassword } from './ports/admin-password.js';
import type { AdminSessions } from './ports/admin-sessions.js';
import type { SessionTokens } from './ports/session-tokens.js';

/** Whether a caller is the administrator. */
export class AuthenticateAdmin {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly tokens: SessionTokens,
    private readonly password: AdminPassword,
  ) {}

  /**
   * Asks the database too, so that a token dies with its session rather than at its expiry.
   *
   * @returns the id of the caller's session
   * @throws DomainError `session-ended`
   * @throws DomainError `storage-unavailable`
   */
  async execute(accessToken: string): Promise<string> {
    const claims = await this.tokens.readAccess(accessToken);
    const { generation } = this.password;
    if (claims?.generation !== generation) throw new DomainError('session-ended');
    if (!(await this.sessions.isOpen(claims.sessionId, generation)))
      throw new DomainError('session-ended');
    return claims.sessionId;
  }
}
