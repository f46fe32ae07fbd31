import { createTestDatabase } from '@boligstyling/adapters-postgres/testing';
import { SERVICES, LEAD_STATUSES } from '@boligstyling/domain';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeDue } from '../delivery/due-notifications.mjs';
import { aMonthOf, openFor } from '../invoices/month.mjs';
import { DUE, execute, fill } from '../matching/fill.mjs';

let database;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const count = async (what) => {
  const [row] = await execute(database.url, [`select count(*)::int as many from ${what}`]);
  return row.many;
};
const quoted = (names) => names.map((name) => `'${name}'`).join(', ');

/** Fills are SQL, so no type checker sees a renamed column or state. */
const expectKnownWords = async () => {
  expect(await count(`lead where status not in (${quoted(LEAD_STATUSES)})`)).toBe(0);
  expect(await count(`lead where service_type not in (${quoted(SERVICES)})`)).toBe(0);
  expect(await count(`partner where (prices ->> 'baseOre')::int is null`)).toBe(0);
};

test('a month of the invoice bench is sales of accepted assignments', async () => {
  await openFor(database.url, 4);
  await aMonthOf(database.url, 5);
  expect(await count(`sale where payment_status = 'pending' and vat_rate = 2500`)).toBe(15);
  expect(await count(`assignment where state = 'accepted'`)).toBe(15);
  await expectKnownWords();
});

test('the fill of the matching bench is leads to match, and earlier assignments', async () => {
  await fill(database.url, 3, 6, 9);
  await execute(database.url, [DUE]);
  expect(await count(`lead where status = 'new' and matching_due_at <= now()`)).toBe(6);
  expect(await count(`assignment where state = 'accepted'`)).toBe(9);
  await expectKnownWords();
});

test('the fill of the delivery bench is due e-mails', async () => {
  await makeDue(database.url, 6);
  expect(await count(`notification where state = 'due'`)).toBe(6);
});
