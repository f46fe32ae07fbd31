import { bankPaymentUndone, type InvoiceAccount, norwegianDay } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { PaymentLedger } from './payment-ledger.js';

/** The administrator takes a bank payment off its invoice. */
export class UndoBankPayment {
  constructor(
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Both rows stay in the ledger, and the same bank file does not book the payment again.
   * @returns the invoice afterwards
   * @throws DomainError `payment-not-found`, `payment-not-undoable`, `storage-unavailable`
   */
  execute(invoiceId: string, paymentId: string, reason: string): Promise<InvoiceAccount> {
    const at = this.clock.now();
    const undoing = { id: this.ids.next(), paidOn: norwegianDay(at) };
    return this.ledger.undo(invoiceId, paymentId, at, (payment) =>
      bankPaymentUndone(payment, undoing, reason),
    );
  }
}
