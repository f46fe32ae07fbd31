import { sampleInvoice, samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { numberInvoicesAfter } from './number-invoices-after.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { emptyTables } from './testing/empty-tables.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

describe('the number that the next invoice of a year gets', () => {
  beforeEach(() => database().execute(emptyTables('invoice_number, partner')));
  const last = () => database().execute('select year, last from invoice_number order by year');

  it('follows the one that is said, where a restored backup knows of none or of fewer', async () => {
    expect(await numberInvoicesAfter(database().url, '202600057')).toBe('202600058');
    expect(await numberInvoicesAfter(database().url, '202700001')).toBe('202700002');
    expect(await numberInvoicesAfter(database().url, '202700003')).toBe('202700004');
    expect(await last()).toEqual([
      { year: 2026, last: 57 },
      { year: 2027, last: 3 },
    ]);
  });

  it('can be said anew as long as none was issued after it: a slip would leave a gap', async () => {
    const partner = samplePartner();
    await new PostgresPartnerRepository(database().orm).add(partner);
    const invoice = sampleInvoice();
    await database().execute(
      `insert into invoice (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, content)
       values (?, 'invoice', '202600056', ?, '2026-12-01', '2026-12-15', '2026000567', 75000, ?)`,
      [invoice.id, partner.id, JSON.stringify(invoice)],
    );
    await numberInvoicesAfter(database().url, '202600570');
    await expect(numberInvoicesAfter(database().url, '202600055')).rejects.toThrow(
      'There is an invoice or a credit note of 2026 with a later number than 202600055.',
    );
    expect(await numberInvoicesAfter(database().url, '202600056')).toBe('202600057');
    expect(await last()).toEqual([{ year: 2026, last: 56 }]);
  });

  it.each(['57', '2026-57', 'the last', '202699999999999'])('is not taken of %s', async (said) => {
    await expect(numberInvoicesAfter(database().url, said)).rejects.toThrow(
      `${said} is no number of an invoice, such as 202600057.`,
    );
    expect(await last()).toEqual([]);
  });
});
