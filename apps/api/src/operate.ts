import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  exportDatabase,
  importDatabase,
  migrateDown,
  startEmbeddedPostgres,
} from '@boligstyling/adapters-postgres';
import { parseConfig } from './config/config.js';

/** What an operator does to the database from a terminal, by its name. */
const COMMANDS: Record<string, (url: string, file: string) => Promise<string>> = {
  backup: async (url, file) => {
    const lines = Readable.from(withLineEnds(exportDatabase(url)));
    const target = createWriteStream(`${file}.part`, { flags: 'wx', mode: 0o600 });
    await pipeline(lines, createGzip(), target);
    await rename(`${file}.part`, file);
    return `The database is in ${file}. It holds personal data: keep it as safe as the product.`;
  },
  restore: async (url, file) => {
    const input = createReadStream(file).pipe(createGunzip());
    const rows = await importDatabase(url, createInterface({ input }));
    return `Restored ${rows} rows.`;
  },
  'migrate-down': async (url) => {
    const name = await migrateDown(url);
    return name ? `Took back ${name}.` : 'There is no migration to take back.';
  },
};

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

const [name = '', file = ''] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command || (!file && name !== 'migrate-down')) {
    throw new Error(
      'Usage: npm run backup -- <file>, npm run restore -- <file>, npm run migrate:down',
    );
  }
  const { databaseUrl, dataDir } = parseConfig({ ...process.env, NODE_ENV: 'development' });
  const embedded = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), durable: true });
  try {
    console.log(await command(databaseUrl ?? embedded?.url ?? '', file));
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
