import 'reflect-metadata';
import { Database } from '@boligstyling/adapters-postgres';
import { DeliverNotifications } from '@boligstyling/application';
import { parseConfig } from '../../apps/api/dist/config.js';
import { createApp } from '../../apps/api/dist/create-app.js';
import { memory, served } from '../harness/serve.mjs';

/**
 * The product's API with all that a submit goes through. What follows it, e-mails and matching,
 * waits: the bare handler does nothing of the kind, and `bench:delivery` measures it.
 */
const config = parseConfig({
  DATABASE_URL: process.env.DATABASE_URL,
  LEADS_PER_MINUTE: '0',
  MATCHING: 'manual',
  ADMIN_PASSWORD: 'only for this bench',
  SESSION_SECRET: 'only for this bench, thirty-two characters',
});
const database = await Database.open(config.databaseUrl);
const app = await createApp(config, database);
await app.listen(0, '127.0.0.1');
await app.get(DeliverNotifications).stop();

served(
  await app.getUrl(),
  async () => {
    await app.close();
    await database.close();
  },
  { memory },
);
