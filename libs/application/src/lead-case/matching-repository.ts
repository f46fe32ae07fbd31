import type {
  Assignment,
  Lead,
  LeadCaseChanges,
  LeadCaseState,
  Located,
  MatchDecision,
  MatchRound,
  Partner,
  PartnerPool,
  Sale,
} from '@boligstyling/domain';
import type { Urgency } from '../core/one-at-a-time.js';

export interface PartnerAssignment {
  readonly assignment: Assignment;
  readonly partner: Partner;
}

export interface AssignmentWithSale extends PartnerAssignment {
  readonly sale: Sale | null;
}

export interface FoundAssignment extends AssignmentWithSale {
  readonly lead: Lead;
}

/** A deleted partner's name is empty. */
export interface NamedRound extends MatchRound {
  readonly decisions: readonly (MatchDecision & { readonly partnerName: string })[];
}

/** Of the lead's municipality, or with these ids. */
export type PartnersInvolved = 'local' | readonly string[];

export type CaseDecision = (state: LeadCaseState, pool: PartnerPool) => LeadCaseChanges;

export type CaseView<T> = (state: LeadCaseState, pool: PartnerPool) => T;

export abstract class MatchingRepository {
  /**
   * Stores all results of `decide`, or nothing. Decisions on all leads are serialised over all
   * processes, so figures of partners cannot be stale. Where a full partner gets capacity, suitable
   * waiting leads are due at once, up to a limit.
   *
   * @param partners besides those the lead has been with
   * @throws `lead-not-found`
   */
  abstract decide(
    leadId: string,
    partners: PartnersInvolved,
    decide: CaseDecision,
    urgency?: Urgency,
  ): Promise<void>;

  /**
   * Many leads in one transaction: each decision sees the previous ones. Leads no longer due at
   * `now`, or gone, are skipped.
   *
   * @param found municipalities, stored with the decisions
   */
  abstract decideDue(
    leadIds: readonly string[],
    now: Date,
    decide: CaseDecision,
    found?: readonly Located[],
  ): Promise<void>;

  /** Due at `now` and not held, longest due first. */
  abstract due(limit: number, now: Date): Promise<string[]>;

  /** For the administrator. */
  abstract park(leadId: string, cause: string): Promise<void>;

  /** After a change of the partners. */
  abstract makeWaitingDue(now: Date): Promise<void>;

  /**
   * Makes waiting leads due, in the same transaction.
   *
   * @param today `yyyy-MM-dd` in Norway
   * @returns how many
   */
  abstract endPauses(today: string, now: Date): Promise<number>;

  abstract caseOf(leadId: string): Promise<LeadCaseState | undefined>;

  /** Parked ones included. */
  abstract mergedPermanently(leadId: string): Promise<string[]>;

  /**
   * Without a lock; stores nothing.
   *
   * @throws `lead-not-found`
   */
  abstract look<T>(leadId: string, see: CaseView<T>): Promise<T>;

  /** In order of offer. */
  abstract assignmentsOf(leadId: string): Promise<AssignmentWithSale[]>;

  /** Newest first. */
  abstract roundsOf(leadId: string): Promise<NamedRound[]>;

  abstract findAssignment(id: string): Promise<FoundAssignment | undefined>;
}
