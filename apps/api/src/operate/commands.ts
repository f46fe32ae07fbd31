import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Database,
  grantsTo,
  lacksRight,
  migrate,
  migrateDown,
  MonitorFigures,
  numberInvoicesAfter,
  onScratchDatabase,
  PostgresAdminSessions,
  PostgresAuditLog,
  PostgresDeletionTimes,
  PostgresJobRuns,
  PostgresUserRepository,
  PostgresPostalRegister,
  PostgresSealedSecrets,
  PostgresStoredFiles,
  requireOneDatabase,
  requireTables,
  roleOf,
  startEmbeddedPostgres,
} from '@boligstyling/adapters-postgres';
import { openFileStore } from '@boligstyling/adapters-files';
import {
  CountUnopenedSecrets,
  fileIdOf,
  type FileStore,
  FileStoreUse,
  ImportPostalCodes,
} from '@boligstyling/application';
import { backUp, LOOK_FOR_PRODUCT_MS, READ_ALONE, restore } from './back-up.js';
import { type Config, parseConfig } from '../config/config.js';
import { embeddedFolder, ownerUrlOf, shownDatabase, workerOf } from './database-roles.js';
import { erasingAlone } from './erasing-alone.js';
import { believeClock, eraseAgain } from '../leads/erase-again.js';
import { resetFromTerminal } from '../users/reset-from-terminal.js';
import { SystemClock } from '../platform/system/system-clock.js';
import { AesSecretBox } from '../platform/secrets/aes-secret-box.js';
import {
  keptSecret,
  knownSecretsKey,
  knownSessionSecret,
  SECRETS_KEY,
  unopenedSecretsText,
} from '../platform/secrets/kept-secrets.js';
import { importHistory, NothingStored } from './import-history.js';
import { terminalText, type Command, terminalOrder, linesOfLog } from './terminal.js';

interface Order {
  readonly options: readonly string[];
  readonly worker: string | undefined;
  /** Names the database, so that a wrong one is noticed. */
  readonly database: string;
}

type DatabaseCommand = Exclude<Command, 'grants'>;

const COMMANDS: Record<
  DatabaseCommand,
  (url: string, given: string, config: Config, order: Order) => Promise<string>
