import {
  type AdminCall,
  DomainError,
  type DomainErrorCode,
  HOUR_MS,
  UNKNOWN_ACTOR,
} from '@boligstyling/domain';
import type { SeenClient } from './admin-sessions.js';
import type { AuditLog } from './audit-log.js';
import type { Clock } from '../core/clock.js';

/** A cap, because nobody can empty the audit log; requests are logged beyond it too. */
const MOST_AN_HOUR = 300;

const NOT_TRIED: readonly DomainErrorCode[] = ['too-many-attempts', 'storage-unavailable'];

/** True for an attempt that was made and wrong, false for one that was not heard. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && !NOT_TRIED.includes(error.code);

/** Records failed logins in the audit log. */
export class FailedLogins {
  private hour = 0;
  private logged = 0;

  constructor(
    private readonly audit: Pick<AuditLog, 'saw'>,
    private readonly clock: Clock,
  ) {}

  /**
   * @param whose the account tried, once it is known
   * @throws what the try throws
   */
  async telling<T>(
    call: AdminCall,
    seen: SeenClient,
    tried: () => Promise<T>,
    whose: () => string | null = () => null,
  ): Promise<T> {
    try {
      return await tried();
    } catch (error) {
      if (isRefusal(error) && this.mayTell()) {
        const act = { act: 'refused', call, subjectId: whose(), fields: [], count: null } as const;
        this.audit.saw({ ...UNKNOWN_ACTOR, ...seen, ...act });
      }
      throw error;
    }
  }

  private mayTell(): boolean {
    const hour = Math.floor(this.clock.now().getTime() / HOUR_MS);
    if (hour !== this.hour) [this.hour, this.logged] = [hour, 0];
    return (this.logged += 1) <= MOST_AN_HOUR;
  }
}
