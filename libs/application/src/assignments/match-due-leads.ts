import { DomainError, type Located } from '@boligstyling/domain';
import type { BeginMatching } from './begin-matching.js';
import type { CaseWork } from '../lead-case/lead-cases.js';
import type { LocateLeads } from '../leads/locate-leads.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { FaultLog } from '../core/fault-log.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';

/**
 * Many at a time cost the storage little more than one, and a thousand a quarter less than five times
 * two hundred. A partner who answers meanwhile waits for them, half a second.
 */
const BATCH = 1_000;

/**
 * While more comes, fewer at a time, and in between so many times as long as they took nothing: what
 * follows a submit is not to run in the way of the next one. Who has caught up rests for a moment, so
 * that nobody waits long for a decision; who has not, lets submits pass first.
 */
const FEW = 100;
const REST = 3;
const LONGEST_REST_MS = { caughtUp: 30, behind: 150 };

/**
 * Takes the next step of all leads that are due: where the home is, questions, reminders, deadlines. The nudge after a
 * lead is received and the scheduled job both call this, on any number of replicas at once.
 *
 * idle → running, when called
 * running → running once more, when called meanwhile
 * running → idle, when nothing is due or it was told to stop
 */
export class MatchDueLeads {
  private running: Promise<void> | undefined;
  private called = false;
  private stopping = false;
  private most: number;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly locateLeads: LocateLeads,
    private readonly work: CaseWork,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
    private readonly faults: FaultLog,
    private readonly begin: BeginMatching,
    private readonly pause = (ms: number) => new Promise<void>((end) => setTimeout(end, ms)),
    private readonly batch = BATCH,
  ) {
    this.most = batch;
  }

  /** @throws DomainError `storage-unavailable`; what is left is still due */
  start(): Promise<void> {
    this.called = true;
    this.running ??= this.matchAll();
    return this.running;
  }

  /** Takes nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.running?.catch(() => undefined);
  }

  private async matchAll(): Promise<void> {
    try {
      await this.begin.execute();
      let [limit, isMore] = [this.batch, true];
      while (isMore && !this.stopping) {
        this.called = false;
        const start = performance.now();
        const hasMore = await this.matchSome(limit);
        if (this.called) {
          const longest = LONGEST_REST_MS[hasMore ? 'behind' : 'caughtUp'];
          await this.pause(Math.min(REST * (performance.now() - start), longest));
        }
        limit = this.called ? FEW : this.batch;
        isMore = hasMore || this.called;
      }
    } finally {
      this.running = undefined;
    }
  }

  /**
   * Whether there may be more that is due. What the storage could not do, it may have had no time for:
   * half as many are tried next, and twice as many again once they succeed.
   */
  private async matchSome(wanted: number): Promise<boolean> {
    const limit = Math.min(wanted, this.most);
    const due = await this.matching.due(limit, this.clock.now());
    const { most } = this;
    this.most = Math.ceil(due.length / 2) || most;
    if (due.length > 0) await this.proceed(due);
    this.most = Math.min(2 * most, this.batch);
    return due.length === limit;
  }

  /**
   * A batch that fails is halved until the one lead that fails is set aside. What is due only since
   * we began to look where homes are, as one that was corrected, is left for the next time.
   */
  private async proceed(leadIds: readonly string[]): Promise<void> {
    const asOf = this.clock.now();
    let found: Located[] = [];
    try {
      found = await this.locateLeads.find(leadIds);
      const step = this.work.decision((leadCase) => leadCase.proceed());
      await this.matching.decideDue(leadIds, asOf, step, found);
      this.delivery.nudge();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'storage-unavailable') throw error;
      const [first = '', ...more] = leadIds;
      if (more.length === 0) {
        this.faults.tell('set aside', error, { leadId: first });
        await this.locateLeads.keep(found);
        return this.matching.park(first, String(error));
      }
      const half = Math.ceil(leadIds.length / 2);
      await this.proceed(leadIds.slice(0, half));
      await this.proceed(leadIds.slice(half));
    }
  }
}
