import type { FieldError } from './domain-error.js';
import { hasAtMost, isFilled, isPlainText, isSingleLine, trimmed } from './text.js';

interface Described {
  readonly wire: string;
  readonly label: string;
  /** Below the field of a form. */
  readonly help?: string;
  readonly description?: string;
  /** Further headings of its column in an office's file, in lower case. */
  readonly headings?: readonly string[];
}

export interface TextRule {
  readonly holds: (text: string) => boolean;
  readonly otherwise: string;
}

/** Required without `absent`. */
export interface TextField extends Described {
  readonly kind: 'line' | 'text';
  /** In characters, the same in form, API and column. */
  readonly limit: number;
  /** In characters as typed, where `tidy` removes some. */
  readonly typedLimit?: number;
  readonly example: string;
  readonly absent?: '';
  readonly missing?: string;
  /** Of the tidied text, checked in order, each with its sentence. */
  readonly rules?: readonly TextRule[];
  /** Before storage; without it the text is trimmed. */
  readonly tidy?: (text: string) => string;
  readonly input?: 'email' | 'tel' | 'url' | 'numeric';
  readonly shown?: (text: string) => string;
}

/** With a `unit`, which a form adds to the label, the wire has two decimals, and the record whole hundredths. */
export interface NumberField extends Described {
  readonly kind: 'number';
  readonly least: number;
  /** As stored. */
  readonly most: number;
  readonly unit?: 'kroner' | 'prosent';
  readonly example: number;
}

export interface ChoiceField extends Described {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  /** Of its column. */
  readonly limit: number;
  readonly otherwise: string;
}

/** Required without `absent`. */
export interface ListField extends Described {
  readonly kind: 'list';
  /** A text of several items in a form; left out: boxes to tick. */
  readonly input?: 'areas' | 'commas' | 'lines';
  readonly options?: readonly string[];
  readonly holds?: (item: string) => boolean;
  readonly otherwise: string;
  readonly most?: number;
  readonly absent?: readonly string[];
  readonly missing?: string;
  readonly example: readonly string[];
  readonly tidy?: (items: readonly string[]) => string[];
  readonly nameOf?: (item: string) => string;
}

export interface FlagField extends Described {
  readonly kind: 'flag';
  readonly otherwise: string;
  readonly example: boolean;
}

export type RecordField = TextField | NumberField | ChoiceField | ListField | FlagField;

export type RecordFields = Readonly<Record<string, RecordField>>;

type Item<Field> = Field extends { options: readonly (infer Option extends string)[] }
  ? Option
  : string;

type Value<Field extends RecordField> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'number' }
    ? number
    : Field extends { kind: 'list' }
      ? readonly Item<Field>[]
      : Item<Field>;

export type StoredRecord<Fields extends RecordFields> = {
  [Key in keyof Fields]: Value<Fields[Key]>;
};

type OptionalKey<Fields extends RecordFields> = {
  [Key in keyof Fields]: Fields[Key] extends { absent: unknown } ? Key : never;
}[keyof Fields];

type Mutable<Given> = Given extends readonly (infer Each)[] ? Each[] : Given;

/** Under its wire names. */
export type WireRecord<Fields extends RecordFields> = {
  [Key in Exclude<keyof Fields, OptionalKey<Fields>> as Fields[Key]['wire']]: Mutable<
    Value<Fields[Key]>
  >;
} & {
  [Key in OptionalKey<Fields> as Fields[Key]['wire']]?:
    | Mutable<Value<Fields[Key]>>
    | (Fields[Key] extends { kind: 'list' } ? never : null);
};

export const isOptional = (field: RecordField): boolean => 'absent' in field;

/** The Norwegian sentence, in forms and API alike; undefined: the value may be stored. */
export function faultOf(field: RecordField, value: unknown): string | undefined {
  if (field.kind === 'flag') return typeof value === 'boolean' ? undefined : field.otherwise;
  if (field.kind === 'choice') {
    return field.options.some((each) => each === value) ? undefined : field.otherwise;
  }
  if (field.kind === 'number') return isWithin(field, value) ? undefined : rangeSentence(field);
  if (value === undefined || (value === null && field.kind !== 'list')) {
    return isOptional(field) ? undefined : missing(field);
  }
  return field.kind === 'list' ? listFault(field, value) : textFault(field, value);
}

const missing = (field: TextField | ListField): string =>
  field.missing ?? `${field.label} må fylles ut.`;

export const wireNumber = ({ unit }: NumberField, stored: number): number =>
  unit ? stored / 100 : stored;

function isWithin(field: NumberField, value: unknown): boolean {
  const { least, most, unit } = field;
  if (typeof value !== 'number' || !(value >= least && value <= wireNumber(field, most))) {
    return false;
  }
  return unit ? Number(value.toFixed(2)) === value : Number.isInteger(value);
}

