import {
  accountsOf,
  allResults,
  type MatchedLine,
  matchBankLines,
  registrable,
  type StatementLine,
  bankPaymentUndone,
  type InvoiceAccount,
  norwegianDay,
  type BankLineAct,
  decidedOn,
  type KeptBankLine,
  placedOn,
  type BankLineDecision,
  type Payment,
} from '@boligstyling/domain';
import type { Clock, IdGenerator } from '../core/ports.js';
import type { OperatorSettings } from './operator-settings.js';
import type { PaymentLedger } from './payment-ledger.js';

export abstract class BankFileReader {
  /**
   * The incoming payments in the file's order, and the unreadable ones.
   *
   * @throws `invalid-bank-file`
   */
  abstract read(file: Uint8Array): Promise<StatementLine[]>;
}

export class UndoBankPayment {
  constructor(
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Both rows stay, and the same bank file does not book the payment again.
   *
   * @throws `payment-not-found`, `payment-not-undoable`
   */
  execute(invoiceId: string, paymentId: string, reason: string): Promise<InvoiceAccount> {
    const at = this.clock.now();
    const undoing = { id: this.ids.next(), paidOn: norwegianDay(at) };
    return this.ledger.undo(invoiceId, paymentId, at, (payment) =>
      bankPaymentUndone(payment, undoing, reason),
    );
  }
}

export class ImportBankFile {
  constructor(
    private readonly reader: BankFileReader,
    private readonly operator: OperatorSettings,
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * The same file again changes nothing.
   *
   * @throws `invalid-bank-file`
   */
  async execute(file: Uint8Array): Promise<MatchedLine[]> {
    const statement = await this.reader.read(file);
    const lines = registrable(statement, accountsOf(await this.operator.get()));
    let matched!: MatchedLine[];
    await this.ledger.registerBankLines(lines, this.clock.now(), (accounts, known) => {
      const found = matchBankLines(lines, accounts, known, () => this.ids.next());
      ({ matched } = found);
      return found;
    });
    return allResults(statement, matched);
  }
}

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
  place(
    id: string,
    invoiceNumber: string,
    amountOre?: number,
    seenOre?: number,
  ): Promise<KeptBankLine> {
    return this.register.place(id, invoiceNumber, this.clock.now(), (line, { invoice }) =>
      placedOn(line, invoice, this.ids.next(), amountOre, seenOre),
    );
  }

  /** @throws `bank-line-not-found`, `bank-line-settled` */
  decide(id: string, act: BankLineAct, reason: string, seenOre?: number): Promise<KeptBankLine> {
    const decision = { id: this.ids.next(), act, reason, at: this.clock.now() };
    return this.register.decide(id, (line) => decidedOn(line, decision, seenOre));
  }
}
