import { type MatchedLine, matchBankLines } from '@boligstyling/domain';
import type { BankFileReader } from './ports/bank-file-reader.js';
import type { Clock } from './ports/clock.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { PaymentLedger } from './ports/payment-ledger.js';

/** Takes in what the bank tells of payments, each once. */
export class ImportBankFile {
  constructor(
    private readonly reader: BankFileReader,
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Matches every line of the file by its KID. The same file again changes nothing.
   *
   * @throws DomainError `invalid-bank-file`, `storage-unavailable`
   */
  async execute(file: Uint8Array): Promise<MatchedLine[]> {
    const lines = this.reader.read(file);
    let matched: MatchedLine[] = [];
    await this.ledger.registerBankLines(lines, this.clock.now(), (accounts, known) => {
      const found = matchBankLines(lines, accounts, known, () => this.ids.next());
      ({ matched } = found);
      return found;
    });
    return matched;
  }
}
