import { DomainError } from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { MatchingRepository } from './ports/matching-repository.js';

/** How long a worker may hold a lead. A crashed worker's leads are free again after it. */
const LEASE_SECONDS = 60;

/**
 * Passes on what is due, one lead after the other. The nudge after a lead is received and the
 * scheduled job both call this, on any number of replicas at once.
 *
 * idle → running, when called
 * running → running once more, when called meanwhile
 * running → idle, when nothing is due or it was told to stop
 */
export class MatchDueLeads {
  private running: Promise<void> | undefined;
  private called = false;
  private stopping = false;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
  ) {}

  /** @throws DomainError `storage-unavailable`; what is left is due again when its lease ends */
  start(): Promise<void> {
    this.called = true;
    this.running ??= this.matchAll();
    return this.running;
  }

  /** Claims nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.running?.catch(() => undefined);
  }

  private async matchAll(): Promise<void> {
    try {
      while (this.called && !this.stopping) {
        this.called = false;
        while (await this.matchOne());
      }
    } finally {
      this.running = undefined;
    }
  }

  /** Whether there may be more that is due. */
  private async matchOne(): Promise<boolean> {
    const leadId = this.stopping ? undefined : await this.matching.claimDue(LEASE_SECONDS);
    if (!leadId) return false;
    try {
      await this.cases.open(leadId, (leadCase) => leadCase.matchAutomatically());
    } catch (error) {
      const wasErased = error instanceof DomainError && error.code === 'lead-not-found';
      if (!wasErased) throw error;
    }
    return true;
  }
}
