import { readFile } from 'node:fs/promises';
import {
  Database,
  grantsTo,
  lacksRight,
  migrate,
  migrateDown,
  numberInvoicesAfter,
  PostgresAdminSessions,
  PostgresAuditLog,
  PostgresDeletionTimes,
  PostgresJobRuns,
  PostgresUserRepository,
  PostgresPostalRegister,
  PostgresSealedSecrets,
  requireOneDatabase,
  requireTables,
  roleOf,
  startEmbeddedPostgres,
} from '@boligstyling/adapters-postgres';
import { CountUnopenedSecrets, ImportPostalCodes } from '@boligstyling/application';
import { backUp, LOOK_FOR_PRODUCT_MS, restore } from './back-up.js';
import { type Config, parseConfig } from '../config/config.js';
import { embeddedFolder, ownerUrlOf, shownDatabase, workerOf } from './database-roles.js';
import { erasingAlone } from './erasing-alone.js';
import { believeClock } from '../leads/believe-clock.js';
import { eraseAgain } from '../leads/erase-again.js';
import { resetFromTerminal } from '../users/reset-from-terminal.js';
import { AesSecretBox } from '../platform/secrets/aes-secret-box.js';
import { knownSecretsKey, knownSessionSecret } from '../platform/secrets/kept-secrets.js';
import { unopenedSecretsText } from '../platform/secrets/unopened-secrets-text.js';
import { saidInTerminal } from './said-in-terminal.js';
import { type Command, terminalOrder } from './terminal-order.js';
import { linesOfLog } from './lines-of-log.js';

interface Order {
  readonly replace: boolean;
  readonly worker: string | undefined;
  /** Names the database, so that a wrong one is noticed. */
  readonly database: string;
}

type DatabaseCommand = Exclude<Command, 'grants'>;

const COMMANDS: Record<
  DatabaseCommand,
  (url: string, given: string, config: Config, order: Order) => Promise<string>
> = {
  backup: async (url, file, config, { replace }) => {
    const recipient = config.backupRecipient;
    const { rows, schema } = await backUp(url, file, { recipient, replace });
    await noteBackup(url, config);
    const held = `The database is in ${file}, read back to its end: ${rows} rows of the schema ${schema}`;
    return recipient
      ? `${held}, for whoever has the key of ${recipient}.`
      : `${held}. It holds personal data: keep it as safe as the product.`;
  },
  restore: async (url, file, config, { database }) => {
    const key = await knownSecretsKey(config);
    const rows = await restore(url, file, config.backupIdentityFile);
    const restored = `Restored ${rows} rows into the database ${database}.`;
    const unopened = await withDatabase(url, config, 1, ({ orm }) =>
      new CountUnopenedSecrets(new PostgresSealedSecrets(orm), new AesSecretBox(key)).execute(),
    );
    return [restored, unopenedSecretsText(unopened) ?? []].flat().join('\n');
  },
  erase: async (url, file, config) => {
    await migrate(url);
    return withDatabase(url, config, 2, async (database) => {
      const erasing = erasingAlone(database, config.mailFolder);
      const audit = new PostgresAuditLog(database.orm);
      const { named, erased } = await eraseAgain(erasing, audit, linesOfLog(file));
      return `Of ${named} requests and applications that ${file} says were erased, ${erased} were here and are erased now.`;
    });
  },
  'import-postal-codes': async (url, file, config) => {
    await migrate(url);
    return withDatabase(url, config, 1, async ({ orm }) => {
      const importing = new ImportPostalCodes(new PostgresPostalRegister(orm));
      const report = await importing.execute(await bytesOf(file));
      const { codes, municipalities, added, changed, removed } = report;
      return `Imported ${codes} postal codes in ${municipalities} municipalities: ${added} added, ${changed} changed, ${removed} removed.`;
    });
  },
  'last-invoice': async (url, last) =>
    `The next invoice or credit note is ${await numberInvoicesAfter(url, last, new Date())}.`,
  'reset-person': async (url, email, config) => {
    const sessionSecret = await knownSessionSecret(config);
    await migrate(url);
    return withDatabase(url, config, 2, async ({ orm }) => {
      const stores = {
        users: new PostgresUserRepository(orm, false),
        sessions: new PostgresAdminSessions(orm),
        audit: new PostgresAuditLog(orm),
      };
      const address = await resetFromTerminal(stores, { ...config, sessionSecret }, email);
      return `What they logged in with has ended. They choose anew, once and within seven days, at\n${address}\nIt is sent to them too.`;
    });
  },
  'clock-is-right': (url, today, config) =>
    withDatabase(url, config, 1, ({ orm }) => believeClock(new PostgresDeletionTimes(orm), today)),
  migrate: async (url, _, __, { worker, database }) => {
    const onHeld = () => console.log('Somebody holds a table that it changes; trying again.');
    return `The schema of the database ${database} is ${await migrate(url, { worker, onHeld })}.`;
  },
  'migrate-down': async (url) => {
    const name = await migrateDown(url, LOOK_FOR_PRODUCT_MS);
    return name ? `Took back ${name}.` : 'There is no migration to take back.';
  },
};

