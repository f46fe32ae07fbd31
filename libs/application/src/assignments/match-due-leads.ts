import { DomainError, type Located, advance } from '@boligstyling/domain';
import type { CaseWork } from '../lead-case/lead-cases.js';
import type { LocateLeads } from '../leads/locate-leads.js';
import {
  type Clock,
  type DeliveryNudge,
  type FaultLog,
  MOST_FAULTS_IN_A_ROW,
  type JobRuns,
} from '../core/ports.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';

const BEGAN = { byRule: 'matching-by-rule', byHand: 'matching-by-hand' } as const;

/**
 * After manual matching ends, the first process to start makes waiting leads due;
 * each later start costs two reads.
 */
export class BeginMatching {
  private hasBegun = false;

  /** @param automatic false: an administrator picks the partners */
  constructor(
    private readonly matching: MatchingRepository,
    private readonly runs: JobRuns,
    private readonly clock: Clock,
    private readonly automatic: boolean,
  ) {}

  async execute(): Promise<void> {
    if (this.hasBegun) return;
    const now = this.clock.now();
    if (this.automatic && (await this.wasByHand())) await this.matching.makeWaitingDue(now);
    await this.runs.succeeded(this.automatic ? BEGAN.byRule : BEGAN.byHand, now);
    this.hasBegun = true;
  }

  private async wasByHand(): Promise<boolean> {
    const byHand = await this.runs.lastSuccess(BEGAN.byHand);
    if (!byHand) return false;
    const byRule = await this.runs.lastSuccess(BEGAN.byRule);
    return !byRule || byRule <= byHand;
  }
}

/** Cost a quarter less than five times two hundred; an answering partner waits half a second. */
const BATCH = 1_000;

/**
 * While leads keep coming, smaller batches with rests, so that matching does not slow submissions.
 */
const FEW = 100;
const REST = 3;
const LONGEST_REST_MS = { caughtUp: 30, behind: 150 };

const STALLED_MS = 20_000;

/**
 * Location, offers, reminders and deadlines of all due leads. Any number of processes may run it;
 * calls during a run cause one further run.
 */
export class MatchDueLeads {
  private running: Promise<void> | undefined;
  private called = false;
  private stopping = false;
  private batchLimit: number;
  /** Until a time of `performance.now()`, by a locked row. */
  private readonly stalled = new Map<string, number>();
  private inARow = 0;

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
    this.batchLimit = batch;
  }

  /** @throws `storage-unavailable`; the rest stays due */
  start(): Promise<void> {
    this.called = true;
    this.running ??= this.matchAll();
    return this.running;
  }

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
   * True if more may be due. A storage failure may be a time-out, so it halves the batch, which
   * doubles again on success.
   */
  private async matchSome(wanted: number): Promise<boolean> {
    const limit = Math.min(wanted, this.batchLimit);
    const now = performance.now();
    for (const [id, until] of this.stalled) if (until <= now) this.stalled.delete(id);
    const asked = limit + this.stalled.size;
    const found = await this.matching.due(asked, this.clock.now());
    const due = found.filter((id) => !this.stalled.has(id)).slice(0, limit);
    const { batchLimit } = this;
    this.batchLimit = Math.ceil(due.length / 2) || batchLimit;
    try {
      if (due.length > 0) await this.advance(due);
    } catch (error) {
      await this.retryWithout(due, error);
      return true;
    }
    this.batchLimit = Math.min(2 * batchLimit, this.batch);
    this.inARow = 0;
    return found.length === asked;
  }

  /** @throws in an outage, and where several stall in a row */
  private async retryWithout(leadIds: readonly string[], fault: unknown) {
    await this.matching.due(1, this.clock.now());
    if (leadIds.length > 1) return;
    const leadId = leadIds[0]!;
    this.faults.report('stalled', fault, { leadId });
    this.stalled.set(leadId, performance.now() + STALLED_MS);
    this.inARow = (this.inARow + 1) % MOST_FAULTS_IN_A_ROW;
    if (this.inARow === 0) throw fault;
  }

  /**
   * Halves a failing batch until the failing lead is parked. Leads that became due during the
   * look-up of municipalities wait for the next run.
   */
  private async advance(leadIds: readonly string[]): Promise<void> {
    const asOf = this.clock.now();
    let found: Located[] = [];
    try {
      found = await this.locateLeads.find(leadIds);
      const step = this.work.decision((leadCase) => advance(leadCase));
      await this.matching.decideDue(leadIds, asOf, step, found);
      this.delivery.nudge();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'storage-unavailable') throw error;
      if (leadIds.length === 1) {
        const leadId = leadIds[0]!;
        this.faults.report('set aside', error, { leadId });
        await this.locateLeads.keep(found);
        return this.matching.park(leadId, String(error));
      }
      const half = Math.ceil(leadIds.length / 2);
      await this.advance(leadIds.slice(0, half));
      await this.advance(leadIds.slice(half));
    }
  }
}
