import { randomUUID } from 'node:crypto';
import type { SaveWebhook, WebhookEndpoints } from '@boligstyling/application';
import { expect, it } from '@jest/globals';
import type { Config } from '../config/config.js';
import { WebhooksController } from './webhooks.controller.js';

it('tells integrators in production by an address of TLS alone, new or changed', async () => {
  const saved: SaveWebhook = Object.create(null);
  const endpoints: WebhookEndpoints = Object.create(null);
  const config = { production: true } as Config;
  const controller = new WebhooksController(endpoints, saved, config);
  const url = 'http://megler.example';
  const refused = { fields: [{ field: 'url', message: 'Adressen må begynne med https://.' }] };
  const added = controller.addWebhook({ url, events: ['lead.received'], active: true });
  await expect(added).rejects.toMatchObject(refused);
  await expect(controller.changeWebhook(randomUUID(), { url })).rejects.toMatchObject(refused);
});
