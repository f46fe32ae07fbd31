import { balanceOf, MUNICIPALITIES, saleDueSince, spellingKey } from '@boligstyling/domain';
import { sampleInvoice, sampleSale } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { BALANCE } from '../billing/invoice-rows.js';
import { SALE_DUE_SINCE } from '../billing/sale-rows.js';
import { PLACE } from '../leads/lead-list-sql.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

async function valueOf(sql: string, from: string, values: unknown[]): Promise<unknown> {
  const [row] = await database().execute<{ value: unknown }>(
    `select ${sql} as value from ${from}`,
    values,
  );
  return row?.value;
}

it.each([
  [0, 0],
  [50_000, 0],
  [0, 125_000],
  [25_000, 150_000],
  [25_000, -125_000],
])('an invoice of which %d øre is credited and %d paid has the domain’s balance', async (...of) => {
  const [creditedOre, paidOre] = of;
  const invoice = sampleInvoice({ totalOre: 125_000 });
  const from = `(select ?::bigint as total_ore) i,
    (select nullif(?::bigint, 0) as ore) notes, (select nullif(?::bigint, 0) as ore) paid`;
  const balance = await valueOf(BALANCE, from, [invoice.totalOre, creditedOre, paidOre]);
  const account = { invoice, creditedOre, paidOre } as Parameters<typeof balanceOf>[0];
  expect(Number(balance)).toBe(balanceOf(account));
});

it.each([null, new Date('2026-11-20T09:00:00Z')])(
  'a sale that is due again at %s is due since the domain’s moment',
  async (dueAgainAt) => {
    const sale = sampleSale({ dueAgainAt });
    const from = '(select ?::timestamptz as due_again_at, ?::timestamptz as created_at) s';
    const since = await valueOf(SALE_DUE_SINCE, from, [dueAgainAt, sale.createdAt]);
    expect(new Date(since as string)).toEqual(saleDueSince(sale));
  },
);

it('a place is spelt as in the domain', async () => {
  const names = MUNICIPALITIES.flatMap(({ name }) => [name, ` ${name.toUpperCase()} `]);
  const spelt = await Promise.all(
    names.map((name) => valueOf(PLACE, '(select ?::text as location) l', [name])),
  );
  expect(spelt).toEqual(names.map(spellingKey));
});