function rangeSentence(field: NumberField): string {
  const { least, most, unit } = field;
  const range = `fra ${least} til ${wireNumber(field, most).toLocaleString('nb')}`;
  return unit
    ? `Skriv et tall ${range} ${unit}, med høyst to desimaler.`
    : `Skriv et helt tall ${range}.`;
}

function listFault(field: ListField, value: unknown): string | undefined {
  const { holds, most = Infinity, options, otherwise } = field;
  if (!Array.isArray(value)) return otherwise;
  if (value.length === 0) return field.missing;
  const isItem = (item: unknown): boolean =>
    typeof item === 'string' && Boolean(options?.includes(item) ?? holds?.(item));
  return value.length <= most && value.every(isItem) ? undefined : otherwise;
}

function textFault(field: TextField, value: unknown): string | undefined {
  const { absent, kind, label, limit, rules = [], typedLimit = limit } = field;
  if (typeof value !== 'string') return `${label} må være tekst.`;
  const text = tidyText(field, value);
  if (!isFilled(text)) return absent === undefined ? missing(field) : undefined;
  if (!hasAtMost(value, typedLimit)) return `${label} kan ha høyst ${typedLimit} tegn.`;
  const isClean = kind === 'line' ? isSingleLine(value) : isPlainText(value);
  if (!isClean) {
    return `${label} kan ikke ha ${kind === 'line' ? 'linjeskift eller ' : ''}kontrolltegn.`;
  }
  return rules.find(({ holds }) => !holds(text))?.otherwise;
}

export const tidyText = ({ tidy = trimmed }: TextField, text: string): string => tidy(text);

function stored(field: RecordField, value: unknown): unknown {
  if (field.kind === 'number') return field.unit ? Math.round((value as number) * 100) : value;
  if (field.kind === 'list') {
    const items = value as string[];
    return [...new Set(field.tidy ? field.tidy(items) : items)];
  }
  return field.kind === 'line' || field.kind === 'text' ? tidyText(field, value as string) : value;
}

export const fieldsOf = <Fields extends RecordFields>(
  fields: Fields,
  record: StoredRecord<Fields>,
): StoredRecord<Fields> =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, record[key]])) as StoredRecord<Fields>;

export function tidied<Given extends object>(fields: RecordFields, given: Given): Given {
  const entries = Object.entries(given).map(([key, value]) => {
    const field = fields[key];
    return [key, field && field.kind !== 'number' ? stored(field, value) : value];
  });
  return Object.fromEntries(entries) as Given;
}

/** By wire name, of the fields that are given. */
export function recordFaults(fields: RecordFields, given: object): FieldError[] {
  const record = given as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([key, field]) => {
    if (record[key] === undefined) return [];
    const message = faultOf(field, wireValue(field, record[key]));
    return message === undefined ? [] : [{ field: field.wire, message }];
  });
}

export function fromWire<Fields extends RecordFields>(
  fields: Fields,
  sent: object,
): Partial<StoredRecord<Fields>> {
  const values = sent as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields).flatMap(([key, field]) => {
    const value = values[field.wire];
    return value === undefined || value === null ? [] : [[key, stored(field, value)]];
  });
  return Object.fromEntries(entries) as Partial<StoredRecord<Fields>>;
}

export function fromWholeWire<Fields extends RecordFields>(
  fields: Fields,
  sent: WireRecord<Fields>,
): StoredRecord<Fields> {
  const absent = Object.entries(fields).flatMap(([key, field]) =>
    'absent' in field ? [[key, field.absent]] : [],
  );
  return { ...Object.fromEntries(absent), ...fromWire(fields, sent) } as StoredRecord<Fields>;
}

export function toWire<Fields extends RecordFields>(
  fields: Fields,
  record: StoredRecord<Fields>,
): Required<WireRecord<Fields>> {
  const entries = Object.entries(fields).map(([key, field]) => [
    field.wire,
    wireValue(field, record[key]),
  ]);
  return Object.fromEntries(entries) as Required<WireRecord<Fields>>;
}

function wireValue(field: RecordField, value: unknown): unknown {
  return field.kind === 'number' ? wireNumber(field, value as number) : value;
}

export function shownOf(field: RecordField, value: unknown): string {
  if (field.kind === 'flag') return value ? 'Ja' : 'Nei';
  if (field.kind === 'choice') return field.names[value as string] ?? '';
  if (field.kind === 'list') {
    return (value as string[]).map((item) => field.nameOf?.(item) ?? item).join(', ');
  }
  if (field.kind === 'number')
    return `${(value as number).toLocaleString('nb')} ${field.unit ?? ''}`.trim();
  return field.shown?.(value as string) ?? (value as string);
}
