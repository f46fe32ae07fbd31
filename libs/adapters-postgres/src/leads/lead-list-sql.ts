import { COUNTED_SEARCH_HITS, type LeadFilter, type LeadPosition } from '@boligstyling/application';
import {
  addressWord,
  LEAD_ORIGINS,
  type LeadOrder,
  type LeadSort,
  orderOf,
  SEARCH_WORD_MIN_LENGTH,
  searchForm,
  spellingKey,
} from '@boligstyling/domain';
import { isTestRow, REAL_LEADS } from '../core/reveals.js';
import { columnOf } from '../core/row-fields.js';
import { allOf } from '../core/statements.js';
import { isUnreported } from '../overview/work-queue-sql.js';

/** SQL of the domain's `spellingKey`, as in the index. */
export const PLACE = 'lower(btrim(location) collate "nb-x-icu")';

export const UNPLACED = `
  select ${PLACE} as place from (
    select distinct location from ${REAL_LEADS}
    where municipality is null and received_at >= coalesce($1, '-infinity'::timestamptz)
      and received_at < coalesce($2, 'infinity'::timestamptz)) written`;

/** With names of {@link UNPLACED}. */
export type PlacedFilter = LeadFilter & {
  readonly meaningIt?: readonly string[];
};

type Parameter = (value: unknown) => string;

const NAME = 'customer_name collate "nb-x-icu"';
const NEWEST_FIRST = 'order by received_at desc, id desc';

/** Keyset columns ending in a unique one, and a lead's position in them. */
const ORDERS: Record<
  LeadOrder,
  { readonly columns: readonly string[]; readonly placeOf: (lead: LeadPosition) => unknown[] }
> = {
  received_at: {
    columns: ['received_at', 'id'],
    placeOf: ({ receivedAt, id }) => [receivedAt, id],
  },
  customer_name: {
    columns: [NAME, 'received_at', 'id'],
    placeOf: ({ customerName, receivedAt, id }) => [customerName, receivedAt, id],
  },
};

/**
 * By name, a search looks at the newest hits only: scanning names until enough match would read
 * most of the table.
 */
export function leadPage(
  filter: PlacedFilter,
  sort: LeadSort,
  limit: number,
  after: LeadPosition | undefined,
  parameter: Parameter,
): string {
  const matching = conditions(filter, parameter);
  const beyond = after ? [isBeyond(sort, after, parameter)] : [];
  const isNamedSearch = filter.words?.length && orderOf(sort) === 'customer_name';
  const source = isNamedSearch
    ? `from (select * from ${REAL_LEADS} ${allOf(matching)} ${NEWEST_FIRST} limit ${COUNTED_SEARCH_HITS}) hit
       ${allOf(beyond)}`
    : `from ${REAL_LEADS} ${allOf([...matching, ...beyond])}`;
  const order = ORDERS[orderOf(sort)].columns.map(
    (column) => column + (isDescending(sort) ? ' desc' : ''),
  );
  return `${source} order by ${order.join(', ')} limit ${limit}`;
}

/** Merged and test leads are few and subtracted, so that narrow indexes serve. */
export function countLeads({ merged, ...filter }: PlacedFilter, parameter: Parameter): string {
  const matching = conditions(filter, parameter);
  if (filter.words?.length) {
    const shown = merged ? [...matching, 'merged_into is null'] : matching;
    return `select count(*)::int as total from (
      select from ${REAL_LEADS} ${allOf(shown)} limit ${COUNTED_SEARCH_HITS + 1}) counted`;
  }
  const hidden = merged ? `(merged_into is not null or ${isTestRow()})` : isTestRow();
  return `select (select count(*)::int from lead ${allOf(matching)})
    - (select count(*)::int from lead ${allOf([...matching, hidden])}) as total`;
}

function conditions(filter: PlacedFilter, parameter: Parameter): string[] {
  const { words = [], status, service, city, municipality, from, to } = filter;
  const { meaningIt = [], merged, held, ids, partnerId } = filter;
  const { isHeld, isUnplaced, silentSince } = filter;
  const all = areFound(words, parameter);
  if (status) all.push(`status = ${parameter(status)}`);
  if (service) all.push(`service_type = ${parameter(service)}`);
  if (city) all.push(`${PLACE} = ${parameter(spellingKey(city))}`);
  if (municipality) {
    const isThere = `municipality = ${parameter(municipality)}`;
    const isNamed = () => `municipality is null and ${PLACE} = any(${parameter(meaningIt)})`;
    all.push(meaningIt.length > 0 ? `(${isThere} or ${isNamed()})` : isThere);
  }
  if (merged) all.push('merged_into is null');
  if (held) all.push('suspicion is null');
  if (ids) all.push(`id = any(${parameter(ids)})`);
  if (partnerId) {
    all.push(`id in (select lead_id from assignment where partner_id = ${parameter(partnerId)})`);
  }
  for (const key of LEAD_ORIGINS) {
    if (filter[key]) all.push(`${columnOf(key)} = ${parameter(filter[key])}`);
  }
  if (isHeld) all.push('suspicion is not null');
  if (isUnplaced) all.push('municipality is null');
  if (silentSince) all.push(isUnreported(parameter(silentSince)));
  if (from) all.push(`received_at >= ${parameter(from)}`);
  if (to) all.push(`received_at < ${parameter(to)}`);
  return all;
}

/**
 * As typed or, in addresses, in another spelling. One look into the index finds all typed.
 */
function areFound(words: readonly string[], parameter: Parameter): string[] {
  const found = words.map((word) => ({
    typed: isTyped(word, parameter),
    spelled: isSpelled(word, parameter),
  }));
  const typed = found.map((word) => word.typed);
  const spelled = found.flatMap((word) => word.spelled ?? []);
  const either = found.map((word) => `(${[word.typed, word.spelled ?? []].flat().join(' or ')})`);
  if (words.length < 2 || spelled.length === 0) return either;
  return [`(${typed.join(' and ')} or (${spelled.join(' or ')}) and ${either.join(' and ')})`];
}

function isTyped(word: string, parameter: Parameter): string {
  const forms = [...new Set([word, word.normalize('NFD')])];
  const found = forms.map(
    (form) => `search_text like ${parameter(`%${escaped(searchForm(form))}%`)}`,
  );
  return found.length > 1 ? `(${found.join(' or ')})` : found.join();
}

/** One too short for the trigram index is tried only where the word itself matches. */
function isSpelled(word: string, parameter: Parameter): string | undefined {
  const spelled = addressWord(word);
  const isIndexed = spelled.length >= Math.min(word.length, SEARCH_WORD_MIN_LENGTH);
  return spelled && isIndexed ? `home_key like ${parameter(`%${escaped(spelled)}%`)}` : undefined;
}

function isBeyond(sort: LeadSort, after: LeadPosition, parameter: Parameter): string {
  const { columns, placeOf } = ORDERS[orderOf(sort)];
  const place = placeOf(after).map(parameter);
  return `(${columns.join(', ')}) ${isDescending(sort) ? '<' : '>'} (${place.join(', ')})`;
}

function isDescending(sort: LeadSort): boolean {
  return sort.startsWith('-');
}

function escaped(word: string): string {
  return word.toLowerCase().replace(/[\\%_]/g, '\\$&');
}
