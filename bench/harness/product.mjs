import 'reflect-metadata';
import { Database } from '@boligstyling/adapters-postgres';
import { DeliverNotifications, MatchDueLeads } from '@boligstyling/application';
import { parseConfig } from '../../apps/api/dist/config/config.js';
import { createApp } from '../../apps/api/dist/create-app.js';
import { memory, peak, served } from './serve.mjs';

/**
 * The product's API on a database, with leads passed on by hand unless `MATCHING` says otherwise, and
 * then what is due when it is asked. Its e-mails go to the mail server `SMTP_URL`; without one they wait.
 */
const config = parseConfig({
  DATABASE_URL: process.env.DATABASE_URL,
  SMTP_URL: process.env.SMTP_URL,
  LEADS_PER_MINUTE: '0',
  MATCHING: process.env.MATCHING ?? 'manual',
  ADMIN_PASSWORD: 'only for this bench',
  SESSION_SECRET: 'only for this bench, thirty-two characters',
});
const database = await Database.open(config.databaseUrl);
const app = await createApp(config, database);
await app.listen(0, '127.0.0.1');
const delivery = app.get(DeliverNotifications);
if (!config.smtpUrl) await delivery.stop();

/** In seconds, until nothing is due. */
async function match() {
  const begun = performance.now();
  await app.get(MatchDueLeads).start();
  return (performance.now() - begun) / 1000;
}

served(
  await app.getUrl(),
  async () => {
    await app.close();
    await database.close();
  },
  { memory, peak, match, deliver: () => delivery.execute() },
);
