import { once } from 'node:events';

/** After the last test. */
export default async function stopTestDatabases() {
  const server = globalThis.testDatabaseServer;
  server.disconnect();
  await once(server, 'exit');
}