/** Commands that make no sense in a new database: an empty one means wrong settings. */
const OF_WHAT_IS_THERE: readonly DatabaseCommand[] = [
  'backup',
  'erase',
  'import-postal-codes',
  'last-invoice',
  'reset-person',
  'clock-is-right',
  'migrate-down',
];

/** Commands that refuse a database with connections; a pooler would keep one after a check. */
const ALONE: readonly DatabaseCommand[] = ['restore', 'migrate-down'];

function bytesOf(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw new Error(`There is no file ${file} that can be read.`, { cause: error });
  });
}

async function withDatabase<T>(
  url: string,
  { databasePooler }: Config,
  connections: number,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await Database.open(url, connections, databasePooler);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Names the missing setting if the settings only have a role that does not own the tables. */
function asOwner<T>(url: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!lacksRight(error)) throw error;
    throw new Error(
      `${roleOf(url)} may not do that to the tables: do it again with a MIGRATION_URL that names who owns them.`,
      { cause: error },
    );
  });
}

/** Lets the metrics report the age of the last backup. */
function noteBackup(url: string, config: Config): Promise<void> {
  return withDatabase(url, config, 1, async ({ orm }) => {
    const noting = new PostgresJobRuns(orm).succeeded('backup', new Date());
    await noting.catch((error: unknown) =>
      console.error(`The metrics will not tell of this backup: ${String(error)}`),
    );
  });
}

async function onDatabase(
  command: DatabaseCommand,
  given: string,
  replace: boolean,
): Promise<string> {
  const mustExist = OF_WHAT_IS_THERE.includes(command);
  const config = parseConfig({ ...process.env, NODE_ENV: 'development' });
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: embeddedFolder(config),
        durable: true,
        mustExist,
      });
  try {
    const worker = workerOf(config, embedded);
    const order = { replace, worker, database: shownDatabase(config) };
    const url = ownerUrlOf(config, embedded);
    if (config.migrationUrl && config.databaseUrl && !ALONE.includes(command)) {
      await requireOneDatabase(config.migrationUrl, config.databaseUrl);
    }
    return await asOwner(url, async () => {
      if (mustExist) await requireTables(url);
      return COMMANDS[command](url, given, config, order);
    });
  } finally {
    await embedded?.stop();
  }
}

try {
  const { command, given, replace } = terminalOrder(process.argv.slice(2));
  // Needs no database.
  if (command === 'grants') console.log(`${grantsTo(given).join(';\n')};`);
  else console.log(await onDatabase(command, given, replace));
} catch (error) {
  console.error(saidInTerminal(error));
  process.exitCode = 1;
}
