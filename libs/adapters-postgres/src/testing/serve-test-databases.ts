import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.js';
import { roleOf } from '../grants.js';
import { migrate } from '../migrate.js';

/**
 * Run as a process of its own: serves a migrated database to copy, tells its parent the URL, and is
 * gone without a trace when the parent disconnects, as it does also by being killed.
 */
const folder = await mkdtemp(join(tmpdir(), 'test-databases-'));
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false });
try {
  await migrate(server.url, { worker: roleOf(server.workerUrl) });
  process.send?.(server.url);
  await once(process, 'disconnect');
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
