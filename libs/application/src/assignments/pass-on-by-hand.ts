import {
  type OpenCase,
  offerTo,
  matchByHand,
  replaceByHand,
  type Version,
} from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { LocateLeads } from '../leads/locate-leads.js';

/** To a picked partner, or to those that the rule chooses. */
export class PassOnByHand {
  constructor(
    private readonly locateLeads: LocateLeads,
    private readonly cases: LeadCases,
  ) {}

  /**
   * @returns how many were asked
   * @throws `lead-not-found`, and as {@link offerTo} and {@link matchByHand}
   */
  ask(leadId: string, partnerId?: string): Promise<number> {
    return this.open(leadId, partnerId, (leadCase) =>
      partnerId ? offerTo(leadCase, partnerId) : matchByHand(leadCase),
    );
  }

  /** @throws `lead-not-found`, and as {@link replaceByHand} */
  replace(
    leadId: string,
    assignmentId: string,
    partnerId?: string,
    expected?: Version,
  ): Promise<number> {
    return this.open(leadId, partnerId, (leadCase) =>
      replaceByHand(leadCase, assignmentId, partnerId, expected),
    );
  }

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
