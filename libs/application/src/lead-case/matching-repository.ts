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

/** An assignment with the partner it was given to. */
export interface PartnerAssignment {
  readonly assignment: Assignment;
  readonly partner: Partner;
}

/** An assignment with what it has cost. */
export interface SoldAssignment extends PartnerAssignment {
  /** Null: nothing. */
  readonly sale: Sale | null;
}

/** An assignment with what it is about and what it has cost. */
export interface FoundAssignment extends SoldAssignment {
  readonly lead: Lead;
}

/** A use of the rule with the partners by name; one that is gone has an empty one. */
export interface ToldRound extends MatchRound {
  readonly decisions: readonly (MatchDecision & { readonly partnerName: string })[];
}

/** Those who work where the lead's home is, or those with these ids. */
export type PartnersInvolved = 'local' | readonly string[];

/** Decides on a lead; what it does to the pool's figures is stored with the changes. */
export type Decide = (state: LeadCaseState, pool: PartnerPool) => LeadCaseChanges;

/** Looks at a lead as decisions do. */
export type See<T> = (state: LeadCaseState, pool: PartnerPool) => T;

/** Leads on their way to partners. */
export abstract class MatchingRepository {
  /**
   * Lets `decide` work on a lead and stores all that came of it, or nothing when it throws. Nobody
   * else decides on any lead meanwhile, on any replica: the partners' figures are the same when
   * the changes are stored as when they were read.
   *
   * Where a partner that had no capacity has some by it, leads that look for partners and may be for that
   * one are due at once, as far as there are not too many of them.
   *
   * @param partners whom the decision may have to do with, besides those the lead has been with
   * @param urgency `first` goes before decisions that wait on this replica; default `ordinary`
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `decide` throws
   */
  abstract decide(
    leadId: string,
    partners: PartnersInvolved,
    decide: Decide,
    urgency?: Urgency,
  ): Promise<void>;

  /**
   * The same for many leads at once, all or nothing: each decision sees what those before it did.
   * Leads that are not due at `now` any more, or gone, are passed over.
   *
   * @param found where some of the homes are, which is stored with the decisions
   * @throws DomainError `storage-unavailable`, and what `decide` throws
   */
  abstract decideDue(
    leadIds: readonly string[],
    now: Date,
    decide: Decide,
    found?: readonly Located[],
  ): Promise<void>;

  /**
   * Up to `limit` leads whose next step is due at `now` and that are not held, the longest due first.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract due(limit: number, now: Date): Promise<string[]>;

  /**
   * Sets a lead aside whose next step cannot be taken, for the administrator; the rest go on.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract park(leadId: string, cause: string): Promise<void>;

  /**
   * Something has changed for the partners: leads that look for some are due at once.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract lookAgain(now: Date): Promise<void>;

  /**
   * Ends the pauses whose day has come; where there are any, leads that look for partners are due at
   * once. Both or neither, whatever a process dies of.
   *
   * @param today the day in Norway, `yyyy-MM-dd`
   * @returns how many
   * @throws DomainError `storage-unavailable`
   */
  abstract endPauses(today: string, now: Date): Promise<number>;

  /**
   * A lead with all that hangs on it as it stands now; undefined when it is unknown.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract caseOf(leadId: string): Promise<LeadCaseState | undefined>;

  /**
   * The ids of those that have joined a lead for good, as they came from the same mailbox: also of what a
   * fault has set aside, which decisions on others do not look at. None when it is unknown.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract joinedForGood(leadId: string): Promise<string[]>;

  /**
   * Lets `see` look at a lead and at the partners it has been with, held by nobody. Nothing is stored.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `see` throws
   */
  abstract look<T>(leadId: string, see: See<T>): Promise<T>;

  /**
   * The lead's assignments in the order they were asked; none when the lead is unknown.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract assignmentsOf(leadId: string): Promise<SoldAssignment[]>;

  /**
   * Every use of the rule on the lead, newest first.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract roundsOf(leadId: string): Promise<ToldRound[]>;

  /** @throws DomainError `storage-unavailable` */
  abstract findAssignment(id: string): Promise<FoundAssignment | undefined>;
}
