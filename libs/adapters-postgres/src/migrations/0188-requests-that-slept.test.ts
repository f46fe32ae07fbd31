import { randomUUID } from 'node:crypto';
import { sampleLead, STEP } from '@boligstyling/application/testing';
import { daysAfter } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const JOINED = `
  insert into lead_event (id, lead_id, at, kind, detail)
  select gen_random_uuid(), id, received_at, 'request-joined', '{}' from lead where address <> ?`;
const ASLEEP = `matching_due_at = null, match_until = now() + interval '13 days'`;

const database = ownDatabase();

it('asks about those that slept beside one that had joined them within a day, and wakes no other', async () => {
  const { orm, execute } = database();
  await new PostgresPartnerRepository(orm).add(samplePartner());
  const leads = new PostgresLeadRepository(orm);
  await orm.migrator.down({ to: '0186-leads-of-a-municipality' });
  const stored = async (address: string, ...others: string[]) => {
    const lead = sampleLead({ id: randomUUID(), address, municipality: '4601' });
    await leads.receive(lead, []);
    for (const as of [ASLEEP, ...others]) {
      await execute(`update lead set ${as} where id = ?`, [lead.id]);
    }
    return lead.id;
  };
  const slept = [await stored('Gata 1'), await stored('Gata 2', `status = 'contacted'`)];
  const ending = await stored('Gata 3', `match_until = now() + interval '1 hour'`);
  await stored('Gata 4', `match_until = now()`);
  await stored('Gata 5', `status = 'lost'`);
  await stored('Gata 6', `suspicion = 'hidden-field-filled'`);
  await stored('Alene');
  const later = await stored('Gata 7', `matching_due_at = now() + interval '3 days'`);
  await execute(JOINED, ['Alene']);
  await orm.migrator.up({ to: '0188-requests-that-slept' });

  const matching = new PostgresMatchingRepository(orm);
  const now = new Date();
  expect(await matching.due(10, now)).toEqual([]);
  expect(await matching.due(10, daysAfter(now, 0.1))).toEqual([ending]);
  const tomorrow = daysAfter(now, 1.1);
  const due = await matching.due(10, tomorrow);
  expect(due.toSorted()).toEqual([...slept, ending].sort());
  expect(await matching.due(10, daysAfter(now, 4))).toContain(later);
  await orm.migrator.up();
  await matching.decideDue(slept, tomorrow, STEP(tomorrow));
  for (const id of slept) expect(await matching.assignmentsOf(id)).toHaveLength(1);
});
