import { quotesContract } from '@boligstyling/application/testing';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';
import { PostgresQuotes } from './postgres-quotes.js';

const database = ownDatabase();

quotesContract(async () => ({
  ...(await matchingPorts(database(), 'lead, partner')),
  quotes: new PostgresQuotes(database().orm),
}));
