import { createWriteStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  Database,
  exportDatabase,
  grantsTo,
  importDatabase,
  migrate,
  migrateDown,
  PostgresAdminSessions,
  PostgresAuditLog,
  PostgresJobRuns,
  PostgresPeopleRepository,
  PostgresPostalRegister,
  startEmbeddedPostgres,
} from '@boligstyling/adapters-postgres';
import { ImportPostalCodes } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import { opened, sealed } from './backup-files.js';
import { type Config, parseConfig } from './config/config.js';
import { ownerUrlOf } from './config/owner-url.js';
import { resetFromTerminal } from './people/reset-from-terminal.js';
import { withKeptSecrets } from './platform/secrets/kept-secrets.js';

/** What an operator does to the database from a terminal, by its name. */
const COMMANDS: Record<string, (url: string, given: string, config: Config) => Promise<string>> = {
  backup: async (url, file, { backupRecipient }) => {
    const lines = Readable.from(withLineEnds(exportDatabase(url)));
    const target = createWriteStream(`${file}.part`, { flags: 'wx', mode: 0o600 });
    const zipped = createGzip();
    await Promise.all([
      pipeline(lines, zipped),
      pipeline(await sealed(zipped, backupRecipient), target),
    ]);
    await rename(`${file}.part`, file);
    await noteBackup(url);
    return backupRecipient
      ? `The database is in ${file}, for whoever has the key of ${backupRecipient}.`
      : `The database is in ${file}. It holds personal data: keep it as safe as the product.`;
  },
  restore: async (url, file, { backupIdentityFile }) => {
    const input = await opened(file, backupIdentityFile);
    const rows = await importDatabase(url, createInterface({ input }));
    return `Restored ${rows} rows.`;
  },
  'import-postal-codes': async (url, file) => {
    await migrate(url);
    const database = await Database.open(url, 1);
    try {
      const register = new PostgresPostalRegister(database.orm);
      const report = await new ImportPostalCodes(register).execute(await readFile(file));
      const { codes, municipalities, added, changed, removed } = report;
      return `Imported ${codes} postal codes in ${municipalities} municipalities: ${added} added, ${changed} changed, ${removed} removed.`;
    } finally {
      await database.close();
    }
  },
  'reset-person': async (url, email, config) => {
    await migrate(url);
    const database = await Database.open(url, 2);
    const stores = {
      people: new PostgresPeopleRepository(database.orm),
      sessions: new PostgresAdminSessions(database.orm),
      audit: new PostgresAuditLog(database.orm),
    };
    try {
      const address = await resetFromTerminal(stores, await withKeptSecrets(config), email);
      return `What they logged in with has ended. They choose anew, once and within seven days, at\n${address}\nIt is sent to them too.`;
    } finally {
      await database.close();
    }
  },
  grants: async (_, role) => grantsTo(role).join(';\n') + ';',
  'migrate-down': async (url) => {
    const name = await migrateDown(url);
    return name ? `Took back ${name}.` : 'There is no migration to take back.';
  },
};

/** So that the metrics tell how old the last backup is. */
async function noteBackup(url: string): Promise<void> {
  const database = await Database.open(url, 1);
  try {
    await new PostgresJobRuns(database.orm).succeeded('backup', new Date());
  } catch (error) {
    console.error(`The metrics will not tell of this backup: ${String(error)}`);
  } finally {
    await database.close();
  }
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

const [name = '', file = ''] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command || (!file && name !== 'migrate-down')) {
    throw new Error(
      'Usage: npm run backup -- <file>, npm run restore -- <file>, npm run import-postal-codes -- <file>, npm run reset-person -- <e-mail>, npm run grants -- <role>, npm run migrate:down',
    );
  }
  const config = parseConfig({ ...process.env, NODE_ENV: 'development' });
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), durable: true });
  try {
    console.log(await command(ownerUrlOf(config, embedded), file, config));
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof DomainError) {
    for (const { field, message } of error.fields) console.error(`${field}: ${message}`);
  }
  process.exitCode = 1;
}
