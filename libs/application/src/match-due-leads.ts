import { DomainError } from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { MatchingRepository } from './ports/matching-repository.js';

/** How long a worker may hold a lead. A crashed worker's leads are free again after it. */
const LEASE_SECONDS = 60;

/**
 * Passes on what is due, one lead after the other. The nudge after a lead is received and the
 * scheduled job both call this, on any number of replicas at once.
 */
export class MatchDueLeads {
  private stopping = false;
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
  ) {}

  /** @throws DomainError `storage-unavailable`; what is left is due again when its lease ends */
  async execute(): Promise<void> {
    const run = this.matchAll();
    this.running.add(run);
    try {
      await run;
    } finally {
      this.running.delete(run);
    }
  }

  /** Claims nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled(this.running);
  }

  private async matchAll(): Promise<void> {
    while (!this.stopping) {
      const leadId = await this.matching.claimDue(LEASE_SECONDS);
      if (!leadId) return;
      try {
        await this.cases.open(leadId, (leadCase) => leadCase.matchAutomatically());
      } catch (error) {
        const wasErased = error instanceof DomainError && error.code === 'lead-not-found';
        if (!wasErased) throw error;
      }
    }
  }
}
