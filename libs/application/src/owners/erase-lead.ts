import {
  type OpenCase,
  partnersWithSale,
  earlierErased,
  duplicateErased,
} from '@boligstyling/domain';
import type { EraseStrayMessages } from '../notifications/messages.js';
import { ignoreErased } from '../core/signed-links.js';
import type { EraseStrayFiles } from '../files/erase-stray-files.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { AuditLog } from '../users/audit-log.js';
import type { LeadRepository } from '../leads/lead-repository.js';

export class EraseLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly cases: LeadCases,
    private readonly strayMessages: EraseStrayMessages,
    private readonly audit: Pick<AuditLog, 'beside'>,
    private readonly strayFiles: Pick<EraseStrayFiles, 'execute'>,
  ) {}

  /**
   * Kept messages and files included; partners get an e-mail. First settles which sale is due for
   * remaining merged leads, because the erasure removes that evidence.
   *
   * @throws `lead-not-found`
   */
  async execute(leadId: string): Promise<string[]> {
    const { later, beside, payers } = await this.cases.look(leadId, (leadCase) => ({
      later: leadCase.home.mergedProvisionally(),
      beside: leadCase.home.mergedBeside(),
      payers: partnersWithSale(leadCase),
    }));
    for (const id of later) await this.settle(id, (leadCase) => earlierErased(leadCase, payers));
    for (const id of beside) await this.settle(id, (leadCase) => duplicateErased(leadCase, payers));
    const erased = await this.leads.erase(leadId);
    await this.strayMessages.execute();
    // Files that cannot be deleted now stay due.
    await this.strayFiles.execute().catch(() => undefined);
    return erased;
  }

  private async settle(leadId: string, step: (leadCase: OpenCase) => void): Promise<void> {
    const settled = this.audit.beside(() => this.cases.openFirst(leadId, step));
    await ignoreErased(settled);
  }
}
