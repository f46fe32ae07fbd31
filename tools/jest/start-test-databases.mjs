import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVER = path.join(ROOT, 'libs/adapters-postgres/src/testing/serve-test-databases.ts');

/** Runs before the first database test. The server ends when this process disconnects. */
export default async function startTestDatabases() {
  const server = fork(SERVER, {
    execArgv: ['--import', path.join(import.meta.dirname, 'run-sources.mjs')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  const [url] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => {
      throw new Error('The database server for the tests did not start.');
    }),
  ]);
  process.env.TEST_DATABASE_URL = url;
  globalThis.testDatabaseServer = server;
}
