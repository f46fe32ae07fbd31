import {
  ASKABLE_DAYS,
  daysAfter,
  IMPORTED_TABLES,
  importedLead,
  importedPartner,
  importedSale,
  type ImportedTable,
  inactiveSince,
  RecordReader,
  type RowFault,
} from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';
import type {
  ExportLine,
  ExportTables,
  HistoryStore,
  HistoryWriter,
  LeadRow,
  RowOutcome,
  SaleRow,
  SourceRow,
} from './history-store.js';

export interface TableReport {
  read: number;
  added: number;
  known: number;
  changed: number;
  bad: number;
}

export interface HistoryReport {
  readonly tables: Readonly<Record<ImportedTable, TableReport>>;
  /** Left out, because retention would delete them at once. */
  tooOld: number;
  /** Added leads that partners may still be asked about. */
  askable: number;
  pausedPartners: number;
  /** In whole øre. */
  readonly sums: Record<string, number>;
  isKept: boolean;
}

export interface ReportedLine {
  readonly file: string;
  readonly line: number;
  readonly what:
    | RowFault
    | { readonly unreadable: string }
    | { readonly changed: true }
    | { readonly paused: readonly string[] };
}

export interface ImportOptions {
  /** False: everything is tried and rolled back. */
  readonly isKept: boolean;
  /** True keeps the good lines beside bad ones. */
  readonly withoutBadLines: boolean;
  readonly onLine: (line: ReportedLine) => void;
  readonly onRead?: (table: ImportedTable, read: number) => void;
}

export type Fingerprint = (table: ImportedTable, id: string, values: string) => SourceRow;

export class ExportRefused extends Error {}

const ROWS_AT_ONCE = 1000;

/** All of them or none. The same export again adds only new rows. */
export class ImportHistory {
  constructor(
    private readonly store: HistoryStore,
    private readonly fingerprint: Fingerprint,
    private readonly clock: Clock,
  ) {}

  /** @throws ExportRefused without an id column */
  async execute(tables: ExportTables, options: ImportOptions): Promise<HistoryReport> {
    const report = emptyReport();
    await this.store.write(async (writer) => {
      const run = new ImportRun(
        writer,
        tables,
        options,
        report,
        this.fingerprint,
        this.clock.now(),
      );
      for (const table of IMPORTED_TABLES) if (tables.fileOf(table)) await run.take(table);
      const isFaulty = IMPORTED_TABLES.some((table) => report.tables[table].bad > 0);
      report.isKept = options.isKept && (!isFaulty || options.withoutBadLines);
      return report.isKept;
    });
    return report;
  }
}

function emptyReport(): HistoryReport {
  const none = () => ({ read: 0, added: 0, known: 0, changed: 0, bad: 0 });
  return {
    tables: { partners: none(), leads: none(), sales: none() },
    ...{ tooOld: 0, askable: 0, pausedPartners: 0, sums: {}, isKept: false },
  };
}

class ImportRun {
  private readonly partners = new Map<string, string>();

  constructor(
    private readonly writer: HistoryWriter,
    private readonly tables: ExportTables,
    private readonly options: ImportOptions,
    private readonly report: HistoryReport,
    private readonly fingerprint: Fingerprint,
    private readonly now: Date,
  ) {}

  async take(table: ImportedTable): Promise<void> {
    const seen = new Set<string>();
    const waiting: Row[] = [];
    const report = this.report.tables[table];
    // The next rows are read while these are stored, and no further.
    let storing = Promise.resolve();
    const flush = async () => {
      await storing;
      storing = this.store(table, waiting.splice(0));
      // Thrown by the next wait.
      storing.catch(() => undefined);
      this.options.onRead?.(table, report.read);
    };
    for await (const line of this.tables.rows(table)) {
      report.read += 1;
      const row = this.rowOf(table, line, seen);
      if (!row) continue;
      waiting.push(row);
      if (waiting.length === ROWS_AT_ONCE) await flush();
    }
    await flush();
    await storing;
  }

  private rowOf(table: ImportedTable, read: ExportLine, seen: Set<string>): Row | undefined {
    const { line, record, unreadable } = read;
    if (!record) {
      this.tell(table, line, { unreadable: unreadable ?? '' });
      this.report.tables[table].bad += 1;
      return undefined;
    }
    const { timeZone, ...mapping } = this.tables.mapping;
    const reader = new RecordReader(record, mapping[table], timeZone);
    if (!reader.has('id')) {
      throw new ExportRefused(
        `${this.tables.fileOf(table)}, line ${line}: there is no column for id. Without it a second import would add every row again.`,
      );
    }
    const id = reader.required('id');
    const columns = Object.keys(record).toSorted();
    const values = JSON.stringify(columns.map((column) => [column, record[column]]));
    const source = this.fingerprint(table, id, values);
    if (seen.has(source.digest)) reader.fault('id', 'repeated-id');
    seen.add(source.digest);
    return { line, reader, sourceId: id, source };
  }

