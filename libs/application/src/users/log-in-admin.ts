import { DomainError } from '@boligstyling/domain';
import { counted } from './counted-tries.js';
import type { FailedLogins } from './failed-logins.js';
import type { AdminPassword } from './admin-password.js';
import type { SeenClient } from './admin-sessions.js';
import type { LoginAttempts, LoginClient } from './login-attempts.js';
import type { SessionIssuer, SessionGrant } from './session-issuer.js';

/** The shared login. */
export class LogInAdmin {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly password: AdminPassword,
    private readonly desk: SessionIssuer,
    private readonly failed: FailedLogins,
  ) {}

  /**
   * Opens a session. The try is counted before the password is compared, so a storage outage lets
   * nobody in.
   * @throws RateLimited
   * @throws DomainError `wrong-password`
   * @throws DomainError `storage-unavailable`
   */
  execute(given: string, client: LoginClient, seen: SeenClient): Promise<SessionGrant> {
    const tried = () =>
      counted(this.attempts, client, async () => {
        if (!(await this.password.matches(given))) throw new DomainError('wrong-password');
        return this.desk.open(null, seen, 'logInAdmin');
      });
    return this.failed.telling('logInAdmin', seen, tried);
  }
}
