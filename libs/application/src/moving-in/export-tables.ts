import type { ExportRecord, ImportedTable, ImportMapping } from '@boligstyling/domain';

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
