import { COUNTED_SEARCH_HITS, type LeadFilter, type LeadPosition } from '@boligstyling/application';
import {
  addressWord,
  LEAD_ORIGINS,
  type LeadOrder,
  type LeadSort,
  MAX_AGENTS,
  MAX_STYLISTS,
  orderOf,
  SEARCH_WORD_MIN_LENGTH,
  spellingKey,
} from '@boligstyling/domain';
import { hasContactRow } from '../lead-case/reveals.js';
import { columnOf } from '../core/row-fields.js';
import { allOf } from '../core/statements.js';
import { isUnreported } from '../overview/work-queue-sql.js';

/** The leads that more have held than may without the owner's asking for it, with what she has said. */
export const MANY_REVEALS = `
  select l.id, l.consents, l.received_at as "receivedAt",
    count(*) filter (where a.recipient = 'stylist')::int as stylist,
    count(*) filter (where a.recipient = 'estate-agent')::int as "estate-agent"
  from assignment a join lead l on l.id = a.lead_id
  where ${hasContactRow('a')}
  group by l.id
  having count(*) filter (where a.recipient = 'stylist') > ${MAX_STYLISTS}
    or count(*) filter (where a.recipient = 'estate-agent') > ${MAX_AGENTS}`;

/** As `spellingKey` of the domain says it; an index holds it. */
const PLACE = 'lower(btrim(location) collate "nb-x-icu")';

/** The places that leads of that time name whose municipality is not known. */
export const UNPLACED = `
  select ${PLACE} as place from (
    select distinct location from lead
    where municipality is null and received_at >= coalesce($1, '-infinity'::timestamptz)
      and received_at < coalesce($2, 'infinity'::timestamptz)) written`;

/**
 * A filter with those of {@link UNPLACED} that mean the municipality it narrows to, and those of
 * {@link MANY_REVEALS} that too many have held.
 */
export type PlacedFilter = LeadFilter & {
  readonly meaningIt?: readonly string[];
  readonly heldByTooMany?: readonly string[];
};

/** Gathers the values of a statement and names the parameter of each. */
type Parameter = (value: unknown) => string;

const NAME = 'customer_name collate "nb-x-icu"';
const NEWEST_FIRST = 'order by received_at desc, id desc';

/** The columns of each order, whole, so that every lead has one place in it; and that place of a lead. */
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
 * Where the leads of one page come from, their order and the limit.
 *
 * A search in the order of names looks at the newest hits only. To go through the names until
 * enough of them match would read most of the table: who searches for a name finds it in one place.
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
    ? `from (select * from lead ${allOf(matching)} ${NEWEST_FIRST} limit ${COUNTED_SEARCH_HITS}) hit
       ${allOf(beyond)}`
    : `from lead ${allOf([...matching, ...beyond])}`;
  const order = ORDERS[orderOf(sort)].columns.map(
    (column) => column + (isDescending(sort) ? ' desc' : ''),
  );
  return `${source} order by ${order.join(', ')} limit ${limit}`;
}

/** The leads that are counted: all that match, of a search as many as are counted. */
export function countedLeads(filter: PlacedFilter, parameter: Parameter): string {
  const bound = filter.words?.length ? `limit ${COUNTED_SEARCH_HITS + 1}` : '';
  return `select from lead ${allOf(conditions(filter, parameter))} ${bound}`;
}

function conditions(filter: PlacedFilter, parameter: Parameter): string[] {
  const { words = [], status, service, city, municipality, from, to } = filter;
  const { meaningIt = [], heldByTooMany, withoutJoined, withoutHeld, ids, partnerId } = filter;
  const { isHeld, isUnplaced, silentSince } = filter;
  const all = words.map((word) => isFound(word, parameter));
  if (status) all.push(`status = ${parameter(status)}`);
  if (service) all.push(`service_type = ${parameter(service)}`);
  if (city) all.push(`${PLACE} = ${parameter(spellingKey(city))}`);
  if (municipality) {
    const isThere = `municipality = ${parameter(municipality)}`;
    const isNamed = () => `municipality is null and ${PLACE} = any(${parameter(meaningIt)})`;
    all.push(meaningIt.length > 0 ? `(${isThere} or ${isNamed()})` : isThere);
  }
  if (heldByTooMany) all.push(`id = any(${parameter(heldByTooMany)})`);
  if (withoutJoined) all.push('joined_to is null');
  if (withoutHeld) all.push('suspicion is null');
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
 * A word is found as it was typed, or as an address has it in another spelling. A form too short for the
 * index is looked for only where the word itself is.
 */
function isFound(word: string, parameter: Parameter): string {
  const forms = [...new Set([word, word.normalize('NFD')])];
  const found = forms.map((form) => `search_text like ${parameter(`%${escaped(form)}%`)}`);
  const spelled = addressWord(word);
  const isIndexed = spelled.length >= Math.min(word.length, SEARCH_WORD_MIN_LENGTH);
  if (spelled && isIndexed) found.push(`home_key like ${parameter(`%${escaped(spelled)}%`)}`);
  return `(${found.join(' or ')})`;
}

function isBeyond(sort: LeadSort, after: LeadPosition, parameter: Parameter): string {
  const { columns, placeOf } = ORDERS[orderOf(sort)];
  const place = placeOf(after).map(parameter);
  return `(${columns.join(', ')}) ${isDescending(sort) ? '<' : '>'} (${place.join(', ')})`;
}

function isDescending(sort: LeadSort): boolean {
  return sort.startsWith('-');
}

/** As the search text is written, and without the meaning that `like` gives to some characters. */
function escaped(word: string): string {
  return word.toLowerCase().replace(/[\\%_]/g, '\\$&');
}
