import {
  markedByHand,
  type PaymentStatus,
  waiverUndone,
  ruledOn,
  type Ruling,
  type Sale,
  ruleOnDispute,
  requireVersion,
  saleVersion,
  type Version,
} from '@boligstyling/domain';
import type { IssueInvoices } from './issue-invoices.js';
import type { Clock, DeliveryNudge } from '../core/ports.js';
import type { SaleOverview, SaleRepository } from './sale-repository.js';
import { ignoreErased } from '../core/signed-links.js';
import type { LeadCases } from '../lead-case/lead-cases.js';

export class UndoWaiver {
  constructor(
    private readonly sales: SaleRepository,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * An amount that its credit note took off an invoice comes on a new one. E-mails the partner, who
   * can dispute it again.
   *
   * @throws `sale-not-found`, `sale-settled`, `version-stale`
   */
  async execute(id: string, reason: string, expected?: Version): Promise<SaleOverview> {
    const undo = (sale: Sale) => {
      requireVersion(saleVersion(sale), expected);
      return waiverUndone(sale, reason, this.clock.now());
    };
    const undone = await this.sales.change(id, undo, 'sale-due-again');
    this.delivery.nudge();
    return undone;
  }
}

export class RuleOnDispute {
  constructor(
    private readonly sales: SaleRepository,
    private readonly cases: LeadCases,
    private readonly invoices: IssueInvoices,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * E-mails the partner too, for an erased lead from the sale's own data. An invoiced sale gets a
   * credit note.
   *
   * @throws `sale-not-found`, `dispute-not-open`, `sale-settled`, and as {@link
   * IssueInvoices.creditPartner}: the next run issues the note then
   */
  async execute(saleId: string, ruling: Ruling): Promise<SaleOverview> {
    const { sale, leadId } = await this.sales.find(saleId);
    const { assignmentId } = sale;
    const getsNote = sale.invoiceId !== null && ruling.decision === 'credited';
    if (getsNote) await this.invoices.requireOperator();
    const isRuled =
      leadId &&
      assignmentId &&
      (await ignoreErased(
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

export interface MarkedSale extends SaleOverview {
  /** Names the change in an undo; null: nothing changed. */
  readonly changedAt: Date | null;
}

export class MarkSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly clock: Clock,
    private readonly invoices: IssueInvoices,
  ) {}

  /**
   * Repeating the status changes nothing. An invoiced sale gets a credit note.
   *
   * @throws `sale-not-found`, `sale-settled`, `sale-invoiced`, `version-stale`, and as {@link
   * IssueInvoices.creditPartner}: the next run issues the note then
   */
  async execute(id: string, paymentStatus: PaymentStatus, expected?: Version): Promise<MarkedSale> {
    const isCredited = paymentStatus === 'credited';
    if (isCredited && (await this.sales.find(id)).sale.invoiceId)
      await this.invoices.requireOperator();
    const at = this.clock.now();
    let before: PaymentStatus | undefined;
    const marked = await this.sales.change(id, (sale) => {
      before = sale.paymentStatus;
      if (before === paymentStatus) return sale;
      requireVersion(saleVersion(sale), expected);
      return markedByHand(sale, paymentStatus, at);
    });
    const { sale } = marked;
    if (isCredited && sale.invoiceId) await this.invoices.creditPartner(sale.partnerId);
    return { ...marked, changedAt: before === paymentStatus ? null : at };
  }
}