> = {
  backup: async (url, file, config, { options }) => {
    const recipient = config.backupRecipient;
    const store = openFileStore(config);
    const replace = options.includes('--replace');
    const done = await backUp(url, file, store, { recipient, replace });
    await noteBackup(url, config);
    const { files, missing, rows, schema } = done;
    const held = `The database is in ${file}, read back to its end: ${rows} rows of the schema ${schema}, and ${files} files`;
    const safety = recipient
      ? `, readable by the key of ${recipient}.`
      : '. It holds personal data: keep it as safe as the product.';
    return [held + safety, ...missing.map((id) => `Missing: ${id}`)].join('\n');
  },
  restore: async (url, file, config, { database }) => {
    const key = await knownSecretsKey(config);
    const store = openFileStore(config);
    const held = await restore(url, file, config.backupIdentityFile, store);
    const restored = `Restored ${held.rows} rows into the database ${database}, and ${held.files} files.`;
    const [{ missing, unknown, use }, unopened, unsent] = await withDatabase(
      url,
      config,
      1,
      async ({ orm }) => [
        await otherFiles(store, orm),
        await new CountUnopenedSecrets(
          new PostgresSealedSecrets(orm),
          new AesSecretBox(key),
        ).execute(),
        await new MonitorFigures(orm).read(),
      ],
    );
    const isForeign = use.fault?.code === 'FILES_FOREIGN';
    const lost = new Set([...held.damaged.map(fileIdOf), ...missing]);
    const files = [
      ...[...lost].map((id) => `Missing: ${id}`),
      ...(isForeign
        ? [
            'The files belong to another database, so that the product will take none and delete none. If that one is gone, delete «owner» beside them; for a trial, set another DATA_DIR or FILES_S3_BUCKET.',
          ]
        : []),
      ...(unknown > 0 && !isForeign
        ? [
            `The store has ${unknown} files that the backup lacks, and the product will delete them: for a trial, set another DATA_DIR or FILES_S3_BUCKET before it starts.`,
          ]
        : []),
    ];
    const { notificationsDue, webhooksDue } = unsent;
    const isSending = config.mail === 'sent' && notificationsDue + webhooksDue > 0;
    const sending = isSending
      ? `The product will send ${notificationsDue} e-mails and ${webhooksDue} webhook messages that had not left: for a trial, set MAIL=files before it starts.`
      : [];
    return [restored, files, sending, unopenedSecretsText(unopened) ?? []].flat().join('\n');
  },
  erase: async (url, file, config) => {
    await migrate(url);
    return withDatabase(url, config, 2, async (database) => {
      const erasing = erasingAlone(database, config);
      const audit = new PostgresAuditLog(database.orm);
      const { named, erased } = await eraseAgain(erasing, audit, linesOfLog(file));
      return `Of ${named} leads and applications that ${file} says were erased, ${erased} were here and are erased now.`;
    });
  },
  import: async (url, folder, config, { options }) => {
    await migrate(url);
    const isKept = options.includes('--store');
    const secretsKey = config.secretsKey || (await keptSecret(config.dataDir, SECRETS_KEY));
    const backup = isKept ? await backUpBefore(url, config) : undefined;
    const importing = withDatabase(url, config, 2, (database) =>
      importHistory(database, folder, secretsKey, {
        ...{ isKept, withoutBadLines: options.includes('--without-bad-lines') },
        say: (line) => console.log(line),
        progress: showProgress,
      }),
    );
    return importing.catch(async (error: unknown) => {
      if (backup && error instanceof NothingStored) await rm(backup);
      throw error;
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
    return `The schema of the database ${database} is ${await migrate(url, { worker, onLocked: onHeld })}.`;
  },
  'migrate-down': async (url) => {
    const name = await migrateDown(url, LOOK_FOR_PRODUCT_MS);
    return name ? `Took back ${name}.` : 'There is no migration to take back.';
  },
};

async function otherFiles(store: FileStore, orm: Database['orm']) {
  const stored = new PostgresStoredFiles(orm);
  const present = new Set<string>();
  for await (const { name } of store.list()) present.add(fileIdOf(name) ?? '');
  const named = new Set(await stored.named(new Date()));
  return {
    use: await new FileStoreUse(store, stored, new SystemClock()).look(),
    missing: [...named].filter((id) => !present.has(id)),
    unknown: [...present].filter((id) => id && !named.has(id)).length,
  };
}

/** Restored once for a trial, so that an import can be taken back. */
async function backUpBefore(url: string, config: Config): Promise<string> {
  const folder = join(config.dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `before-import-${new Date().toISOString().replaceAll(':', '')}.backup`);
  const store = openFileStore(config);
  await backUp(url, file, store, { recipient: config.backupRecipient, replace: false });
  console.log(`A backup is in ${file}, ${await tried(url, file, config)}.`);
  return file;
}

async function tried(url: string, file: string, { backupRecipient, backupIdentityFile }: Config) {
  if (backupRecipient && !backupIdentityFile) {
    return 'read back to its end; its key is not here, so it was not restored';
  }
  const restored = await onScratchDatabase(url, (scratch) =>
    restore(scratch, file, backupIdentityFile, READ_ALONE, 0),
  );
  return restored
    ? `of ${restored.rows} rows, restored once into a separate database`
    : `read back to its end; it was not restored, because ${roleOf(url)} may not create a database for that (\`alter role … createdb\`)`;
}

function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else console.error(line);
}

const OF_WHAT_IS_THERE: readonly DatabaseCommand[] = [
  'backup',
  'erase',
  'import-postal-codes',
  'last-invoice',
  'reset-person',
  'clock-is-right',
  'migrate-down',
];

/** They refuse a database with connections; a pooler would keep one after a check. */
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
  const database = Database.open(url, connections, databasePooler);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Names the missing setting if the role does not own the tables. */
function asOwner<T>(url: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!lacksRight(error)) throw error;
    throw new Error(
      `${roleOf(url)} may not do that to the tables: do it again with a MIGRATION_URL that names who owns them.`,
      { cause: error },
    );
  });
}

function noteBackup(url: string, config: Config): Promise<void> {
  return withDatabase(url, config, 1, async ({ orm }) => {
    const noting = new PostgresJobRuns(orm).succeeded('backup', new Date());
    await noting.catch((error: unknown) =>
      console.error(`The metrics will not report this backup: ${String(error)}`),
    );
  });
}

async function onDatabase(
  command: DatabaseCommand,
  given: string,
  options: readonly string[],
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
    const order = { options, worker, database: shownDatabase(config) };
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
  const { command, given, options } = terminalOrder(process.argv.slice(2));
  if (command === 'grants') console.log(`${grantsTo(given).join(';\n')};`);
  else console.log(await onDatabase(command, given, options));
} catch (error) {
  console.error(terminalText(error));
  process.exitCode = 1;
}
