import {
  partnerLogosContract,
  partnerRequestsContract,
  partnerSessionsContract,
} from '@boligstyling/application/testing';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresPartnerLogos } from './postgres-partner-logos.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { PostgresPartnerRequests } from './postgres-partner-requests.js';
import { PostgresPartnerSessions } from './postgres-partner-sessions.js';
import { PostgresSaleRepository } from './postgres-sale-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

const execute = async (sql: string, values: unknown[] = []) => {
  await database().orm.em.getConnection().execute(sql, values);
};

partnerRequestsContract(async () => {
  const { orm } = database();
  await execute('truncate lead, partner cascade');
  return {
    leads: new PostgresLeadRepository(orm),
    history: new PostgresLeadHistory(orm),
    matching: new PostgresMatchingRepository(orm),
    partners: new PostgresPartnerRepository(orm),
    sales: new PostgresSaleRepository(orm),
    outbox: new PostgresNotificationOutbox(orm),
    requests: new PostgresPartnerRequests(orm),
    erase: (leadId) => execute('delete from lead where id = ?', [leadId]),
  };
});

partnerLogosContract(() => ({
  partners: new PostgresPartnerRepository(database().orm),
  logos: new PostgresPartnerLogos(database().orm),
}));

const earlier = (table: string, columns: readonly string[], seconds: number) =>
  execute(
    `update ${table} set ${columns.map((it) => `${it} = ${it} - interval '${seconds} seconds'`).join(', ')}`,
  );

partnerSessionsContract(() => ({
  partners: new PostgresPartnerRepository(database().orm),
  sessions: new PostgresPartnerSessions(database().orm),
  now: () => new Date(),
  letTimePass: async (seconds) => {
    await earlier('one_time_link', ['expires_at'], seconds);
    const times = ['opened_at', 'last_used_at', 'expires_at', 'ended_at'];
    await earlier('partner_session', times, seconds);
  },
}));
