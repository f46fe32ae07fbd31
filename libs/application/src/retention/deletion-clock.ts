import { mayHaveJumped } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { DeletionTimes } from './deletion-times.js';
import type { FaultLog } from '../core/fault-log.js';

/** The clock may be ahead of the real time. */
export class ClockInDoubt extends Error {
  override readonly name = 'ClockInDoubt';
  readonly code = 'CLOCK_IN_DOUBT';
}

/**
 * The time for deletion. Deletion cannot be undone, so a clock that has jumped is not trusted: by
 * one that is years ahead everything would be old.
 */
export class DeletionClock {
  constructor(
    private readonly clock: Clock,
    private readonly times: DeletionTimes,
    private readonly faults: Pick<FaultLog, 'tell'>,
  ) {}

  /**
   * The earlier of this machine's time and the database's.
   * @throws ClockInDoubt where the database's time is too far from the last one trusted,
   *   DomainError `storage-unavailable`
   */
  async now(): Promise<Date> {
    const { now, believed } = await this.times.look();
    if (believed && mayHaveJumped(believed, now)) throw this.doubt(believed, now);
    await this.times.believe();
    const own = this.clock.now();
    return own < now ? own : now;
  }

  private doubt(believed: Date, now: Date): ClockInDoubt {
    const doubt = new ClockInDoubt();
    this.faults.tell(
      `nothing is deleted: the database's clock shows ${now.toISOString()}, and was last believed at ${believed.toISOString()}; set it right, or say that it is by clock-is-right`,
      doubt,
    );
    return doubt;
  }
}
