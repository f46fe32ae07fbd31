import type { QueueKind } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { QueueShare, WorkQueue } from './work-queue.js';

/** Cases per kind in the overview. */
export const FEW_CASES = 5;

/** Cases of the selected kind. */
export const MANY_CASES = 100;

export class ViewQueue {
  constructor(
    private readonly queue: WorkQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * @param kind returns more of this one
   * @throws DomainError `storage-unavailable`
   */
  execute(kind?: QueueKind): Promise<QueueShare[]> {
    const wide = kind && { kind, many: MANY_CASES };
    return this.queue.look(this.clock.now(), FEW_CASES, wide);
  }
}
