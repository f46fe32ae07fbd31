import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner } from '../testing/rows.js';

const ASSIGNMENT = `
  insert into assignment
    (id, lead_id, partner_id, recipient, state, price_ore, offered_at, answered_at, closed_at, report)
  select ?::uuid, lead.id, ?::uuid, 'stylist', ?::text, 60000, now(), now(), ?::timestamptz, ?::text
  from lead`;
const SALE = `
  insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
  values (?, ?, ?, 60000, ?, now())`;
const AT = '2026-11-22T10:00:00.000Z';

const database = ownDatabase();

it('asks for the money that was to go back before it was asked for, and for no other', async () => {
  const { orm, execute } = database();
  await execute(insertLead());
  await orm.migrator.down({ to: '0178-webhook-secrets-of-before' });
  const sold = async (state: string, status = 'paid', report?: string) => {
    const [partnerId, assignmentId, id] = [randomUUID(), randomUUID(), randomUUID()];
    await execute(insertPartner({ id: `'${partnerId}'`, email: `'${id}@stil.no'` }));
    const closedAt = state === 'accepted' ? null : AT;
    await execute(ASSIGNMENT, [assignmentId, partnerId, state, closedAt, report ?? null]);
    await execute(SALE, [id, assignmentId, partnerId, status]);
    return id;
  };
  const owedBack = [await sold('undone'), await sold('withdrawn')];
  const others = [
    await sold('accepted'),
    await sold('withdrawn', 'paid', 'won'),
    await sold('undone', 'credited'),
  ];
  await orm.migrator.up();
  const sales = new PostgresSaleRepository(orm);
  const since = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await sales.find(id)).sale.toPayBackSince));
  expect(await since(owedBack)).toEqual(owedBack.map(() => new Date(AT)));
  expect(await since(others)).toEqual(others.map(() => null));
});
