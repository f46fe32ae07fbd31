import { randomUUID } from 'node:crypto';
import { sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresWebhookEndpoints } from '../integrators/postgres-webhook-endpoints.js';
import { PostgresWebhookOutbox } from '../integrators/postgres-webhook-outbox.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

it('lets what waits go on, and takes back what the version before cannot send', async () => {
  const { orm, execute } = database();
  const leads = new PostgresLeadRepository(orm);
  await new PostgresWebhookEndpoints(orm).add({
    ...{ id: randomUUID(), url: 'https://crm.example/', integratorKeyId: null, secret: 'sealed' },
    ...{ previousSecret: null, previousUntil: null, active: true, createdAt: new Date() },
    events: ['lead.received', 'lead.erased'],
  });
  const before = { to: '0172-erased-submissions' };
  const [kept, erased] = [sampleLead(), sampleLead()];
  await orm.migrator.down(before);
  for (const lead of [kept, erased]) await leads.receive(lead, [], undefined, ['lead.received']);
  await orm.migrator.up();
  await leads.erase(erased.id);
  const claimed = await new PostgresWebhookOutbox(orm).claimDue(10, 30);
  expect(new Set(claimed.map(({ event, leadId }) => [event, leadId].join()))).toEqual(
    new Set([`lead.received,${kept.id}`, `lead.erased,${erased.id}`]),
  );

  await orm.migrator.down(before);
  const left = await execute('select lead_id from webhook_delivery');
  expect(left).toEqual([{ lead_id: kept.id }]);
});
