import { type OpenCase, payers, earlierErased, duplicateErased } from '@boligstyling/domain';
import type { EraseStrayMessages } from '../notifications/erase-stray-messages.js';
import { passingOverErased } from '../core/erased-meanwhile.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { AuditLog } from '../users/audit-log.js';
import type { LeadRepository } from '../leads/lead-repository.js';

/** Erases a lead for its owner or the administrator. */
export class EraseLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly cases: LeadCases,
    private readonly strayMessages: EraseStrayMessages,
    private readonly audit: Pick<AuditLog, 'beside'>,
  ) {}

  /**
   * Erases the lead, kept messages included, at once and permanently, and e-mails its partners. It
   * first settles which sale is due for remaining merged leads, because the erasure removes that
   * evidence; their history records it. The audit log records the erasure alone, which may yet
   * fail.
   * @returns the ids of all erased leads, resubmissions for the same home included
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async execute(leadId: string): Promise<string[]> {
    const { later, beside, paying } = await this.cases.look(leadId, (leadCase) => ({
      later: leadCase.home.mergedProvisionally(),
      beside: leadCase.home.mergedBeside(),
      paying: payers(leadCase),
    }));
    for (const id of later) await this.settle(id, (leadCase) => earlierErased(leadCase, paying));
    for (const id of beside) await this.settle(id, (leadCase) => duplicateErased(leadCase, paying));
    const erased = await this.leads.erase(leadId);
    await this.strayMessages.execute();
    return erased;
  }

  /** A lead erased meanwhile needs no settling. */
  private async settle(leadId: string, step: (leadCase: OpenCase) => void): Promise<void> {
    const settled = this.audit.beside(() => this.cases.open(leadId, step, [], 'first'));
    await passingOverErased(settled);
  }
}
