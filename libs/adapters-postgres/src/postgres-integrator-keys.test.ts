import { integratorKeysContract } from '@boligstyling/application/testing';
import { PostgresIntegratorKeys } from './postgres-integrator-keys.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

integratorKeysContract(async () => {
  const { orm } = database();
  const connection = orm.em.getConnection();
  await connection.execute('truncate integrator_key, lead cascade');
  return {
    keys: new PostgresIntegratorKeys(orm),
    leads: () => new PostgresLeadRepository(orm),
    letTimePass: async (seconds) => {
      await connection.execute(
        `update integrator_use set since = since - make_interval(secs => ${seconds})`,
      );
    },
  };
});
