import {
  type AdminCall,
  DomainError,
  type DomainErrorCode,
  HOUR_MS,
  UNKNOWN_ACTOR,
  RateLimited,
} from '@boligstyling/domain';
import type { SeenClient } from './admin-sessions.js';
import type { AuditLog } from './audit-log.js';
import type { Clock } from '../core/ports.js';

/** Digests: no address is stored. */
export interface LoginClient {
  readonly name: string;
  /** Unknown browsers share a day's budget; each known browser has its own. */
  readonly budget: string;
}

export type Reservation =
  | { readonly outcome: 'reserved'; readonly id: string }
  | { readonly outcome: 'refused'; readonly retryAfterSeconds: number };

/** Over all processes. */
export abstract class LoginAttempts {
  /**
   * Counts a try as failed beforehand, so that concurrent tries cannot pass the limit:
   * FAILED_LOGINS_PER_CLIENT within CLIENT_WINDOW_SECONDS, then as of FAILED_LOGINS_A_DAY.
   */
  abstract reserve(client: LoginClient): Promise<Reservation>;

  abstract release(id: string): Promise<void>;

  abstract purge(): Promise<void>;
}

/**
 * Takes the try back only on success.
 *
 * @throws RateLimited
 */
export async function counted<T>(
  attempts: LoginAttempts,
  client: LoginClient,
  tried: () => Promise<T>,
): Promise<T> {
  const attempt = await attempts.reserve(client);
  if (attempt.outcome === 'refused') throw new RateLimited(attempt.retryAfterSeconds);
  const result = await tried();
  await attempts.release(attempt.id);
  return result;
}

/** Nobody can empty the audit log; requests are logged beyond it too. */
const MOST_AN_HOUR = 300;

const NOT_TRIED: readonly DomainErrorCode[] = ['too-many-attempts', 'storage-unavailable'];

/** The attempt was made, and wrong. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && !NOT_TRIED.includes(error.code);

export class FailedLogins {
  private hour = 0;
  private logged = 0;

  constructor(
    private readonly audit: Pick<AuditLog, 'saw'>,
    private readonly clock: Clock,
  ) {}

  /** @param whose the account tried, once known */
  async recording<T>(
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
