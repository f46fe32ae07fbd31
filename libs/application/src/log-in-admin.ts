import { DomainError, TooManyAttempts } from '@boligstyling/domain';
import type { AdminPassword } from './ports/admin-password.js';
import type { AdminSessions } from './ports/admin-sessions.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { LoginAttempts, LoginClient } from './ports/login-attempts.js';
import type { SessionTokens } from './ports/session-tokens.js';
import { grant, type SessionGrant } from './session-grant.js';

/** The administrator logs in with the one password. */
export class LogInAdmin {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly password: AdminPassword,
    private readonly sessions: AdminSessions,
    private readonly tokens: SessionTokens,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Opens a session. The try is counted before the password is looked at, so a database that is
   * away lets nobody in.
   *
   * @throws TooManyAttempts
   * @throws DomainError `wrong-password`
   * @throws DomainError `storage-unavailable`
   */
  async execute(given: string, client: LoginClient): Promise<SessionGrant> {
    const attempt = await this.attempts.reserve(client);
    if (attempt.outcome === 'refused') throw new TooManyAttempts(attempt.retryAfterSeconds);
    if (!(await this.password.matches(given))) {
      throw new DomainError('wrong-password');
    }
    const id = this.ids.next();
    const refresh = this.tokens.issueRefresh(id);
    const { generation } = this.password;
    await this.sessions.open({ id, tokenDigest: refresh.digest, generation });
    await this.attempts.release(attempt.id);
    return grant(id, refresh, this.tokens, this.password);
  }
}
