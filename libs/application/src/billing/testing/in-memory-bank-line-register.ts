import {
  type BankLineDecision,
  DomainError,
  type InvoiceAccount,
  isWaiting,
  type KeptBankLine,
  type Payment,
} from '@boligstyling/domain';
import { BankLineRegister } from '../import-bank-file.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryBankLineRegister extends BankLineRegister {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async list(show: 'waiting' | 'decided', limit: number): Promise<KeptBankLine[]> {
    const lines = this.store.bankLines.map(({ id }) => this.kept(id));
    const isShown = (line: KeptBankLine) =>
      show === 'waiting' ? isWaiting(line) : !isWaiting(line) && line.decisions.length > 0;
    return lines.filter(isShown).slice(0, limit);
  }

  override async place(
    id: string,
    invoiceNumber: string,
    at: Date,
    place: (line: KeptBankLine, account: InvoiceAccount) => Payment,
  ): Promise<KeptBankLine> {
    const line = this.kept(id);
    const invoices = [...this.store.invoices.values()];
    const invoice = invoices.find((it) => it.number === invoiceNumber && it.kind === 'invoice');
    if (!invoice) throw new DomainError('invoice-not-found');
    const payment = place(line, this.store.accountOf(invoice));
    this.store.payments.push({ ...payment, recordedAt: at });
    this.store.followPayments([invoice.id], at);
    return this.kept(id);
  }

  override async decide(
    id: string,
    decide: (line: KeptBankLine) => BankLineDecision,
  ): Promise<KeptBankLine> {
    const line = this.kept(id);
    this.store.bankLineDecisions.set(id, [...line.decisions, decide(line)]);
    return this.kept(id);
  }

  private kept(id: string): KeptBankLine {
    const line = this.store.bankLines.find((each) => each.id === id);
    if (!line) throw new DomainError('bank-line-not-found');
    const payments = this.store.payments.filter(({ bankLineId }) => bankLineId === id);
    const placedOre = payments.reduce((sum, { amountOre }) => sum + amountOre, 0);
    return { ...line, placedOre, decisions: this.store.bankLineDecisions.get(id) ?? [] };
  }
}
