import {
  type AssignmentState,
  type OpenCase,
  passOnTo,
  matchByHand,
  replaceByHand,
} from '@boligstyling/domain';
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
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and as {@link passOnTo}
   *   and {@link matchByHand}
   */
  ask(leadId: string, partnerId?: string): Promise<number> {
    return this.open(leadId, partnerId, (leadCase) =>
      partnerId ? passOnTo(leadCase, partnerId) : matchByHand(leadCase),
    );
  }

  /**
   * Replaces another partner.
   * @param seen the expected state of the replaced assignment; left out: any
   * @returns how many were asked
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and as {@link replaceByHand}
   */
  replace(
    leadId: string,
    assignmentId: string,
    partnerId?: string,
    seen?: AssignmentState,
  ): Promise<number> {
    return this.open(leadId, partnerId, (leadCase) =>
      replaceByHand(leadCase, assignmentId, partnerId, seen),
    );
  }

  /** Only the rule needs the municipality and all partners. */
  private async open(
    leadId: string,
    partnerId: string | undefined,
    happen: (leadCase: OpenCase) => void,
  ): Promise<number> {
    if (!partnerId) await this.locateLeads.execute([leadId]);
    let asked = 0;
    const happenCounted = (leadCase: OpenCase) => {
      happen(leadCase);
      asked = leadCase.changes().assignments.filter(({ state }) => state === 'offered').length;
    };
    await this.cases.open(leadId, happenCounted, partnerId ? [partnerId] : 'local');
    return asked;
  }
}
