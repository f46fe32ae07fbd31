import type { Candidate, Lead, Sale } from '@boligstyling/domain';
import type { PartnerAssignment } from '../lead-case/matching-repository.js';

/** What a partner is asked, or has taken, with the request it is about. */
export interface PartnerLead extends PartnerAssignment {
  readonly lead: Lead;
}

/** One that a partner has taken. */
export interface AcceptedLead {
  /** Of the assignment; once the owner has erased it, of the sale. */
  readonly id: string;
  readonly takenAt: Date;
  /** In whole øre. */
  readonly priceOre: number;
  /** Whether MVA is asked for beside it. */
  readonly asksForVat: boolean;
  /** Whether it was disputed and is not owed: what became of it is asked no more. */
  readonly isDisputeGranted: boolean;
  /** Null once the owner has erased it. Who she is is told no more of one that is withdrawn. */
  readonly request: PartnerLead | null;
  /** What is left of it then; null before. */
  readonly sale: Sale | null;
}

/** Where a page of {@link AcceptedLead} ended. */
export type AcceptedCursor = Pick<AcceptedLead, 'takenAt' | 'id'>;

/** What became of what a partner took. */
export interface AcceptedOutcomes {
  readonly taken: number;
  readonly won: number;
  readonly lost: number;
}

/** The requests of one partner. All throw DomainError `storage-unavailable`. */
export abstract class PartnerLeads {
  /** The partner with what it has lately been asked. */
  abstract candidate(partnerId: string): Promise<Candidate | undefined>;

  /** What waits for its answer, the nearest deadline first. */
  abstract waiting(partnerId: string): Promise<PartnerLead[]>;

  /**
   * What it has taken, the latest first. What was undone is not among them, nor what was withdrawn
   * or erased unless it is owed all the same, or was erased and has been disputed.
   */
  abstract taken(partnerId: string, limit: number, after?: AcceptedCursor): Promise<AcceptedLead[]>;

  /** What became of what it has taken since then, erased requests apart. */
  abstract outcomesSince(partnerId: string, time: Date): Promise<AcceptedOutcomes>;
}