  private async store(table: ImportedTable, rows: readonly Row[]): Promise<void> {
    if (table === 'partners') for (const row of rows) await this.storePartner(row);
    else if (table === 'leads') await this.storeLeads(rows);
    else await this.storeSales(rows);
  }

  private async storePartner(row: Row): Promise<void> {
    const { reader, source, sourceId } = row;
    const { partner, lacks } = importedPartner(reader, this.now);
    const there = partner.email && (await this.writer.partnerLike(source, partner.email));
    if (there && [...this.partners.values()].includes(there)) reader.fault('email', 'email-taken');
    if (this.isBad('partners', row)) return;
    const outcome = there
      ? await this.writer.mark(source, there)
      : await this.writer.addPartner(source, { ...partner, id: source.id });
    this.partners.set(sourceId, there || source.id);
    const isAdded = this.count('partners', row, there && outcome === 'added' ? 'known' : outcome);
    if (!isAdded || lacks.length === 0) return;
    this.report.pausedPartners += 1;
    this.tell('partners', row.line, { paused: lacks });
  }

  private async storeLeads(rows: readonly Row[]): Promise<void> {
    const oldest = inactiveSince(this.now);
    const good: (Row & { row: LeadRow })[] = [];
    for (const each of rows) {
      const lead = importedLead(each.reader, this.now);
      const partnerId = lead.partner === null ? null : this.partners.get(lead.partner);
      if (partnerId === undefined)
        each.reader.fault('partner_id', 'no-such-partner', lead.partner!);
      if (this.isBad('leads', each)) continue;
      if (lead.receivedAt <= oldest) this.report.tooOld += 1;
      else good.push({ ...each, row: { ...each.source, lead, partnerId: partnerId ?? null } });
    }
    if (good.length === 0) return;
    const outcomes = await this.writer.addLeads(good.map(({ row }) => row));
    for (const [nth, each] of good.entries()) {
      const { status, receivedAt } = each.row.lead;
      const isAdded = this.count('leads', each, outcomes[nth]!);
      if (isAdded && status === 'new' && receivedAt > daysAfter(this.now, -ASKABLE_DAYS)) {
        this.report.askable += 1;
      }
    }
  }

  private async storeSales(rows: readonly Row[]): Promise<void> {
    const good: (Row & { row: SaleRow })[] = [];
    for (const each of rows) {
      const sale = importedSale(each.reader, this.now);
      const partnerId = this.partners.get(sale.partner);
      if (sale.partner && !partnerId) {
        each.reader.fault('partner_id', 'no-such-partner', sale.partner);
      }
      if (this.isBad('sales', each) || !partnerId) continue;
      good.push({ ...each, row: { ...each.source, sale, partnerId } });
    }
    if (good.length === 0) return;
    const outcomes = await this.writer.addSales(good.map(({ row }) => row));
    for (const [nth, each] of good.entries()) {
      if (!this.count('sales', each, outcomes[nth]!)) continue;
      const { paymentStatus, amountOre } = each.row.sale;
      this.report.sums[paymentStatus] = (this.report.sums[paymentStatus] ?? 0) + amountOre;
    }
  }

  private isBad(table: ImportedTable, { line, reader }: Row): boolean {
    for (const fault of reader.faults) this.tell(table, line, fault);
    if (reader.faults.length > 0) this.report.tables[table].bad += 1;
    return reader.faults.length > 0;
  }

  private count(table: ImportedTable, { line }: Row, outcome: RowOutcome): boolean {
    const report = this.report.tables[table];
    if (outcome === 'taken') {
      report.bad += 1;
      this.tell(table, line, { column: 'id', cause: 'id-taken' });
      return false;
    }
    report[outcome] += 1;
    if (outcome === 'changed') this.tell(table, line, { changed: true });
    return outcome === 'added';
  }

  private tell(table: ImportedTable, line: number, what: ReportedLine['what']): void {
    this.options.onLine({ file: this.tables.fileOf(table) ?? table, line, what });
  }
}

interface Row {
  readonly line: number;
  readonly reader: RecordReader;
  readonly sourceId: string;
  readonly source: SourceRow;
}
