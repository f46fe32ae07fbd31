import type { Clock } from '../core/clock.js';
import type { JobRuns } from '../core/job-runs.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';

/** The last starts by the rule and by hand, stored as job successes. */
const BEGAN = { byRule: 'matching-by-rule', byHand: 'matching-by-hand' } as const;

/**
 * Starts matching in the operator's mode. When the rule resumes after manual matching, the first
 * process to start makes waiting leads due; each later start costs two reads.
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

  /**
   * Does nothing once it has succeeded.
   * @throws DomainError `storage-unavailable`
   */
  async execute(): Promise<void> {
    if (this.hasBegun) return;
    const now = this.clock.now();
    if (this.automatic && (await this.wasByHand())) await this.matching.lookAgain(now);
    await this.runs.succeeded(this.automatic ? BEGAN.byRule : BEGAN.byHand, now);
    this.hasBegun = true;
  }

  /** True if the last start was manual. */
  private async wasByHand(): Promise<boolean> {
    const byHand = await this.runs.lastSuccess(BEGAN.byHand);
    if (!byHand) return false;
    const byRule = await this.runs.lastSuccess(BEGAN.byRule);
    return !byRule || byRule <= byHand;
  }
}
