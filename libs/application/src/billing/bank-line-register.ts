import type { BankLineDecision, InvoiceAccount, KeptBankLine, Payment } from '@boligstyling/domain';

/** The lines of bank files that a person looks at. All throw DomainError `storage-unavailable`. */
export abstract class BankLineRegister {
  /** Those that wait, the oldest first; else those that a person has decided on, the latest first. */
  abstract list(show: 'waiting' | 'decided', limit: number): Promise<KeptBankLine[]>;

  /**
   * Lets `place` make a payment of a line on the invoice with this number, while nobody else changes
   * either.
   *
   * @throws DomainError `bank-line-not-found`, `invoice-not-found`, and what `place` throws
   */
  abstract place(
    id: string,
    invoiceNumber: string,
    at: Date,
    place: (line: KeptBankLine, account: InvoiceAccount) => Payment,
  ): Promise<KeptBankLine>;

  /**
   * Keeps what `decide` decides on a line while nobody else changes it.
   *
   * @throws DomainError `bank-line-not-found`, and what `decide` throws
   */
  abstract decide(
    id: string,
    decide: (line: KeptBankLine) => BankLineDecision,
  ): Promise<KeptBankLine>;
}
