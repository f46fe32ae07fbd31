import { isDay } from './time/norwegian-day.js';
import { hasAtMost, isSingleLine } from './text.js';

interface Described {
  /** In a query of the API. */
  readonly wire: string;
  /** In the address of the dashboard. */
  readonly address: string;
  readonly label: string;
  readonly description: string;
}

export interface ChoiceFilter extends Described {
  readonly kind: 'choice';
  readonly options: readonly string[];
  /** Used if the filter is absent. */
  readonly standard?: string;
  /** In an address, where they differ from the options. */
  readonly words?: Readonly<Record<string, string>>;
}

/** True or false on the wire, with words for both in an address. */
export interface FlagFilter extends Described {
  readonly kind: 'flag';
  readonly words: { readonly true: string; readonly false: string };
}

export interface LineFilter extends Described {
  readonly kind: 'line';
  readonly limit?: number;
  readonly least?: number;
  readonly example?: string;
  /** May be a name, so that no address that is logged or stored has it. */
  readonly isPersonal?: true;
  readonly holds?: (text: string) => boolean;
  /** In an address, where it differs from `holds`. */
  readonly isReadable?: (text: string) => boolean;
  readonly otherwise?: string;
}

interface DayFilter extends Described {
  readonly kind: 'day';
}

interface IdFilter extends Described {
  readonly kind: 'id';
}

export type FilterField = ChoiceFilter | FlagFilter | LineFilter | DayFilter | IdFilter;

export type ListFilter = Readonly<Record<string, FilterField>>;

export type FieldValue<Field> = Field extends { options: readonly (infer Option)[] }
  ? Option
  : Field extends { kind: 'flag' }
    ? boolean
    : string;

/** Under the names of ports, whose days are moments. */
export type FilterOf<Filter extends ListFilter> = {
  readonly [Key in keyof Filter as Filter[Key]['kind'] extends 'day' ? never : Key]?:
    | FieldValue<Filter[Key]>
    | undefined;
};

/** Under the names of queries. */
export type FilterQuery<Filter extends ListFilter> = {
  [Key in keyof Filter as Filter[Key]['wire']]?: FieldValue<Filter[Key]>;
};

export type FilterTexts<Filter extends ListFilter> = { [Key in keyof Filter]: string };

/** Of a period, both days included. */
export const PERIOD_FILTER = {
  from: {
    wire: 'from',
    address: 'fra',
    kind: 'day',
    label: 'Fra dato',
    description: 'The first day, in Norway.',
  },
  to: {
    wire: 'to',
    address: 'til',
    kind: 'day',
    label: 'Til dato',
    description: 'The last day, in Norway.',
  },
} as const satisfies ListFilter;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isId = (text: string): boolean => ID.test(text);

const isLine = ({ holds, limit = Infinity }: LineFilter, text: string): boolean =>
  isSingleLine(text) && hasAtMost(text, limit) && (holds?.(text) ?? true);

/** The Norwegian sentence; undefined: the value is valid. */
export function filterFault(field: FilterField, value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : undefined;
  if (field.kind === 'choice') {
    const isOption = field.options.some((each) => each === text);
    return isOption ? undefined : `Velg ${field.options.join(', ')}, eller utelat feltet.`;
  }
  if (field.kind === 'flag') {
    return typeof value === 'boolean' ? undefined : 'Svar true eller false.';
  }
  if (field.kind === 'day') {
    return text && isDay(text) ? undefined : 'Oppgi en dag som 2026-11-20.';
  }
  if (field.kind === 'id') return text && isId(text) ? undefined : 'Oppgi en id.';
  const {
    label,
    limit,
    otherwise = `${label}: Oppgi høyst ${limit} tegn uten linjeskift.`,
  } = field;
  return text !== undefined && isLine(field, text) ? undefined : otherwise;
}

export const addressesOf = <Filter extends ListFilter>(filter: Filter) =>
  Object.values(filter).map(({ address }) => address) as Filter[keyof Filter]['address'][];

/** Read from a page address; an invalid value becomes empty. */
export function filterTexts<Filter extends ListFilter>(
  filter: Filter,
  textOf: (address: string) => string | null | undefined,
): FilterTexts<Filter> {
  const entries = Object.entries(filter).map(([key, field]) => {
    const text = textOf(field.address) ?? '';
    const isRead =
      field.kind === 'line'
        ? (field.isReadable?.(text) ?? true)
        : filterFault(field, valueIn(field, text)) === undefined;
    return [key, isRead ? text : ''];
  });
  return Object.fromEntries(entries) as FilterTexts<Filter>;
}

/** The wire's value of a text in an address; empty: none. */
function valueIn(field: FilterField, text: string): string | boolean {
  const words = 'words' in field ? Object.entries(field.words ?? {}) : [];
  const option = words.find(([, word]) => word === text)?.[0];
  if (field.kind === 'flag') return option === undefined ? '' : option === 'true';
  return words.length > 0 ? (option ?? '') : text.trim();
}

export function toFilterQuery<Filter extends ListFilter>(
  filter: Filter,
  texts: FilterTexts<Filter>,
): FilterQuery<Filter> {
  const entries = Object.entries(filter).map(([key, field]) => [
    field.wire,
    valueIn(field, texts[key]!),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as FilterQuery<Filter>;
}

/** @param values by the names of the address */
export const filterQueryOf = <Filter extends ListFilter>(
  filter: Filter,
  values: Readonly<Record<string, string>>,
): FilterQuery<Filter> =>
  toFilterQuery(
    filter,
    filterTexts(filter, (name) => values[name]),
  );

export const filterOf = <Filter extends ListFilter>(
  filter: Filter,
  values: Readonly<Record<string, string>>,
): { [Key in keyof Filter]?: FieldValue<Filter[Key]> } => {
  const texts = filterTexts(filter, (name) => values[name]);
  const given = Object.entries(filter)
    .filter(([key]) => texts[key])
    .map(([key, field]) => [key, valueIn(field, texts[key]!)]);
  return Object.fromEntries(given) as { [Key in keyof Filter]?: FieldValue<Filter[Key]> };
};

export function fromFilterQuery<Filter extends ListFilter>(
  filter: Filter,
  query: FilterQuery<Filter>,
): FilterOf<Filter> {
  const values = query as Readonly<Record<string, unknown>>;
  const entries = Object.entries(filter).flatMap(([key, { kind, wire }]) =>
    kind === 'day' ? [] : [[key, values[wire]]],
  );
  return Object.fromEntries(entries) as FilterOf<Filter>;
}
