import type { AdminSessions } from '../users/admin-sessions.js';
import type { Credentials } from '../users/credentials.js';
import type { LoginAttempts } from '../users/login-attempts.js';
import type { PartnerSessions } from '../partners/partner-sessions.js';
import type { UserRepository } from '../users/user-repository.js';

/**
 * Forgets sessions that ended long ago, and with the last of hers who was removed; logins that no longer
 * count, and challenges and links that are over.
 */
export class PurgeSessions {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly attempts: LoginAttempts,
    private readonly credentials: Credentials,
    private readonly partners: PartnerSessions,
    private readonly people: UserRepository,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  async execute(): Promise<void> {
    await this.sessions.purge();
    await this.attempts.purge();
    await this.credentials.purge();
    await this.partners.purge();
    await this.people.purge();
  }
}
