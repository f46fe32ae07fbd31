import { integratorLeadsContract } from '@boligstyling/application/testing';
import { PostgresIntegratorKeys } from './postgres-integrator-keys.js';
import { PostgresIntegratorLeads } from './postgres-integrator-leads.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

integratorLeadsContract(async () => {
  const { orm } = database();
  await orm.em.getConnection().execute('truncate integrator_key, lead, partner cascade');
  return {
    keys: new PostgresIntegratorKeys(orm),
    leads: new PostgresLeadRepository(orm),
    matching: new PostgresMatchingRepository(orm),
    partners: new PostgresPartnerRepository(orm),
    own: new PostgresIntegratorLeads(orm),
  };
});
