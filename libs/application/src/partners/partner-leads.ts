import type { Candidate, Lead, QuoteState, Sale } from '@boligstyling/domain';
import type { PartnerAssignment } from '../lead-case/matching-repository.js';

/** A partner's assignment with its lead. */
export interface PartnerLead extends PartnerAssignment {
  readonly lead: Lead;
}

export interface AcceptedLead {
  /** The assignment's id; the sale's once the lead is erased. */
  readonly id: string;
  readonly acceptedAt: Date;
  /** In whole øre. */
  readonly priceOre: number;
  /** True where MVA comes on top. */
  readonly asksForVat: boolean;
  /** True after an upheld dispute; its outcome is no longer asked for. */
  readonly isDisputeGranted: boolean;
  /** Of its quote; null: none is written, or the lead is erased. */
  readonly quoteState: QuoteState | null;
  /** Null once erased. A withdrawn one is shown without the owner's identity. */
  readonly request: PartnerLead | null;
  /** The remains of an erased lead; null before. */
  readonly sale: Sale | null;
}

export type AcceptedCursor = Pick<AcceptedLead, 'acceptedAt' | 'id'>;

export interface AcceptedOutcomes {
  readonly accepted: number;
  readonly won: number;
  readonly lost: number;
}

/** The leads of one partner. All throw DomainError `storage-unavailable`. */
export abstract class PartnerLeads {
  /** The partner with its recent assignments. */
  abstract candidate(partnerId: string): Promise<Candidate | undefined>;

  /** Assignments without an answer, nearest deadline first. */
  abstract waiting(partnerId: string): Promise<PartnerLead[]>;

  /**
   * Latest first. Excludes undone ones, and withdrawn or erased ones unless they are due, or were
   * erased and disputed.
   */
  abstract accepted(
    partnerId: string,
    limit: number,
    after?: AcceptedCursor,
  ): Promise<AcceptedLead[]>;

  /** Outcomes of assignments accepted since then, without erased leads. */
  abstract outcomesSince(partnerId: string, time: Date): Promise<AcceptedOutcomes>;
}
