import { sampleInvoice, samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { numberInvoicesAfter } from './postgres-invoice-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const IN_2026 = new Date('2026-11-28T12:00:00Z');
/** Midnight in Norway is 23:00 UTC. */
const IN_2027 = new Date('2026-12-31T23:00:00Z');
const after = (last: string, now = IN_2026) => numberInvoicesAfter(database().url, last, now);

describe('the next invoice number of a year', () => {
  beforeEach(() => database().execute(emptyTables('invoice_number, partner')));
  const last = () => database().execute('select year, last from invoice_number order by year');

  it('follows the given one, where a restored backup has fewer or none', async () => {
    expect(await after('202600057')).toBe('202600058');
    expect(await after('202700001', IN_2027)).toBe('202700002');
    expect(await after('202700003', IN_2027)).toBe('202700004');
    expect(await last()).toEqual([
      { year: 2026, last: 57 },
      { year: 2027, last: 3 },
    ]);
  });

  it('can be corrected until an invoice follows it, because a slip would leave a gap', async () => {
    const partner = samplePartner();
    await new PostgresPartnerRepository(database().orm).add(partner);
    const invoice = sampleInvoice();
    await database().execute(
      `insert into invoice (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, content)
       values (?, 'invoice', '202600056', ?, '2026-12-01', '2026-12-15', '2026000567', 75000, ?)`,
      [invoice.id, partner.id, JSON.stringify(invoice)],
    );
    await after('202600570');
    await expect(after('202600055')).rejects.toThrow(
      'There is an invoice or a credit note of 2026 with a later number than 202600055.',
    );
    expect(await after('202600056')).toBe('202600057');
    expect(await last()).toEqual([{ year: 2026, last: 56 }]);
  });

  it.each([
    ['202500057', IN_2026, '202500057 is of 2025: the next invoice or credit note is of 2026.'],
    ['206200057', IN_2026, '206200057 is of 2062: the next invoice or credit note is of 2026.'],
    ['202600057', IN_2027, '202600057 is of 2026: the next invoice or credit note is of 2027.'],
  ])('is refused for another year: %s', async (said, now, why) => {
    await expect(after(said, now)).rejects.toThrow(why);
    expect(await last()).toEqual([]);
  });

  it.each(['57', '2026-57', 'the last', '202699999999999'])('is refused for %s', async (said) => {
    await expect(after(said)).rejects.toThrow(
      `${said} is no number of an invoice, such as 202600057.`,
    );
    expect(await last()).toEqual([]);
  });
});
