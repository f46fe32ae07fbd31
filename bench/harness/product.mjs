import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Database } from '@boligstyling/adapters-postgres';
import {
  DeliverNotifications,
  LeadCases,
  MatchDueLeads,
  SessionTokens,
} from '@boligstyling/application';
import { parseConfig } from '../../apps/api/dist/modules/config/config.js';
import { createApp } from '../../apps/api/dist/modules/create-app.js';
import { latest, memory, peak, served } from './serve.mjs';

const ENTER = `
  insert into partner_session (id, partner_id, token_digest, browser, network, opened_at,
    last_used_at, expires_at)
  values (?, ?, ?, '', '', now(), now(), now() + interval '30 days')`;

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

/** The next step of some leads, one after the other. */
async function proceed(leadIds) {
  for (const id of leadIds) await decide(id, (leadCase) => leadCase.proceed());
  return leadIds.length;
}

/** All of these questions are answered with a yes, at once. */
async function accept(questions) {
  const yes = ({ leadId, id }) => decide(leadId, (leadCase) => leadCase.accept(id));
  await Promise.all(questions.map(yes));
  return questions.length;
}

/** Where the product is too busy, it is asked again. */
async function decide(leadId, happen) {
  try {
    await app.get(LeadCases).open(leadId, happen, 'local');
  } catch (error) {
    if (error.code !== 'storage-unavailable') throw error;
    await decide(leadId, happen);
  }
}

/** The cookie of a partner that is logged in: its session is written down as if its link had been used. */
async function enterAsPartner(partnerId) {
  const id = randomUUID();
  const { token, digest } = app.get(SessionTokens).issueRefresh(id);
  await database.orm.em.fork().execute(ENTER, [id, partnerId, digest]);
  return `boligstyling-partner=${token}`;
}

served(
  await app.getUrl(),
  async () => {
    await app.close();
    await database.close();
  },
  {
    ...{ memory, peak, latest, match, proceed, accept, enterAsPartner },
    deliver: () => delivery.execute(),
  },
);
