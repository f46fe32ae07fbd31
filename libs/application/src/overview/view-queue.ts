import type { QueueKind } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { QueueShare, WorkQueue } from './work-queue.js';

/** So many cases of each kind are shown together. */
export const FEW_CASES = 5;

/** And of one that is looked at by itself. */
export const MANY_CASES = 100;

/** The administrator sees what needs a person now. */
export class ViewQueue {
  constructor(
    private readonly queue: WorkQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * @param kind more of this one
   * @throws DomainError `storage-unavailable`
   */
  execute(kind?: QueueKind): Promise<QueueShare[]> {
    const wide = kind && { kind, many: MANY_CASES };
    return this.queue.look(this.clock.now(), FEW_CASES, wide);
  }
}
