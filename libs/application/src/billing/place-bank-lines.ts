import {
  type BankLineAct,
  decidedOn,
  type KeptBankLine,
  placedOn,
  type BankLineDecision,
  type InvoiceAccount,
  type Payment,
} from '@boligstyling/domain';
import type { Clock, IdGenerator } from '../core/clock.js';

export abstract class BankLineRegister {
  /** Waiting ones oldest first, decided ones newest first. */
  abstract list(show: 'waiting' | 'decided', limit: number): Promise<KeptBankLine[]>;

  /**
   * With line and invoice locked.
   *
   * @throws `bank-line-not-found`, `invoice-not-found`
   */
  abstract place(
    id: string,
    invoiceNumber: string,
    at: Date,
    place: (line: KeptBankLine, account: InvoiceAccount) => Payment,
  ): Promise<KeptBankLine>;

  /**
   * With the line locked.
   *
   * @throws `bank-line-not-found`
   */
  abstract decide(
    id: string,
    decide: (line: KeptBankLine) => BankLineDecision,
  ): Promise<KeptBankLine>;
}

export class PlaceBankLines {
  constructor(
    private readonly register: BankLineRegister,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Undoing that payment makes the line wait again.
   *
   * @param amountOre by default the rest of the line
   * @throws `bank-line-not-found`, `invoice-not-found`, `bank-line-settled`, `bank-line-amount`
   */
  place(id: string, invoiceNumber: string, amountOre?: number): Promise<KeptBankLine> {
    return this.register.place(id, invoiceNumber, this.clock.now(), (line, { invoice }) =>
      placedOn(line, invoice, this.ids.next(), amountOre),
    );
  }

  /** @throws `bank-line-not-found`, `bank-line-settled` */
  decide(id: string, act: BankLineAct, reason: string): Promise<KeptBankLine> {
    const decision = { id: this.ids.next(), act, reason, at: this.clock.now() };
    return this.register.decide(id, (line) => decidedOn(line, decision));
  }
}
