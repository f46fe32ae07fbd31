import { type BankLineAct, decidedOn, type KeptBankLine, placedOn } from '@boligstyling/domain';
import type { BankLineRegister } from './bank-line-register.js';
import type { Clock } from '../core/clock.js';
import type { IdGenerator } from '../core/id-generator.js';

/** The administrator handles bank payments that matched no invoice. */
export class PlaceBankLines {
  constructor(
    private readonly register: BankLineRegister,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Books the line on an invoice. Undoing that payment makes the line wait again.
   * @param amountOre left out: the rest of the line
   * @throws DomainError `bank-line-not-found`, `invoice-not-found`, `bank-line-settled`,
   *   `bank-line-amount`, `storage-unavailable`
   */
  place(id: string, invoiceNumber: string, amountOre?: number): Promise<KeptBankLine> {
    return this.register.place(id, invoiceNumber, this.clock.now(), (line, { invoice }) =>
      placedOn(line, invoice, this.ids.next(), amountOre),
    );
  }

  /**
   * Returns the money of a waiting line, explains it, or reopens a decided one.
   * @throws DomainError `bank-line-not-found`, `bank-line-settled`, `storage-unavailable`
   */
  decide(id: string, act: BankLineAct, reason: string): Promise<KeptBankLine> {
    const decision = { id: this.ids.next(), act, reason, at: this.clock.now() };
    return this.register.decide(id, (line) => decidedOn(line, decision));
  }
}
