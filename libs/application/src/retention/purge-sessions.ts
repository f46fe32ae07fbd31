import type { AdminSessions } from '../users/admin-sessions.js';
import type { Credentials } from '../users/credentials.js';
import type { LoginAttempts } from '../users/failed-logins.js';
import type { PartnerSessions } from '../partners/enter-as-partner.js';
import type { UserRepository } from '../users/user-repository.js';

/** With a removed user's last one the user; failed logins, challenges and links too. */
export class PurgeSessions {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly attempts: LoginAttempts,
    private readonly credentials: Credentials,
    private readonly partners: PartnerSessions,
    private readonly users: UserRepository,
  ) {}

  async execute(): Promise<void> {
    await this.sessions.purge();
    await this.attempts.purge();
    await this.credentials.purge();
    await this.partners.purge();
    await this.users.purge();
  }
}
