import type {
  Assignment,
  Lead,
  LeadCaseChanges,
  LeadCaseState,
  MatchRound,
  Partner,
} from '@boligstyling/domain';

/** An assignment with the partner it was given to. */
export interface PartnerAssignment {
  readonly assignment: Assignment;
  readonly partner: Partner;
}

/** Leads on their way to partners. */
export abstract class MatchingRepository {
  /**
   * Lets `decide` work on a lead and stores all that came of it, or nothing when it throws. Nobody
   * else decides on any lead meanwhile, on any replica: the partners' figures are the same when
   * the changes are stored as when they were read.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `decide` throws
   */
  abstract decide(leadId: string, decide: (state: LeadCaseState) => LeadCaseChanges): Promise<void>;

  /**
   * Takes one lead that the rule is to try by itself and that is not held, for `leaseSeconds`: if what is tried is never
   * stored, the lead is due again after that. No two workers hold the same one.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract claimDue(leaseSeconds: number): Promise<string | undefined>;

  /**
   * The lead's assignments in the order it was passed on; none when the lead is unknown.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract assignmentsOf(leadId: string): Promise<PartnerAssignment[]>;

  /**
   * Every use of the rule on the lead, newest first.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract roundsOf(leadId: string): Promise<MatchRound[]>;

  /** @throws DomainError `storage-unavailable` */
  abstract findAssignment(id: string): Promise<(PartnerAssignment & { lead: Lead }) | undefined>;
}
