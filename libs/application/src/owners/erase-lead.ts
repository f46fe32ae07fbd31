import type { LeadCase } from '@boligstyling/domain';
import type { EraseStrayMessages } from '../notifications/erase-stray-messages.js';
import { passingOverErased } from '../core/erased-meanwhile.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { AuditLog } from '../users/audit-log.js';
import type { LeadRepository } from '../leads/lead-repository.js';

/** A lead is erased, because the administrator or its owner wants it so. */
export class EraseLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly cases: LeadCases,
    private readonly strayMessages: EraseStrayMessages,
    private readonly audit: Pick<AuditLog, 'beside'>,
  ) {}

  /**
   * Erases the lead with everything that tells of its owner, kept messages too, at once and for
   * good. Every partner who was asked about it is told. First it is settled who pays for those that it
   * has joined, or that have joined it, and stay: what tells that goes with it. Their history tells of
   * that, and the audit log of the erasure alone: it may yet fail.
   *
   * @returns the ids of all that are erased: what its owner sent again of the same home goes too
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async execute(leadId: string): Promise<string[]> {
    const { later, beside, payers } = await this.cases.look(leadId, (leadCase) => ({
      later: leadCase.joinedForNow(),
      beside: leadCase.joinedBeside(),
      payers: leadCase.payers(),
    }));
    for (const id of later) await this.settle(id, (leadCase) => leadCase.loseEarlier(payers));
    for (const id of beside) await this.settle(id, (leadCase) => leadCase.loseSibling(payers));
    const erased = await this.leads.erase(leadId);
    await this.strayMessages.execute();
    return erased;
  }

  /** One that has been erased meanwhile has nothing to settle. */
  private async settle(leadId: string, step: (leadCase: LeadCase) => void): Promise<void> {
    const settled = this.audit.beside(() => this.cases.open(leadId, step, [], 'first'));
    await passingOverErased(settled);
  }
}
