import type { AdminSessions } from './ports/admin-sessions.js';

/** The administrator logs out. */
export class LogOutAdmin {
  constructor(private readonly sessions: AdminSessions) {}

  /**
   * Ends the session at once, its access and refresh tokens with it.
   *
   * @throws DomainError `storage-unavailable`
   */
  execute(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId);
  }
}
