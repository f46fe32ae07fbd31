import {
  faultOf,
  type ListField,
  type RecordField,
  type RecordFields,
  shownOf,
  tidyText,
  type WireRecord,
  withoutUnseen,
} from '@boligstyling/domain';
import type { FieldWords } from '../../../shared/ui/drafts/saved-meanwhile';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { kronerIn } from './format';

type Drafted<Field, Value> = Field extends { kind: 'number' } | { input: 'commas' | 'lines' }
  ? string
  : NonNullable<Value>;

type Named<Fields extends RecordFields> = {
  [Key in keyof Fields as Fields[Key]['wire']]: Fields[Key];
};

export type RecordDraft<Fields extends RecordFields> = {
  /** Empty: a new record. */
  version: string;
} & {
  [Wire in keyof WireRecord<Fields>]-?: Drafted<
    Named<Fields>[Wire & keyof Named<Fields>],
    WireRecord<Fields>[Wire]
  >;
};

type Values = Readonly<Record<string, unknown>>;

/** @param blank values of a new record */
export function draftOf<Fields extends RecordFields>(
  fields: Fields,
  saved: (Partial<WireRecord<Fields>> & { version?: string }) | undefined,
  blank: Partial<WireRecord<Fields>> = {},
): RecordDraft<Fields> {
  const values: Values = { ...blank, ...saved };
  const drafted = Object.values<RecordField>(fields).map((field) => [
    field.wire,
    asTyped(field, values[field.wire]),
  ]);
  return {
    version: saved?.version ?? '',
    ...Object.fromEntries(drafted),
  } as RecordDraft<Fields>;
}

function asTyped(field: RecordField, value: unknown): unknown {
  if (field.kind === 'number') return String(value ?? '').replace('.', ',');
  if (field.kind === 'flag') return value ?? true;
  if (field.kind === 'choice') return value ?? field.options[0];
  if (field.kind !== 'list') return value ?? '';
  const items = (value ?? []) as string[];
  if (field.input === 'commas') return items.join(', ');
  return field.input === 'lines' ? items.join('\n') : items;
}

const WHOLE = /^\d+$/;

/** NaN for an unreadable number. */
function valueOf(field: RecordField, typed: unknown): unknown {
  if (field.kind === 'number') {
    const text = withoutUnseen(typed as string);
    if (field.unit) return kronerIn(text) ?? Number.NaN;
    return WHOLE.test(text) ? Number(text) : Number.NaN;
  }
  if (field.kind === 'list') return itemsOf(field, typed as string | string[]);
  return field.kind === 'line' || field.kind === 'text' ? tidyText(field, typed as string) : typed;
}

function itemsOf({ input, tidy }: ListField, typed: string | readonly string[]): string[] {
  if (typeof typed !== 'string') return [...typed];
  const texts = input === 'commas' ? typed.split(',') : typed.split(/[\s,]+/);
  const given = texts.filter((text) => text.trim());
  return [...new Set(tidy ? tidy(given) : given)];
}

export function faultsOf<Fields extends RecordFields>(
  fields: Fields,
  draft: RecordDraft<Fields>,
): FieldErrors<keyof RecordDraft<Fields> & string> {
  const faults = Object.values<RecordField>(fields).flatMap((field) => {
    const fault = faultOf(field, valueOf(field, (draft as Values)[field.wire]));
    return fault === undefined ? [] : [[field.wire, fault]];
  });
  return Object.fromEntries(faults) as FieldErrors<keyof RecordDraft<Fields> & string>;
}

export function writtenOf<Fields extends RecordFields>(
  fields: Fields,
  draft: RecordDraft<Fields>,
): Required<WireRecord<Fields>> {
  const written = Object.values<RecordField>(fields).map((field) => [
    field.wire,
    valueOf(field, (draft as Values)[field.wire]),
  ]);
  return Object.fromEntries(written) as Required<WireRecord<Fields>>;
}

export function wordsOf<Fields extends RecordFields>(
  fields: Fields,
): FieldWords<RecordDraft<Fields>> {
  const words = Object.values<RecordField>(fields).map((field) => {
    const isNamed = field.kind === 'choice' || (field.kind === 'list' && field.nameOf);
    const shown = (value: unknown) => shownOf(field, value);
    return [field.wire, isNamed ? [field.label, shown] : field.label];
  });
  return Object.fromEntries(words) as FieldWords<RecordDraft<Fields>>;
}

export const factsOf = <Fields extends RecordFields>(
  fields: Fields,
  record: WireRecord<Fields>,
): (readonly [string, string])[] =>
  Object.values<RecordField>(fields).map((field) => [
    field.label,
    shownOf(field, (record as Values)[field.wire]),
  ]);
