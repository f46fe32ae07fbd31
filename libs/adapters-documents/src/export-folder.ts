import { createReadStream } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline, Readable } from 'node:stream';
import {
  type ExportLine,
  ExportRefused,
  ExportTables,
  PartnerFileReader,
} from '@boligstyling/application';
import {
  type ExportRecord,
  type ImportedTable,
  IMPORTED_TABLES,
  type ImportMapping,
  mappingFaults,
} from '@boligstyling/domain';

const MAPPING_FILE = 'mapping.json';

const ENDINGS = ['csv', 'tsv', 'json', 'jsonl', 'ndjson'];

/** Such as `leads.csv` and `leads_rows.csv`. */
const namesOf = (table: ImportedTable) =>
  ENDINGS.flatMap((ending) => [`${table}.${ending}`, `${table}_rows.${ending}`]);

/** CSV and JSON files of any size. */
export class ExportFolder extends ExportTables {
  private constructor(
    private readonly folder: string,
    override readonly mapping: ImportMapping,
    private readonly files: ReadonlyMap<ImportedTable, string>,
  ) {
    super();
  }

  /** @throws ExportRefused without any table, with two files of one, or with a wrong mapping */
  static async open(folder: string): Promise<ExportFolder> {
    const there = await readdir(folder).catch((cause: unknown) => {
      throw new ExportRefused(`There is no folder ${folder} that can be read.`, { cause });
    });
    const mapping = there.includes(MAPPING_FILE) ? await mappingIn(join(folder, MAPPING_FILE)) : {};
    const files = new Map<ImportedTable, string>();
    for (const table of IMPORTED_TABLES) {
      const named = mapping[table]?.file;
      const found = named ? [named] : there.filter((name) => namesOf(table).includes(name));
      if (found.length > 1) {
        throw new ExportRefused(`${found.join(' and ')} are both ${table}: leave one of them.`);
      }
      if (found[0] && !there.includes(found[0])) {
        throw new ExportRefused(`There is no ${found[0]} in ${folder}.`);
      }
      if (found[0]) files.set(table, found[0]);
    }
    if (files.size === 0) {
      throw new ExportRefused(
        `${folder} has none of ${IMPORTED_TABLES.map((table) => `${table}.csv`).join(', ')}, nor as JSON: name other files in ${MAPPING_FILE}.`,
      );
    }
    return new ExportFolder(folder, mapping, files);
  }

  override fileOf(table: ImportedTable): string | undefined {
    return this.files.get(table);
  }

  override async *rows(table: ImportedTable): AsyncIterable<ExportLine> {
    const name = this.files.get(table);
    if (!name) return;
    const file = join(this.folder, name);
    if (/\.[ct]sv$/i.test(name)) yield* csvLines(file);
    else if (await beginsWithArray(file)) yield* arrayItems(file);
    else yield* jsonLines(file);
  }
}

async function mappingIn(file: string): Promise<ImportMapping> {
  const mapping = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text.replace(/^\uFEFF/, '')) as unknown)
    .catch((cause: unknown) => {
      throw new ExportRefused(`${file} is no JSON.`, { cause });
    });
  const faults = mappingFaults(mapping);
  if (faults.length === 0) return mapping as ImportMapping;
  throw new ExportRefused(`${file} has something else than expected at ${faults.join(', ')}.`);
}

async function beginsWithArray(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    return /^\uFEFF?\s*\[/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function* arrayItems(file: string): AsyncGenerator<ExportLine> {
  let line = 0;
  const { streamArray } = await import('stream-json/streamers/stream-array.js');
  const items = pipeline(createReadStream(file), streamArray.withParserAsStream(), () => undefined);
  try {
    for await (const { value } of items as AsyncIterable<{ value: unknown }>) {
      line += 1;
      yield toLine(line, value);
    }
  } catch (error) {
    if (error instanceof ExportRefused) throw error;
    yield { line: line + 1, unreadable: 'no JSON from here on' };
  }
}

async function* jsonLines(file: string): AsyncGenerator<ExportLine> {
  let line = 0;
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  for await (const text of lines) {
    line += 1;
    const written = text.replace(/^\uFEFF/, '').trim();
    if (!written) continue;
    yield parsed(line, written);
  }
}

function parsed(line: number, text: string): ExportLine {
  try {
    return toLine(line, JSON.parse(text));
  } catch {
    return { line, unreadable: 'no JSON' };
  }
}

function toLine(line: number, value: unknown): ExportLine {
  if (JSON.stringify(value).includes(REPLACED)) return { line, unreadable: NOT_UTF8 };
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord
    ? { line, record: value as ExportRecord }
    : { line, unreadable: 'no JSON object' };
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Bytes in which the first line is looked for. */
const HEAD_BYTES = 64 * 1024;

/** Wrongly decoded bytes. */
const REPLACED = '\uFFFD';

const NOT_UTF8 = 'not in UTF-8';

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/**
 * With a header, as PostgreSQL, its tools and spreadsheets write them: line breaks in quotes, a
 * byte order mark, CRLF; separated by commas, semicolons or tabs.
 */
async function* csvLines(file: string): AsyncGenerator<ExportLine> {
  yield* linesIn(createReadStream(file), delimiterOf(await headOf(file)));
}

export class CsvPartnerFile extends PartnerFileReader {
  override rows(file: Uint8Array): AsyncIterable<ExportLine> {
    const bytes = Buffer.from(file);
    return linesIn(Readable.from([bytes]), delimiterOf(bytes.toString('utf8', 0, HEAD_BYTES)));
  }
}

/** The parser is loaded when it is used, because the API starts without it. */
async function* linesIn(source: Readable, delimiter: string): AsyncGenerator<ExportLine> {
  const { CsvError, parse } = await import('csv-parse');
  const parser = parse({
    ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true },
    delimiter,
  });
  const rows = pipeline(source, parser, () => undefined);
  let header: string[] | undefined;
  // The parser counts the lines read, so a row begins after those of the rows before.
  let before = 0;
  try {
    for await (const { record, info } of rows as AsyncIterable<Parsed>) {
      const line = before + 1;
      before = info.lines;
      if (header) {
        yield rowOf(line, header, record);
        continue;
      }
      header = record.map((name) => name.trim());
      if (!header.some((name) => name.includes(REPLACED))) continue;
      yield { line, unreadable: NOT_UTF8 };
      return;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: before + 1, unreadable: 'a quote is not closed, or stands where none may' };
  }
}

function rowOf(line: number, header: readonly string[], values: readonly string[]): ExportLine {
  if (values.length !== header.length) {
    return { line, unreadable: `${values.length} columns, and the header has ${header.length}` };
  }
  if (values.some((value) => value.includes(REPLACED))) {
    return { line, unreadable: NOT_UTF8 };
  }
  return { line, record: Object.fromEntries(header.map((name, nth) => [name, values[nth]])) };
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
