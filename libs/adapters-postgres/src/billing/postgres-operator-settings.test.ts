import { operatorSettingsContract } from '@boligstyling/application/testing';
import { PostgresOperatorSettings } from './postgres-operator-settings.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

operatorSettingsContract(async () => {
  await database().execute(emptyTables('operator_details'));
  return new PostgresOperatorSettings(database().orm);
});
