import { randomUUID } from 'node:crypto';
import type { SaveWebhook, TryWebhook, WebhookEndpoints } from '@boligstyling/application';
import { expect, it } from '@jest/globals';
import type { Config } from '../config/config.js';
import { WebhooksController } from './webhooks.controller.js';

it.each([
  ['http://megler.example', 'Adressen må begynne med https://.'],
  ['https://127.0.0.1', 'Adressen må ligge på internett.'],
  ['https://[::1]:8443/hook', 'Adressen må ligge på internett.'],
])('tells integrators in production on the internet by TLS alone: %s', async (url, message) => {
  const saved: SaveWebhook = Object.create(null);
  const endpoints: WebhookEndpoints = Object.create(null);
  const tried: TryWebhook = Object.create(null);
  const config = { production: true } as Config;
  const controller = new WebhooksController(endpoints, saved, tried, config);
  const refused = { fields: [{ field: 'url', message }] };
  const added = controller.addWebhook({ url, events: ['lead.received'], active: true });
  await expect(added).rejects.toMatchObject(refused);
  await expect(controller.changeWebhook(randomUUID(), { url })).rejects.toMatchObject(refused);
});
