import {
  accountsOf,
  allResults,
  type MatchedLine,
  matchBankLines,
  registrable,
} from '@boligstyling/domain';
import type { BankFileReader } from './bank-file-reader.js';
import type { Clock } from '../core/clock.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { OperatorSettings } from './operator-settings.js';
import type { PaymentLedger } from './payment-ledger.js';

/** Registers the payments of bank files, each booking once. */
export class ImportBankFile {
  constructor(
    private readonly reader: BankFileReader,
    private readonly operator: OperatorSettings,
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Matches every line by its KID. The same file again changes nothing. Unreadable lines, and lines
   * to an account that was never the operator's, register nothing.
   * @throws DomainError `invalid-bank-file`, `storage-unavailable`
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
