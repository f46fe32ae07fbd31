import { ruledOn, type Ruling, type Sale, ruleOnDispute } from '@boligstyling/domain';
import { passingOverErased } from '../core/erased-meanwhile.js';
import type { IssueInvoices } from './issue-invoices.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { SaleOverview, SaleRepository } from './sale-repository.js';

/** The administrator's ruling on a partner's dispute. */
export class RuleOnDispute {
  constructor(
    private readonly sales: SaleRepository,
    private readonly cases: LeadCases,
    private readonly invoices: IssueInvoices,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * Updates the sale and e-mails the partner, for an erased lead from the sale's own data. An
   * invoiced sale is credited by a credit note.
   * @throws DomainError `sale-not-found`, `dispute-not-open`, `sale-settled`,
   *   `storage-unavailable`, and for a credit note `operator-incomplete`, or what {@link
   *   IssueInvoices.creditPartner} throws: the next run issues it then
   */
  async execute(saleId: string, ruling: Ruling): Promise<SaleOverview> {
    const { sale, leadId } = await this.sales.find(saleId);
    const { assignmentId } = sale;
    const getsNote = sale.invoiceId !== null && ruling.decision === 'credited';
    if (getsNote) await this.invoices.requireOperator();
    const isRuled =
      leadId &&
      assignmentId &&
      (await passingOverErased(
        this.cases.open(leadId, (leadCase) => ruleOnDispute(leadCase, assignmentId, ruling)),
      ));
    if (!isRuled) {
      const rule = (it: Sale) => ruledOn(it, ruling, this.clock.now());
      await this.sales.change(saleId, rule, 'sale-ruling');
      this.delivery.nudge();
    }
    if (getsNote) await this.invoices.creditPartner(sale.partnerId);
    return this.sales.find(saleId);
  }
}
