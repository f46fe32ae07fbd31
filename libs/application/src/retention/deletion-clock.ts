import { mayHaveJumped } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { DeletionTimes } from './deletion-times.js';
import type { FaultLog } from '../core/fault-log.js';

/** The clock shows a time that may not have come. */
export class ClockInDoubt extends Error {
  override readonly name = 'ClockInDoubt';
  readonly code = 'CLOCK_IN_DOUBT';
}

/**
 * The time that deletion goes by. What is deleted too early is gone for good, so that no clock is
 * believed that has jumped: by a clock that is years ahead everything would be old.
 */
export class DeletionClock {
  constructor(
    private readonly clock: Clock,
    private readonly times: DeletionTimes,
    private readonly faults: Pick<FaultLog, 'tell'>,
  ) {}

  /**
   * The earlier of this machine's time and the database's.
   *
   * @throws ClockInDoubt where the database's shows so much else than when it was last believed that
   *   one of both may be wrong, DomainError `storage-unavailable`
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
