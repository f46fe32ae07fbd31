import { DomainError, newPasswordError } from '@boligstyling/domain';
import { counted } from './counted-tries.js';
import type { FailedLogins } from './failed-logins.js';
import type { AdminPassword } from './admin-password.js';
import type { SeenClient } from './admin-sessions.js';
import type { LoginAttempts, LoginClient } from './login-attempts.js';
import type { PublishedPasswords } from './published-passwords.js';

/** Prepares a change of the administrator's password, which the operator then makes. */
export class ValidateNewPassword {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly password: AdminPassword,
    private readonly failed: FailedLogins,
    private readonly published: PublishedPasswords,
  ) {}

  /**
   * Checks both passwords and returns the hash for the server's settings. A wrong current password
   * counts as a failed login, so that a borrowed browser cannot guess it.
   * @throws DomainError `invalid-password` with the field at fault
   * @throws RateLimited
   * @throws DomainError `storage-unavailable`
   */
  async execute(
    current: string,
    next: string,
    client: LoginClient,
    seen: SeenClient,
  ): Promise<string> {
    const error = newPasswordError(next, await this.published.has(next));
    if (error) throw invalid('newPassword', error);
    const tried = () =>
      counted(this.attempts, client, async () => {
        if (await this.password.matches(current)) return;
        throw invalid('currentPassword', 'Nåværende passord stemmer ikke');
      });
    await this.failed.telling('validateNewPassword', seen, tried);
    if (next === current) throw invalid('newPassword', 'Nytt passord er det samme som før');
    return this.password.hash(next);
  }
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('invalid-password', message, [{ field, message }]);
}
