import { expect, it } from '@jest/globals';
import type { WebhookEndpoint } from '@boligstyling/domain';
import type { WebhookEndpoints } from './ports/webhook-endpoints.js';
import { SaveWebhook } from './save-webhook.js';

it('up to twenty integrators are told, each with a secret of its own', async () => {
  const kept: WebhookEndpoint[] = [];
  const endpoints = {
    list: async () => kept,
    add: async (endpoint: WebhookEndpoint) => void kept.push(endpoint),
  } as unknown as WebhookEndpoints;
  const now = new Date('2026-11-20T12:00:00.000Z');
  const save = new SaveWebhook(endpoints, { next: () => `id-${kept.length}` }, { now: () => now });
  const settings = { url: 'https://crm.no', events: ['lead.received' as const], active: true };
  const added = await save.add(settings, 'whsec_0');
  expect(added).toEqual({ ...settings, id: 'id-0', secret: 'whsec_0', createdAt: now });
  for (let count = 1; count < 20; count += 1) await save.add(settings, `whsec_${count}`);
  const more = save.add(settings, 'whsec_20');
  await expect(more).rejects.toMatchObject({ code: 'too-many-webhooks' });
  expect(kept.map(({ secret }) => secret)).toEqual(kept.map((_, at) => `whsec_${at}`));
});
