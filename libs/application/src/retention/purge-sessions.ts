import type { AdminSessions } from '../users/admin-sessions.js';
import type { Credentials } from '../users/credentials.js';
import type { LoginAttempts } from '../users/login-attempts.js';
import type { PartnerSessions } from '../partners/partner-sessions.js';
import type { UserRepository } from '../users/user-repository.js';

/**
 * Deletes old sessions, with a removed user's last one the user; expired failed logins, challenges
 * and links.
 */
export class PurgeSessions {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly attempts: LoginAttempts,
    private readonly credentials: Credentials,
    private readonly partners: PartnerSessions,
    private readonly users: UserRepository,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  async execute(): Promise<void> {
    await this.sessions.purge();
    await this.attempts.purge();
    await this.credentials.purge();
    await this.partners.purge();
    await this.users.purge();
  }
}
