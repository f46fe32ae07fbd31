import {
  changedBy,
  correctLead,
  type Corrections,
  DomainError,
  type Lead,
} from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { findDuplicatesOf } from '../lead-case/owner-access.js';
import type { LocateLeads } from '../leads/locate-leads.js';

/** As heard by telephone. */
export class CorrectLead {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly locateLeads: LocateLeads,
  ) {}

  /**
   * The same corrections again change nothing. An empty e-mail address means none.
   *
   * @param requireCurrent throws `version-stale` unless the lead is the one that the user saw
   * @throws `lead-not-found`
   */
  async execute(
    id: string,
    sent: Corrections,
    requireCurrent: (lead: Lead) => void,
  ): Promise<void> {
    const state = await this.matching.caseOf(id);
    if (!state) throw new DomainError('lead-not-found');
    const { lead } = state;
    const settled = await this.locateLeads.locateCorrected(lead, changedBy(lead, sent));
    await this.cases.open(id, (leadCase) => {
      requireCurrent(leadCase.lead);
      correctLead(leadCase, settled.corrections, settled.moved, 'dashboard');
    });
    await findDuplicatesOf(this.matching, this.cases, id);
  }
}
