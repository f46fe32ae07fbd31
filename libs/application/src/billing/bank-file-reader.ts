import type { ToldLine } from '@boligstyling/domain';

/** Reads the payments in bank files. */
export abstract class BankFileReader {
  /**
   * The payments to us in a file, in its order, and those that cannot be read.
   *
   * @throws DomainError `invalid-bank-file`, which says why
   */
  abstract read(file: Uint8Array): Promise<ToldLine[]>;
}
