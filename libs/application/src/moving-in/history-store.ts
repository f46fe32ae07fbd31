import type {
  ImportedLead,
  ImportedSale,
  Partner,
  ExportRecord,
  ImportedTable,
  ImportMapping,
} from '@boligstyling/domain';

/** Identifies a row of an export by keyed hashes, which say nothing about its person. */
export interface SourceRow {
  /** Of table and id in the export. */
  readonly digest: string;
  /** Of all its values. */
  readonly content: string;
  readonly id: string;
}

export interface LeadRow extends SourceRow {
  readonly lead: ImportedLead;
  readonly partnerId: string | null;
}

export interface SaleRow extends SourceRow {
  readonly sale: ImportedSale;
  readonly partnerId: string;
}

/**
 * - `known`: imported earlier, even if erased since
 * - `changed`: the same, and the export has other values now
 * - `taken`: something else has its id
 */
export type RowOutcome = 'added' | 'known' | 'changed' | 'taken';

export interface HistoryWriter {
  /** The partner of the row: as marked, or with its id or e-mail address; undefined: none. */
  partnerLike(row: SourceRow, email: string): Promise<string | undefined>;

  addPartner(row: SourceRow, partner: Partner): Promise<RowOutcome>;

  /** Its partner was here already, whatever becomes of its address. */
  mark(row: SourceRow, partnerId: string): Promise<RowOutcome>;

  /** In the order of the rows. Nobody is asked or written to. */
  addLeads(rows: readonly LeadRow[]): Promise<RowOutcome[]>;

  /** In the order of the rows. Nothing of it is ever invoiced. */
  addSales(rows: readonly SaleRow[]): Promise<RowOutcome[]>;
}

export abstract class HistoryStore {
  /** In one transaction, kept only if it resolves to true. */
  abstract write(work: (writer: HistoryWriter) => Promise<boolean>): Promise<void>;
}

/** Without a record it cannot be read. */
export interface ExportLine {
  /** Line of the file, from 1; in a JSON array, the place of the item. */
  readonly line: number;
  readonly record?: ExportRecord;
  readonly unreadable?: string;
}

export abstract class ExportTables {
  abstract readonly mapping: ImportMapping;

  abstract fileOf(table: ImportedTable): string | undefined;

  abstract rows(table: ImportedTable): AsyncIterable<ExportLine>;
}
