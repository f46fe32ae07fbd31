import { randomUUID } from 'node:crypto';
import { issuedDocuments, settled } from '@boligstyling/domain';
import { sampleOperator, samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { PostgresInvoiceRepository } from '../billing/postgres-invoice-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const AT = new Date('2026-12-01T06:00:00Z');

let partnerId: string;
let saleId: string;
beforeEach(async () => {
  const { orm, execute } = database();
  [partnerId, saleId] = [randomUUID(), randomUUID()];
  const email = `${partnerId}@stil.no`;
  await new PostgresPartnerRepository(orm).add(samplePartner({ id: partnerId, email }));
  await execute(`
    insert into sale (id, partner_id, amount_ore, payment_status, created_at)
    values ('${saleId}', '${partnerId}', 60000, 'pending', '2026-11-03')`);
});

async function besideMark<T>(status: 'paid' | 'credited', work: () => Promise<T>): Promise<T> {
  const pool = await database().orm.em.getConnection().getNativeClient();
  const office: PoolClient = await pool.connect();
  await office.query('begin');
  const mark = 'update sale set payment_status = $2, settled_at = now() where id = $1';
  await office.query(mark, [saleId, status]);
  const begun = work();
  begun.catch(() => undefined);
  await database().untilBlocked();
  await office.query('commit');
  office.release();
  return begun;
}

describe('a sale that is marked concurrently', () => {
  it('is on no invoice', async () => {
    const invoices = new PostgresInvoiceRepository(database().orm);
    const issued = await besideMark('paid', () =>
      invoices.issue(partnerId, 2026, (state, nextNumber) =>
        issuedDocuments(state, {
          ...{ operator: sampleOperator(), at: AT, asOf: AT, newId: randomUUID, nextNumber },
        }),
      ),
    );
    expect(issued).toEqual([]);
  });

  it('is changed from its committed state', async () => {
    const sales = new PostgresSaleRepository(database().orm);
    const paid = besideMark('credited', () =>
      sales.change(saleId, (sale) => settled(sale, 'paid', AT)),
    );
    await expect(paid).rejects.toMatchObject({ code: 'sale-settled' });
    expect((await sales.find(saleId)).sale.paymentStatus).toBe('credited');
  });
});
