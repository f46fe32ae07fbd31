import { PostgresLeadHistory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresNotificationOutbox } from '../notifications/postgres-notification-outbox.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { emptyTables } from './empty-tables.js';
import type { OwnDatabase } from './own-database.js';

export async function matchingPorts({ orm, execute }: OwnDatabase, tables: string) {
  await execute(emptyTables(tables));
  return {
    leads: new PostgresLeadRepository(orm),
    history: new PostgresLeadHistory(orm),
    matching: new PostgresMatchingRepository(orm),
    partners: new PostgresPartnerRepository(orm),
    sales: new PostgresSaleRepository(orm),
    outbox: new PostgresNotificationOutbox(orm),
  };
}
