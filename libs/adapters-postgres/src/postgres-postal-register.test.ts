import { postalRegisterContract } from '@boligstyling/application/testing';
import { PostgresPostalRegister } from './postgres-postal-register.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

postalRegisterContract(async () => {
  await database().orm.em.getConnection().execute('truncate postal_code');
  return new PostgresPostalRegister(database().orm);
});
