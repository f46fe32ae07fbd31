import { DomainError } from '@boligstyling/domain';
import {
  counted,
  type FailedLogins,
  type LoginAttempts,
  type LoginClient,
} from './failed-logins.js';
import type { AdminPassword } from './admin-password.js';
import type { SeenClient } from './admin-sessions.js';
import type { SessionIssuer, SessionGrant } from './session-issuer.js';

export class LogInAdmin {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly password: AdminPassword,
    private readonly desk: SessionIssuer,
    private readonly failed: FailedLogins,
  ) {}

  /**
   * The try is counted before the password is compared, so a storage outage lets nobody in.
   *
   * @throws RateLimited
   * @throws `wrong-password`
   */
  execute(given: string, client: LoginClient, seen: SeenClient): Promise<SessionGrant> {
    const tried = () =>
      counted(this.attempts, client, async () => {
        if (!(await this.password.matches(given))) throw new DomainError('wrong-password');
        return this.desk.open(null, seen, 'logInAdmin');
      });
    return this.failed.recording('logInAdmin', seen, tried);
  }
}
