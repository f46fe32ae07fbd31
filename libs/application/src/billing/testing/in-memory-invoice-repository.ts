import { randomUUID } from 'node:crypto';
import {
  balanceOf,
  type BillingState,
  DomainError,
  type Invoice,
  type InvoiceAccount,
  type InvoiceNotification,
  invoiceNumber,
  isToBeBilled,
  isToBeCredited,
  isUnbilled,
  isUndecided,
  listedInvoice,
  saleDueSince,
  toBillAgain,
  isCredited,
} from '@boligstyling/domain';
import {
  type DecideInvoices,
  type Correct,
  type HeldBack,
  type InvoiceFilter,
  InvoiceRepository,
  type InvoiceTotals,
  type ListedAccount,
  type Overdue,
} from '../invoice-repository.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

/** Issuing is synchronous, so it needs no lock. */
export class InMemoryInvoiceRepository extends InvoiceRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async partnersToBill(upTo: Date): Promise<string[]> {
    const due = [...this.store.sales.values()].filter(
      (sale) => (isToBeBilled(sale) && sale.createdAt <= upTo) || isToBeCredited(sale),
    );
    return [...new Set(due.map(({ partnerId }) => partnerId))].sort();
  }

  override async issue(partnerId: string, year: number, bill: DecideInvoices): Promise<Invoice[]> {
    const { store } = this;
    const state = this.stateNow(partnerId);
    if (state.sales.length === 0) return [];
    const issued = this.numbered(year, (nextNumber) => bill(state, nextNumber));
    this.keep(issued);
    store.followPayments(issued.flatMap(({ credits }) => credits?.id ?? []));
    return issued;
  }

  override async heldBack(upTo: Date): Promise<HeldBack[]> {
    const { store } = this;
    const unbilled = [...store.sales.values()].filter(isUnbilled).flatMap((sale) => {
      if (isUndecided(sale.dispute)) return { sale, reason: 'disputed' as const };
      return saleDueSince(sale) > upTo ? { sale, reason: 'too-recent' as const } : [];
    });
    const groups = Map.groupBy(unbilled, ({ sale, reason }) => `${sale.partnerId} ${reason}`);
    return [...groups.values()]
      .map((of) => {
        const { partnerId } = of[0]!.sale;
        const { company, name } = store.partners.get(partnerId)!;
        return {
          partnerId,
          name: company || name,
          reason: of[0]!.reason,
          sales: of.length,
          amountOre: sum(of.map(({ sale }) => sale.amountOre)),
        };
      })
      .sort((a, b) => (`${a.name} ${a.reason}` < `${b.name} ${b.reason}` ? -1 : 1));
  }

  override async creditToBillAgain(id: string, year: number, correct: Correct): Promise<Invoice[]> {
    const { store } = this;
    const account = await this.find(id);
    const notes = [...store.invoices.values()].filter(({ credits }) => credits?.id === id);
    const sales = [...store.sales.values()].filter(
      (sale) => sale.invoiceId === id && !isCredited(sale),
    );
    const issued = this.numbered(year, (nextNumber) =>
      correct({ account, notes, sales }, nextNumber),
    );
    if (issued.length === 0) return [];
    this.keep(issued);
    for (const sale of sales) store.sales.set(sale.id, toBillAgain(sale));
    store.followPayments([id]);
    return issued;
  }

  private numbered(year: number, make: (nextNumber: () => string) => Invoice[]): Invoice[] {
    let last = this.store.lastNumbers.get(year) ?? 0;
    const issued = make(() => invoiceNumber(year, (last += 1)));
    this.store.lastNumbers.set(year, last);
    return issued;
  }

  private keep(issued: readonly Invoice[]): void {
    const { store } = this;
    for (const invoice of issued) {
      store.invoices.set(invoice.id, invoice);
      const kind = invoice.kind === 'invoice' ? 'partner-invoice' : 'partner-credit-note';
      store.notificationOfInvoice(invoice.id, kind, randomUUID());
      const on = invoice.kind === 'invoice' ? 'invoiceId' : 'creditNoteId';
      for (const { saleId } of invoice.lines) {
        const sale = store.sales.get(saleId);
        if (sale) store.sales.set(saleId, { ...sale, [on]: invoice.id });
      }
    }
  }

  override async find(id: string): Promise<InvoiceAccount> {
    const invoice = this.store.invoices.get(id);
    if (!invoice) throw new DomainError('invoice-not-found');
    return this.store.accountOf(invoice);
  }

  override async list(
    filter: InvoiceFilter,
    limit: number,
    after?: string,
  ): Promise<ListedAccount[]> {
    return this.filtered(filter)
      .filter(({ invoice }) => !after || latestFirst(after, invoice.number) < 0)
      .sort((a, b) => latestFirst(a.invoice.number, b.invoice.number))
      .slice(0, limit)
      .map((account) => ({ ...account, invoice: listedInvoice(account.invoice) }));
  }

  override async totals(filter: InvoiceFilter): Promise<InvoiceTotals> {
    const found = this.filtered(filter);
    const invoices = found.filter(({ invoice }) => invoice.kind === 'invoice');
    const notes = found.filter(({ invoice }) => invoice.kind === 'credit-note');
    return {
      invoicedOre: sum(invoices.map(({ invoice }) => invoice.totalOre)),
      creditedOre:
        invoices.length > 0
          ? sum(invoices.map(({ creditedOre }) => creditedOre))
          : sum(notes.map(({ invoice }) => invoice.totalOre)),
      paidOre: sum(invoices.map(({ paidOre }) => paidOre)),
      dueOre: sum(invoices.map((each) => Math.max(balanceOf(each), 0))),
    };
  }

  override async remind(kind: InvoiceNotification, { dueBefore, after }: Overdue): Promise<number> {
    const overdue = this.filtered({ due: true, dueBefore }).filter(({ invoice: { id } }) => {
      return (
        !after ||
        this.store.invoiceNotifications.some(
          ({ invoiceId, kind: of, sentAt }) =>
            invoiceId === id && of === after.kind && sentAt && sentAt <= after.sentBefore,
        )
      );
    });
    const sales = [...this.store.sales.values()].filter(isToBeCredited);
    const isSettledSoon = (id: string) => sales.some(({ invoiceId }) => invoiceId === id);
    const reported = overdue.filter(({ invoice }) => !isSettledSoon(invoice.id));
    return reported.filter(({ invoice }) =>
      this.store.notificationOfInvoice(invoice.id, kind, randomUUID()),
    ).length;
  }

  override async stateOf(partnerId: string): Promise<BillingState> {
    return this.stateNow(partnerId);
  }

  private stateNow(partnerId: string): BillingState {
    const { store } = this;
    const partner = store.partners.get(partnerId);
    if (!partner) throw new DomainError('partner-not-found');
    const sales = [...store.sales.values()]
      .filter(
        (sale) => sale.partnerId === partnerId && (isToBeBilled(sale) || isToBeCredited(sale)),
      )
      .sort((a, b) => +a.createdAt - +b.createdAt || (a.id < b.id ? -1 : 1));
    return { partner, sales, invoices: [...store.invoices.values()] };
  }

  private filtered({ partnerId, kind, due, overpaid, dueBefore }: InvoiceFilter): InvoiceAccount[] {
    return [...this.store.invoices.values()]
      .map((invoice) => this.store.accountOf(invoice))
      .filter((account) => {
        const { invoice } = account;
        const isSaleDue = invoice.kind === 'invoice' && balanceOf(account) > 0;
        const isOverpaid = invoice.kind === 'invoice' && balanceOf(account) < 0;
        return (
          (partnerId ?? invoice.partnerId) === invoice.partnerId &&
          (kind ?? invoice.kind) === invoice.kind &&
          (due ?? isSaleDue) === isSaleDue &&
          (overpaid ?? isOverpaid) === isOverpaid &&
          (!dueBefore || (invoice.dueOn !== null && invoice.dueOn < dueBefore))
        );
      });
  }
}

function latestFirst(a: string, b: string): number {
  return b.length - a.length || Number(a < b) - Number(a > b);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
