import {
  KEY_FIELDS,
  OPERATOR_FIELDS,
  PARTNER_FIELDS,
  USER_FIELDS,
  WEBHOOK_FIELDS,
} from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { ownDatabase } from '../testing/own-database.js';
import { columnOf } from './row-fields.js';

const database = ownDatabase();

/** No columns: of every one. */
const COUNTED = `
  select array(
    select attname::text from pg_attribute
    where attrelid = tgrelid and (attnum = any(tgattr) or tgattr = '' and attnum > 0)) as columns
  from pg_trigger where tgname = 'next_version' and tgrelid = ?::regclass`;

test.each([
  ['partner', { ...PARTNER_FIELDS, prices: 0, pausedUntil: 0, pausedByOperator: 0 }],
  ['operator_details', OPERATOR_FIELDS],
  ['dashboard_user', { ...USER_FIELDS, state: 0 }],
  ['integrator_key', { ...KEY_FIELDS, paused: 0 }],
  ['webhook_endpoint', { ...WEBHOOK_FIELDS, integratorKeyId: 0 }],
] as const)('each field that a form edits moves the version of %s', async (table, fields) => {
  const [counted] = await database().execute<{ columns: string[] }>(COUNTED, [table]);
  expect(counted?.columns).toEqual(expect.arrayContaining(Object.keys(fields).map(columnOf)));
});
