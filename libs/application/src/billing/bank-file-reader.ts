import type { StatementLine } from '@boligstyling/domain';

export abstract class BankFileReader {
  /**
   * The incoming payments of a file in its order, and the unreadable ones.
   * @throws DomainError `invalid-bank-file`, which says why
   */
  abstract read(file: Uint8Array): Promise<StatementLine[]>;
}
