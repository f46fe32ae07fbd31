import { randomUUID } from 'node:crypto';
import { sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const EVENT = `
  insert into lead_event (id, lead_id, at, kind, detail)
  values (?, ?, ?, 'corrected', jsonb_build_object('fields', ?::text))`;
const BEFORE = { to: '0174-one-index-of-mailboxes' };

const database = ownDatabase();

it('knows of those who were written to elsewhere before it when that was last', async () => {
  const { orm, execute } = database();
  const leads = new PostgresLeadRepository(orm);
  const [moved, same] = [sampleLead(), sampleLead()];
  for (const lead of [moved, same]) await leads.receive(lead, []);
  await orm.migrator.down(BEFORE);
  const last = '2026-11-22T10:00:00.000Z';
  await execute(EVENT, [randomUUID(), moved.id, '2026-11-21T10:00:00.000Z', 'customerEmail']);
  await execute(EVENT, [randomUUID(), moved.id, last, 'customerName, customerEmail']);
  await execute(EVENT, [randomUUID(), same.id, last, 'customerPhone']);
  await orm.migrator.up();
  expect((await leads.findById(moved.id))?.emailChangedAt).toEqual(new Date(last));
  expect((await leads.findById(same.id))?.emailChangedAt).toBeNull();
});
