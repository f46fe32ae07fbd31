import { listedInvoice } from '@boligstyling/domain';
import { sampleInvoice } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { PostgresInvoiceRepository } from '../billing/postgres-invoice-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner, nthId } from '../testing/rows.js';

const database = ownDatabase();
const partnerId = nthId(1);
const [line] = sampleInvoice().lines;
const invoice = sampleInvoice({ id: nthId(2), partnerId, lines: [line!, line!] });
const { id, number, issuedOn } = invoice;
const note = sampleInvoice({
  ...{ id: nthId(3), partnerId, number: '202600002', kind: 'credit-note' },
  ...{ dueOn: null, kid: null, credits: { id, number, issuedOn } },
});

const STORE = `
  insert into invoice
    (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, credits_id, content)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

it('lists what the last release issued as it lists its own, and refuses as before to change it', async () => {
  const { orm, execute } = database();
  await orm.migrator.down({ to: '0198-waiting-by-hand' });
  await execute(insertPartner({ id: `'${partnerId}'` }));
  for (const each of [invoice, note]) {
    const { dueOn, kid, totalOre, credits } = each;
    const named = [each.id, each.kind, each.number, partnerId, each.issuedOn, dueOn, kid, totalOre];
    await execute(STORE, [...named, credits?.id ?? null, JSON.stringify(each)]);
  }
  await orm.migrator.up();

  const listed = await new PostgresInvoiceRepository(orm).list({ partnerId }, 10);
  expect(listed.map((each) => each.invoice)).toEqual([listedInvoice(note), listedInvoice(invoice)]);
  await expect(execute('update invoice set total_ore = 0')).rejects.toThrow();
  await orm.migrator.down({ to: '0198-waiting-by-hand' });
  expect(await execute('select id from invoice order by id')).toEqual([{ id }, { id: note.id }]);
});
