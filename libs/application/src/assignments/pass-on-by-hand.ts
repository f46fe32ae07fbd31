import type { AssignmentState, LeadCase } from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { LocateLeads } from '../leads/locate-leads.js';

/** The administrator offers a lead to a picked partner, or to those that the rule chooses. */
export class PassOnByHand {
  constructor(
    private readonly locateLeads: LocateLeads,
    private readonly cases: LeadCases,
  ) {}

  /**
   * @returns how many were asked
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and as {@link LeadCase.passOnTo}
   *   and {@link LeadCase.matchByHand}
   */
  ask(leadId: string, partnerId?: string): Promise<number> {
    return this.open(leadId, partnerId, (leadCase) =>
      partnerId ? leadCase.passOnTo(partnerId) : leadCase.matchByHand(),
    );
  }

  /**
   * Replaces another partner.
   * @param seen the expected state of the replaced assignment; left out: any
   * @returns how many were asked
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and as {@link LeadCase.replace}
   */
  replace(
    leadId: string,
    assignmentId: string,
    partnerId?: string,
    seen?: AssignmentState,
  ): Promise<number> {
    return this.open(leadId, partnerId, (leadCase) =>
      leadCase.replace(assignmentId, partnerId, seen),
    );
  }

  /** Only the rule needs the municipality and all partners. */
  private async open(
    leadId: string,
    partnerId: string | undefined,
    happen: (leadCase: LeadCase) => void,
  ): Promise<number> {
    if (!partnerId) await this.locateLeads.execute([leadId]);
    let asked = 0;
    const happenCounted = (leadCase: LeadCase) => {
      happen(leadCase);
      asked = leadCase.changes().assignments.filter(({ state }) => state === 'offered').length;
    };
    await this.cases.open(leadId, happenCounted, partnerId ? [partnerId] : 'local');
    return asked;
  }
}
