import { oreIn, toOre } from '../core/money.js';
import { composed, hasAtMost, isPlainText, withoutUnseen } from '../core/text.js';

export type ExportRecord = Readonly<Record<string, unknown>>;

export const ROW_FAULTS = [
  'missing',
  'too-long',
  'not-plain-text',
  'not-a-date',
  'in-the-future',
  'not-yes-or-no',
  'not-an-amount',
  'not-a-count',
  'not-an-email',
  'not-a-phone',
  'not-a-name',
  'not-an-organization-number',
  'not-a-postal-code',
  'not-a-website',
  'unknown-value',
  'repeated-id',
  'email-taken',
  'no-such-partner',
  'id-taken',
] as const;
export type RowFaultCause = (typeof ROW_FAULTS)[number];

export interface RowFault {
  readonly column: string;
  readonly cause: RowFaultCause;
  /** Only where it is no personal data. */
  readonly value?: string;
}

const ABSENT = new Set(['', '\\N', 'NULL', 'null']);

const YES = new Set(['t', 'true', '1', 'yes', 'y', 'ja', 'on']);
const NO = new Set(['f', 'false', '0', 'no', 'n', 'nei', 'off']);

const MOST_KRONER = 20_000_000;

/** By our column names. */
export class RecordReader {
  readonly faults: RowFault[] = [];

  constructor(
    private readonly record: ExportRecord,
    private readonly mapping: TableMapping = {},
    private readonly timeZone = 'UTC',
  ) {}

  fault(column: string, cause: RowFaultCause, value?: string): void {
    const shown = value !== undefined && { value: value.slice(0, 60) };
    this.faults.push({ column, cause, ...shown });
  }

  has(column: string): boolean {
    return Object.hasOwn(this.record, this.source(column));
  }

  /** Null if absent. A list or an object is written as JSON. */
  text(column: string, limit = Infinity): string | null {
    const value = this.value(column);
    if (value === null) return null;
    const text = composed(value.replace(/\r\n?/g, '\n'));
    if (!isPlainText(text)) this.fault(column, 'not-plain-text');
    else if (!hasAtMost(text, limit)) this.fault(column, 'too-long');
    return text;
  }

  line(column: string, limit = Infinity): string | null {
    const text = this.text(column, limit);
    return text === null ? null : text.replaceAll(/\s+/g, ' ').trim();
  }

  required(column: string, limit = Infinity): string {
    const text = this.line(column, limit);
    if (!text) this.fault(column, 'missing');
    return text ?? '';
  }

  choice<Option extends string>(column: string, options: readonly Option[]): Option | null {
    const text = this.line(column);
    if (text === null) return null;
    const option = options.find((each) => each.toLowerCase() === text.toLowerCase());
    if (!option) this.fault(column, 'unknown-value', text);
    return option ?? null;
  }

  flag(column: string): boolean | null {
    const text = this.line(column)?.toLowerCase();
    if (text === undefined) return null;
    if (YES.has(text)) return true;
    if (!NO.has(text)) this.fault(column, 'not-yes-or-no', text);
    return false;
  }

  /** A past moment; `infinity` is none. */
  moment(column: string, now: Date): Date | null {
    const text = this.line(column);
    if (text === null || /^-?infinity$/i.test(text)) return null;
    const moment = exportedMoment(text, this.timeZone);
    if (!moment) this.fault(column, 'not-a-date', text);
    else if (moment > now) this.fault(column, 'in-the-future', text);
    return moment ?? null;
  }

  requiredMoment(column: string, now: Date): Date {
    const known = this.faults.length;
    const moment = this.moment(column, now);
    if (!moment && this.faults.length === known) {
      this.fault(column, this.value(column) === null ? 'missing' : 'not-a-date');
    }
    return moment ?? now;
  }

  /** Kroner, at most 20 million, in whole øre. */
  ore(column: string): number | null {
    const value = this.value(column);
    if (value === null) return null;
    const ore = oreIn(value);
    if (ore === undefined || ore > toOre(MOST_KRONER)) {
      this.fault(column, 'not-an-amount', withoutUnseen(value));
    }
    return ore ?? 0;
  }

