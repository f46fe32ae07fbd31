import type { BankLine } from '@boligstyling/domain';

/** Reads what a bank tells of payments. */
export abstract class BankFileReader {
  /**
   * The payments to us in a file, in its order.
   *
   * @throws DomainError `invalid-bank-file`, which says why
   */
  abstract read(file: Uint8Array): BankLine[];
}
