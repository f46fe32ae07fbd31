import { invoiceNumber, readInvoiceNumber } from '@boligstyling/domain';
import { newClient } from './several-hosts.js';

const COUNT_FROM = `
  insert into invoice_number (year, last)
  select $1::int, $2::int where not exists (
    select from invoice where left(number, 4) = $1::text and substr(number, 5)::int > $2::int)
  on conflict (year) do update set last = excluded.last`;

/**
 * Somebody says which invoice or credit note was the last of its year: a database that was restored
 * does not know of those that were sent since.
 *
 * @param last its number, as it bears it
 * @returns the number that the next one gets
 * @throws Error when that is no number, or there is one with a later number of that year
 */
export async function numberInvoicesAfter(url: string, last: string): Promise<string> {
  const read = readInvoiceNumber(last);
  if (!read) throw new Error(`${last} is no number of an invoice, such as 202600057.`);
  const { year, nth } = read;
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
