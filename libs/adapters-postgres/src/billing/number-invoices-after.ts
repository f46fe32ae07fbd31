import { invoiceNumber, norwegianDay, readInvoiceNumber } from '@boligstyling/domain';
import { newClient } from '../core/several-hosts.js';

const COUNT_FROM = `
  insert into invoice_number (year, last)
  select $1::int, $2::int where not exists (
    select from invoice where left(number, 4) = $1::text and substr(number, 5)::int > $2::int)
  on conflict (year) do update set last = excluded.last`;

/**
 * Somebody says which invoice or credit note was the last of this year: a database that was restored
 * does not know of those that were sent since. Of another year it would change nothing, as the next one
 * bears this year's number: then a digit was mistyped.
 *
 * @param last its number, as it bears it
 * @returns the number that the next one gets
 * @throws Error when that is no number, of another year in Norway than it is now, or there is one with
 *   a later number
 */
export async function numberInvoicesAfter(url: string, last: string, now: Date): Promise<string> {
  const read = readInvoiceNumber(last);
  if (!read) throw new Error(`${last} is no number of an invoice, such as 202600057.`);
  const { year, nth } = read;
  const thisYear = norwegianDay(now).slice(0, 4);
  if (String(year) !== thisYear) {
    throw new Error(`${last} is of ${year}: the next invoice or credit note is of ${thisYear}.`);
  }
  const client = newClient(url);
  await client.connect();
  try {
    const { rowCount } = await client.query(COUNT_FROM, [year, nth]);
    if (rowCount === 0) {
      throw new Error(
        `There is an invoice or a credit note of ${year} with a later number than ${last}.`,
      );
    }
  } finally {
    await client.end();
  }
  return invoiceNumber(year, nth + 1);
}
