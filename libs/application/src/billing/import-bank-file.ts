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
} from '@boligstyling/domain';
import type { Clock, IdGenerator } from '../core/clock.js';
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
    let matched: MatchedLine[] = [];
    await this.ledger.registerBankLines(lines, this.clock.now(), (accounts, known) => {
      const found = matchBankLines(lines, accounts, known, () => this.ids.next());
      ({ matched } = found);
      return found;
    });
    return allResults(statement, matched);
  }
}
