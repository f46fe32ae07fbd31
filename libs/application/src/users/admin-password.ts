import { DomainError, newPasswordError } from '@boligstyling/domain';
import {
  counted,
  type FailedLogins,
  type LoginAttempts,
  type LoginClient,
} from './failed-logins.js';
import type { SeenClient } from './admin-sessions.js';

export abstract class PublishedPasswords {
  /** Ignores letter case. */
  abstract has(password: string): Promise<boolean>;
}

/** It can only be compared. */
export abstract class AdminPassword {
  /** Changes with the password, and reveals nothing of it. */
  abstract readonly generation: string;

  /** Of the same password under other known secrets. */
  readonly otherGenerations: readonly string[] = [];

  /** Takes the same time for every password. */
  abstract matches(password: string): Promise<boolean>;

  abstract hash(password: string): Promise<string>;
}

export class ValidateNewPassword {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly password: AdminPassword,
    private readonly failed: FailedLogins,
    private readonly published: PublishedPasswords,
  ) {}

  /**
   * Returns the hash for the server's settings. A wrong current password counts as a failed login,
   * so that a borrowed browser cannot guess it.
   *
   * @throws `invalid-password`
   * @throws RateLimited
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
    await this.failed.recording('validateNewPassword', seen, tried);
    if (next === current) throw invalid('newPassword', 'Nytt passord er det samme som før');
    return this.password.hash(next);
  }
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('invalid-password', message, [{ field, message }]);
}
