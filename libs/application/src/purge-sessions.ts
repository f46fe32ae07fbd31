import type { AdminSessions } from './ports/admin-sessions.js';
import type { LoginAttempts } from './ports/login-attempts.js';

/** Forgets sessions that have run out and logins that no longer count. */
export class PurgeSessions {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly attempts: LoginAttempts,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  async execute(): Promise<void> {
    await this.sessions.purge();
    await this.attempts.purge();
  }
}
