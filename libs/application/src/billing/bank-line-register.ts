import type { BankLineDecision, InvoiceAccount, KeptBankLine, Payment } from '@boligstyling/domain';

/** Bank lines for manual handling. All throw DomainError `storage-unavailable`. */
export abstract class BankLineRegister {
  /** Waiting lines oldest first, decided ones newest first. */
  abstract list(show: 'waiting' | 'decided', limit: number): Promise<KeptBankLine[]>;

  /**
   * Runs `place` for a line and the invoice with this number while both are locked.
   * @throws DomainError `bank-line-not-found`, `invoice-not-found`, and what `place` throws
   */
  abstract place(
    id: string,
    invoiceNumber: string,
    at: Date,
    place: (line: KeptBankLine, account: InvoiceAccount) => Payment,
  ): Promise<KeptBankLine>;

  /**
   * Runs `decide` on a locked line and keeps the decision.
   * @throws DomainError `bank-line-not-found`, and what `decide` throws
   */
  abstract decide(
    id: string,
    decide: (line: KeptBankLine) => BankLineDecision,
  ): Promise<KeptBankLine>;
}
