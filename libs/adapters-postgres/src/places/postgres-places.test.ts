import { leadPlacesContract, postalRegisterContract } from '@boligstyling/application/testing';
import { PostgresLeadPlaces } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresPostalRegister } from './postgres-postal-register.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

postalRegisterContract(async () => {
  await database().execute(emptyTables('postal_code'));
  return new PostgresPostalRegister(database().orm);
});

leadPlacesContract(() => ({
  leads: new PostgresLeadRepository(database().orm),
  places: new PostgresLeadPlaces(database().orm),
}));
