import type { LeadFilter, LeadPosition, LeadSort } from '@boligstyling/application';

/** A piece of a statement, and the values its parameters stand for. */
interface Clause {
  readonly text: string;
  readonly values: readonly unknown[];
}

const NAME = 'customer_name collate "nb-x-icu"';

/** The columns of each order, whole: so that every lead has one place in it. */
const COLUMNS = {
  received_at: 'received_at, id',
  customer_name: `${NAME}, received_at, id`,
} as const;

/**
 * The condition that lets the filter's leads through, and those after a position.
 *
 * @param sort the order that `after` is a position in
 */
export function leadCondition(filter: LeadFilter, sort: LeadSort, after?: LeadPosition): Clause {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = (filter.words ?? []).map(
    (word) => `search_text like ${parameter(`%${escaped(word)}%`)}`,
  );
  if (filter.status) conditions.push(`status = ${parameter(filter.status)}`);
  if (filter.service) conditions.push(`service_type = ${parameter(filter.service)}`);
  if (filter.city) conditions.push(`location = ${parameter(filter.city)}`);
  if (filter.from) conditions.push(`received_at >= ${parameter(filter.from)}`);
  if (filter.to) conditions.push(`received_at < ${parameter(filter.to)}`);
  if (after) {
    const position = positionIn(sort, after).map(parameter).join(', ');
    const beyond = isDescending(sort) ? '<' : '>';
    conditions.push(`(${COLUMNS[columnOf(sort)]}) ${beyond} (${position})`);
  }
  return { text: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
}

/** The order as a clause. */
export function leadOrder(sort: LeadSort): string {
  const direction = isDescending(sort) ? ' desc' : '';
  return `order by ${COLUMNS[columnOf(sort)].replaceAll(/,|$/g, (end) => direction + end)}`;
}

function positionIn(sort: LeadSort, { customerName, receivedAt, id }: LeadPosition): unknown[] {
  return columnOf(sort) === 'customer_name' ? [customerName, receivedAt, id] : [receivedAt, id];
}

function columnOf(sort: LeadSort): keyof typeof COLUMNS {
  return sort.endsWith('customer_name') ? 'customer_name' : 'received_at';
}

function isDescending(sort: LeadSort): boolean {
  return sort.startsWith('-');
}

/** As the search text is written, and without the meaning that `like` gives to some characters. */
function escaped(word: string): string {
  return word.toLowerCase().replace(/[\\%_]/g, '\\$&');
}