  count(column: string, most: number): number | null {
    const text = this.line(column);
    if (text === null) return null;
    if (!/^\d+$/.test(text) || Number(text) > most) this.fault(column, 'not-a-count', text);
    return Number(text) || 0;
  }

  /** JSON, an array of PostgreSQL, or texts with commas, semicolons or line breaks. */
  list(column: string): string[] {
    const value = this.value(column);
    if (value === null) return [];
    const texts = itemsIn(value).map((text) => this.mapped(column, composed(text.trim())));
    return texts.filter((text) => text !== '' && text !== 'NULL');
  }

  private source(column: string): string {
    return ownOf(this.mapping.columns, column) ?? column;
  }

  private value(column: string): string | null {
    const value = ownOf(this.record, this.source(column));
    if (value === undefined) return null;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return ABSENT.has(text.trim()) ? null : this.mapped(column, text);
  }

  private mapped(column: string, text: string): string {
    return ownOf(ownOf(this.mapping.values, column), text) ?? text;
  }
}

/** A text such as `constructor` names a property of every object. */
export function ownOf<Value>(
  of: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return of && Object.hasOwn(of, name) ? of[name] : undefined;
}

function itemsIn(text: string): string[] {
  const value = text.trim();
  if (value.startsWith('[')) {
    try {
      return (JSON.parse(value) as unknown[]).map(String);
    } catch {
      return [value];
    }
  }
  if (!value.startsWith('{') || !value.endsWith('}')) return value.split(/[,;\n]/);
  const items = value.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g);
  return [...items].map(([, quoted, plain]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? plain!);
}

export const IMPORTED_TABLES = ['partners', 'leads', 'sales'] as const;
export type ImportedTable = (typeof IMPORTED_TABLES)[number];

/** Where an export's table differs from ours. */
export interface TableMapping {
  /** Left out: the table's name with a known ending. */
  readonly file?: string;
  /** The export's column by ours. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Our value by the export's value, by our column. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ImportMapping extends Readonly<Partial<Record<ImportedTable, TableMapping>>> {
  /** Zone of timestamps without one; left out: UTC, as hosted databases have it. */
  readonly timeZone?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

const TABLE_KEYS: Record<string, (value: unknown) => boolean> = {
  file: (value) => typeof value === 'string' && !/[/\\]/.test(value),
  columns: isTexts,
  values: (value) => isObject(value) && Object.values(value).every(isTexts),
};

/** Each as the path of the wrong key. */
export function mappingFaults(mapping: unknown): string[] {
  if (!isObject(mapping)) return ['the whole file'];
  return Object.entries(mapping).flatMap(([key, value]) => {
    if (key === 'timeZone') return isTimeZone(value) ? [] : ['timeZone'];
    if (!IMPORTED_TABLES.some((table) => table === key) || !isObject(value)) return [key];
    return Object.entries(value).flatMap(([name, given]) =>
      TABLE_KEYS[name]?.(given) ? [] : [`${key}.${name}`],
    );
  });
}

function isTimeZone(zone: unknown): boolean {
  try {
    return typeof zone === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const WRITTEN =
  /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i;

const MINUTE_MS = 60_000;

/**
 * As PostgreSQL and JSON write it, such as `2026-03-29 02:30:00+01`.
 *
 * @param zone of one without an offset
 * @returns undefined if it names no moment, such as `infinity` or 30 February
 */
export function exportedMoment(text: string, zone = 'UTC'): Date | undefined {
  const found = WRITTEN.exec(text);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', offset] = found;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const parts = [year, month, day, hour, minute, second].map((part) => Number(part ?? 0));
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = parts;
  const asUtc = Date.UTC(y, m - 1, d, h, min, s, milliseconds);
  // A day that the month lacks is in another month.
  const isReal = new Date(asUtc).getUTCMonth() === m - 1 && h < 24 && min < 60 && s < 60;
  if (!isReal) return undefined;
  if (offset) return new Date(asUtc - minutesIn(offset) * MINUTE_MS);
  const near = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(near, zone));
}

function minutesIn(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)?/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how much local time is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return minutesIn(format.format(moment)) * MINUTE_MS;
}
