import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Database } from '@boligstyling/adapters-postgres';
import {
  DeliverNotifications,
  LeadCases,
  LinkSigner,
  MatchDueLeads,
  SessionTokens,
} from '@boligstyling/application';
import { acceptAssignment, advance } from '@boligstyling/domain';
import { parseConfig } from '../../apps/api/src/config/config.ts';
import { createApp } from '../../apps/api/src/create-app.ts';
import { latest, memory, served } from './serve.mjs';

const ENTER = `
  insert into partner_session (id, partner_id, token_digest, browser, network, opened_at,
    last_used_at, expires_at)
  values (?, ?, ?, '', '', now(), now(), now() + interval '30 days')`;

/**
 * The product's API on a database. Matching runs on request unless `MATCHING` says otherwise, and
 * so do due steps. Emails go to `SMTP_URL`, or stay in the outbox.
 */
const config = parseConfig({
  DATABASE_URL: process.env.DATABASE_URL,
  SMTP_URL: process.env.SMTP_URL,
  LEADS_PER_MINUTE: '0',
  DATA_DIR: process.env.DATA_DIR ?? '',
  TRUST_PROXY: '1',
  MATCHING: process.env.MATCHING ?? 'manual',
  ADMIN_PASSWORD: 'only for this bench',
  SESSION_SECRET: 'only for this bench, thirty-two characters',
});
const database = Database.open(config.databaseUrl);
const app = await createApp(config, database);
await app.listen(0, '127.0.0.1');
const delivery = app.get(DeliverNotifications);
if (!config.smtpUrl) await delivery.stop();

/** Runs until nothing is due. Returns seconds. */
async function match() {
  const begun = performance.now();
  await app.get(MatchDueLeads).start();
  return (performance.now() - begun) / 1000;
}

async function advanceAll(leadIds) {
  for (const id of leadIds) await decide(id, (leadCase) => advance(leadCase));
  return leadIds.length;
}

/** Accepts all these questions concurrently. */
async function accept(questions) {
  const yes = ({ leadId, id }) => decide(leadId, (leadCase) => acceptAssignment(leadCase, id));
  await Promise.all(questions.map(yes));
  return questions.length;
}

async function decide(leadId, happen) {
  try {
    await app.get(LeadCases).open(leadId, happen, 'local');
  } catch (error) {
    if (error.code !== 'storage-unavailable') throw error;
    await decide(leadId, happen);
  }
}

/** Cookie of a logged-in partner: stores the session as if its link had been used. */
async function enterAsPartner(partnerId) {
  const id = randomUUID();
  const { token, digest } = app.get(SessionTokens).issueRefresh(id);
  await database.orm.em.fork().execute(ENTER, [id, partnerId, digest]);
  return `boligstyling-partner=${token}`;
}

/** Token of an owner's link to a lead. */
function ownerLink(id) {
  const expiresAt = new Date(Date.now() + 86_400_000);
  return app.get(LinkSigner).sign({ audience: 'owner', id, expiresAt });
}

served(
  await app.getUrl(),
  async () => {
    await app.close();
    await database.close();
  },
  {
    ...{ memory, latest, match, advance: advanceAll, accept, enterAsPartner, ownerLink },
    deliver: () => delivery.execute(),
  },
);
