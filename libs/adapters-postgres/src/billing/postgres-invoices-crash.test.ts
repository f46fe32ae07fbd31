import { randomUUID } from 'node:crypto';
import { issuedDocuments, creditedToBillAgain, type Invoice } from '@boligstyling/domain';
import { sampleOperator, samplePartner } from '@boligstyling/domain/testing';
import type { MikroORM } from '@mikro-orm/postgresql';
import { expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { PostgresInvoiceRepository } from './postgres-invoice-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
type Act = (invoices: PostgresInvoiceRepository) => Promise<Invoice[]>;

const AT = new Date('2026-12-01T06:00:00Z');

/** An ORM whose nth statement fails before it is sent. */
function dyingAt(pool: Pool, nth: number): MikroORM {
  const connect = async () => {
    const client = await pool.connect();
    let statements = 0;
    const query = async (...call: [string, unknown[]]) => {
      statements += 1;
      if (statements === nth) throw new Error('died');
      return client.query(...call);
    };
    return { query, release: (isBroken?: boolean) => client.release(isBroken) };
  };
  const em = { getConnection: () => ({ getNativeClient: async () => ({ connect }) }) };
  return { em } as unknown as MikroORM;
}

it('a billing run that dies at any statement leaves no gap, no double and nothing partly sent', async () => {
  const { orm } = database();
  const pool = await orm.em.getConnection().getNativeClient();
  const rows = async (statement: string) => (await pool.query(statement)).rows;
  const partner = samplePartner();
  await new PostgresPartnerRepository(orm).add(partner);
  const issue = (invoices: PostgresInvoiceRepository) =>
    invoices.issue(partner.id, 2026, (state, nextNumber) =>
      issuedDocuments(state, {
        ...{ operator: sampleOperator(), at: AT, asOf: AT, nextNumber },
        newId: randomUUID,
      }),
    );
  const sell = () =>
    pool.query(
      `insert into sale (id, partner_id, amount_ore, payment_status, created_at)
       values ($1, $2, 60000, 'pending', '2026-11-03')`,
      [randomUUID(), partner.id],
    );
  const standing = async () => ({
    numbers: (await rows('select number from invoice order by number')).map((it) => it.number),
    reported: (await rows('select from notification where invoice_id is not null')).length,
    open: (await rows('select from sale where invoice_id is null')).length,
  });

  const correct = (invoices: PostgresInvoiceRepository, id: string) =>
    invoices.creditToBillAgain(id, 2026, (held, nextNumber) =>
      creditedToBillAgain(held, { at: AT, newId: randomUUID, nextNumber }),
    );

  const deaths = { billing: 0, crediting: 0 };
  const dies = async (what: keyof typeof deaths, nth: number, act: Act) => {
    const before = await standing();
    const died = await act(new PostgresInvoiceRepository(dyingAt(pool, nth))).then(
      () => false,
      () => true,
    );
    if (died) expect(await standing()).toEqual(before);
    deaths[what] += Number(died);
    return died;
  };
  await sell();
  for (let nth = 1; nth < 40; nth += 1) {
    const mayBill = await dies('billing', nth, issue);
    if (mayBill) expect(await issue(new PostgresInvoiceRepository(orm))).toHaveLength(1);
    const [{ id }] = await rows(
      `select id from invoice where kind = 'invoice' order by number desc limit 1`,
    );
    const mayCredit = await dies('crediting', nth, (invoices) => correct(invoices, id));
    if (mayCredit) expect(await correct(new PostgresInvoiceRepository(orm), id)).toHaveLength(1);
    const { numbers, reported, open } = await standing();
    expect(numbers).toEqual(
      Array.from({ length: 2 * nth }, (_, made) => `2026${String(made + 1).padStart(5, '0')}`),
    );
    expect([reported, open]).toEqual([2 * nth, 1]);
    if (!mayBill && !mayCredit) break;
  }
  expect(Math.min(deaths.billing, deaths.crediting)).toBeGreaterThan(7);
});
