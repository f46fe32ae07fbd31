import { invoiceNumber, norwegianDay, readInvoiceNumber } from '@boligstyling/domain';
import { newClient } from '../core/several-hosts.js';

const COUNT_FROM = `
  insert into invoice_number (year, last)
  select $1::int, $2::int where not exists (
    select from invoice where left(number, 4) = $1::text and substr(number, 5)::int > $2::int)
  on conflict (year) do update set last = excluded.last`;

/**
 * Sets the last number used this year, because a restored database lacks the invoices sent since
 * the backup. Another year's number would change nothing, so it is refused as a slip.
 *
 * @param last the number as printed on the invoice or credit note
 * @returns the next number
 * @throws Error when that is no number, is of another Norwegian year than `now`, or a later number
 *   exists
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
