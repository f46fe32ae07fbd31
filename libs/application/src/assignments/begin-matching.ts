import type { Clock } from '../core/clock.js';
import type { JobRuns } from '../core/job-runs.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';

/** When a process last began to match by the rule, and when by hand: written down as when jobs succeeded. */
const BEGAN = { byRule: 'matching-by-rule', byHand: 'matching-by-hand' } as const;

/**
 * Begins to match as the operator has set it. What waited while an administrator passed leads on is due
 * at once where the rule does so again. The first that begins has them looked at, or those that begin at
 * the same moment; each later start asks for two moments and wakes nobody.
 */
export class BeginMatching {
  private hasBegun = false;

  /** @param automatic whether partners are asked without an administrator's hand */
  constructor(
    private readonly matching: MatchingRepository,
    private readonly runs: JobRuns,
    private readonly clock: Clock,
    private readonly automatic: boolean,
  ) {}

  /**
   * Does nothing more once it has succeeded.
   *
   * @throws DomainError `storage-unavailable`
   */
  async execute(): Promise<void> {
    if (this.hasBegun) return;
    const now = this.clock.now();
    if (this.automatic && (await this.wasByHand())) await this.matching.lookAgain(now);
    await this.runs.succeeded(this.automatic ? BEGAN.byRule : BEGAN.byHand, now);
    this.hasBegun = true;
  }

  /** Whether nobody has begun by the rule since somebody did by hand. */
  private async wasByHand(): Promise<boolean> {
    const byHand = await this.runs.lastSuccess(BEGAN.byHand);
    if (!byHand) return false;
    const byRule = await this.runs.lastSuccess(BEGAN.byRule);
    return !byRule || byRule <= byHand;
  }
}
