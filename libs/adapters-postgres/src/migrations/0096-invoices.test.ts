import { randomUUID } from 'node:crypto';
import { billed } from '@boligstyling/domain';
import { sampleOperator } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresInvoiceRepository } from '../billing/postgres-invoice-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId as id } from '../testing/rows.js';

const PARTNER = id(1);

/** A request, the partner's answer and what is owed for it. The municipality as it was found or given. */
const taken = (nth: number, state: string, status: string, found: string, given: string) => `
  ${insertLead({
    ...{ id: `'${id(nth)}'`, received_at: "'2026-11-01'", status: "'matched'" },
    ...{ municipality: found, municipality_number: `'${given}'` },
  })};
  insert into assignment (id, lead_id, partner_id, state, price_ore, offered_at)
  values ('${id(nth + 10)}', '${id(nth)}', '${PARTNER}', '${state}', 60000, '2026-11-01');
  insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
  values ('${id(nth + 20)}', '${id(nth + 10)}', '${PARTNER}', 60000, '${status}', '2026-11-0${nth}')`;

const AS_LAST_RELEASED = [
  insertPartner({
    ...{ id: `'${PARTNER}'`, organization_number: "'974761076'", street: "'Strandgaten 60'" },
    ...{ postal_code: "'5004'", post_place: "'Bergen'" },
  }),
  taken(2, 'accepted', 'pending', `'4601'`, '0301'),
  taken(3, 'accepted', 'pending', 'null', '0301'),
  taken(4, 'legacy-open', 'pending', 'null', ''),
  taken(5, 'accepted', 'paid', `'4601'`, ''),
  `insert into sale (id, partner_id, amount_ore, payment_status, created_at)
   values ('${id(26)}', '${PARTNER}', 60000, 'pending', '2026-11-06')`,
];

const database = ownDatabase();

it('tells of every sale of the last release what an invoice needs, also of one without its lead', async () => {
  const { orm, url, execute } = database();
  await orm.migrator.down({ to: '0095-operator-details' });
  for (const statement of AS_LAST_RELEASED) await execute(statement);
  await migrate(url);
  expect(
    await execute('select service, municipality, reference, invoice_id from sale order by id'),
  ).toEqual([
    { service: 'Fullstyling', municipality: '4601', reference: '00000012', invoice_id: null },
    { service: 'Fullstyling', municipality: '0301', reference: '00000013', invoice_id: null },
    { service: 'Fullstyling', municipality: null, reference: '00000014', invoice_id: null },
    { service: 'Fullstyling', municipality: '4601', reference: '00000015', invoice_id: null },
    { service: null, municipality: null, reference: null, invoice_id: null },
  ]);

  const at = new Date('2026-12-01T06:00:00Z');
  const [invoice, ...more] = await new PostgresInvoiceRepository(orm).issue(
    PARTNER,
    2026,
    (state, nextNumber) =>
      billed(state, { operator: sampleOperator(), at, asOf: at, newId: randomUUID, nextNumber }),
  );
  expect(more).toEqual([]);
  expect(invoice?.number).toBe('202600001');
  expect(invoice?.lines).toMatchObject([
    { saleId: id(22), service: 'Fullstyling', place: 'Bergen', reference: '00000012' },
    { saleId: id(23), service: 'Fullstyling', place: 'Oslo', reference: '00000013' },
    { saleId: id(26), service: null, place: 'Norge', reference: null },
  ]);
});
