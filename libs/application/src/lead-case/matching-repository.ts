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

export interface SoldAssignment extends PartnerAssignment {
  /** Null: none. */
  readonly sale: Sale | null;
}

export interface FoundAssignment extends SoldAssignment {
  readonly lead: Lead;
}

/** A round with the partners by name; a deleted partner's is empty. */
export interface NamedRound extends MatchRound {
  readonly decisions: readonly (MatchDecision & { readonly partnerName: string })[];
}

/** Partners of the lead's municipality, or those with these ids. */
export type PartnersInvolved = 'local' | readonly string[];

/** A decision on a lead; its effects on the pool's figures are stored with the changes. */
export type Decide = (state: LeadCaseState, pool: PartnerPool) => LeadCaseChanges;

/** A read of a lead with the state that decisions get. */
export type See<T> = (state: LeadCaseState, pool: PartnerPool) => T;

/** Leads in matching. */
export abstract class MatchingRepository {
  /**
   * Runs `decide` on a lead and stores all its results, or nothing when it throws. Decisions on all
   * leads are serialised over all processes, so the partners' figures cannot be stale.
   *
   * Where a full partner gets capacity by it, waiting leads that suit the partner are due at once,
   * up to a limit.
   * @param partners the decision may need, besides those the lead has been with
   * @param urgency `first` goes before waiting decisions of this process; default `ordinary`
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `decide` throws
   */
  abstract decide(
    leadId: string,
    partners: PartnersInvolved,
    decide: Decide,
    urgency?: Urgency,
  ): Promise<void>;

  /**
   * The same for many leads in one transaction: each decision sees the previous ones. Leads no
   * longer due at `now`, or gone, are skipped.
   * @param found municipalities, stored with the decisions
   * @throws DomainError `storage-unavailable`, and what `decide` throws
   */
  abstract decideDue(
    leadIds: readonly string[],
    now: Date,
    decide: Decide,
    found?: readonly Located[],
  ): Promise<void>;

  /**
   * Up to `limit` leads that are due at `now` and not held, longest due first.
   * @throws DomainError `storage-unavailable`
   */
  abstract due(limit: number, now: Date): Promise<string[]>;

  /**
   * Parks a lead whose next step fails, for the administrator.
   * @throws DomainError `storage-unavailable`
   */
  abstract park(leadId: string, cause: string): Promise<void>;

  /**
   * Makes leads that look for partners due at once, after a change of the partners.
   * @throws DomainError `storage-unavailable`
   */
  abstract lookAgain(now: Date): Promise<void>;

  /**
   * Ends the pauses whose day has come and, where there are any, makes waiting leads due, in one
   * transaction.
   * @param today the day in Norway, `yyyy-MM-dd`
   * @returns how many
   * @throws DomainError `storage-unavailable`
   */
  abstract endPauses(today: string, now: Date): Promise<number>;

  /**
   * A lead's current case; undefined when it is unknown.
   * @throws DomainError `storage-unavailable`
   */
  abstract caseOf(leadId: string): Promise<LeadCaseState | undefined>;

  /**
   * The ids of leads permanently merged into a lead from the same mailbox, parked ones included,
   * which decisions on others skip. Empty when it is unknown.
   * @throws DomainError `storage-unavailable`
   */
  abstract mergedPermanently(leadId: string): Promise<string[]>;

  /**
   * Reads a lead and the partners it has been with, without a lock. Stores nothing.
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `see` throws
   */
  abstract look<T>(leadId: string, see: See<T>): Promise<T>;

  /**
   * In order of offer; empty for an unknown lead.
   * @throws DomainError `storage-unavailable`
   */
  abstract assignmentsOf(leadId: string): Promise<SoldAssignment[]>;

  /**
   * All rounds of the lead, newest first.
   * @throws DomainError `storage-unavailable`
   */
  abstract roundsOf(leadId: string): Promise<NamedRound[]>;

  /** @throws DomainError `storage-unavailable` */
  abstract findAssignment(id: string): Promise<FoundAssignment | undefined>;
}
