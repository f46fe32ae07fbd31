import { sampleInvoice, sampleOperator } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { PostgresOperatorSettings } from '../billing/postgres-operator-settings.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner, nthId as id } from '../testing/rows.js';

const BEFORE = '0189-withdrawn-by';

/** As the version before stores one, and goes on to while it is replaced. */
const sell = (nth: number, invoiceId: string | null = null) => `
  insert into sale (id, partner_id, amount_ore, payment_status, created_at, invoice_id)
  values ('${id(nth)}', '${id(1)}', 60000, 'pending', now(), ${invoiceId && `'${invoiceId}'`})`;

/** An invoice of a sale, at that rate. */
function insertInvoice(nth: number, saleNth: number, vatRate: number | null): string {
  const [line] = sampleInvoice().lines;
  const lines = [{ ...line!, saleId: id(saleNth), vatRate }];
  const invoice = sampleInvoice({ id: id(nth), number: `20260000${nth}`, lines });
  return `
    insert into invoice (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, content)
    values ('${id(nth)}', 'invoice', '${invoice.number}', '${id(1)}', '2026-12-01', '2026-12-15',
      '${nth}', 60000, '${JSON.stringify(invoice)}')`;
}

const database = ownDatabase();

it('gives sales of before what their invoice asks for, and else what the settings say; and goes back', async () => {
  const { orm, execute } = database();
  const rates = async () => {
    const sales = new PostgresSaleRepository(orm);
    const found = [2, 3, 4, 5].map(async (nth) => (await sales.find(id(nth))).sale.vatRate);
    return Promise.all(found);
  };
  await execute(insertPartner({ id: `'${id(1)}'` }));
  await new PostgresOperatorSettings(orm).save(sampleOperator({ vatRate: 1500 }));
  await orm.migrator.down({ to: BEFORE });
  for (const each of [insertInvoice(7, 3, 2500), insertInvoice(8, 4, null)]) await execute(each);
  for (const each of [sell(2), sell(3, id(7)), sell(4, id(8))]) await execute(each);
  await orm.migrator.up();
  await execute(sell(5));
  expect(await rates()).toEqual([1500, 2500, null, 1500]);

  await orm.migrator.down({ to: BEFORE });
  await execute('update operator_details set vat_registered = false');
  await orm.migrator.up();
  expect(await rates()).toEqual([null, 2500, null, null]);

  await orm.migrator.down({ to: BEFORE });
  await execute('delete from operator_details');
  await orm.migrator.up();
  expect(await rates()).toEqual([2500, 2500, null, 2500]);
});
