import { once } from 'node:events';

export default async function stopTestDatabases() {
  const server = globalThis.testDatabaseServer;
  server.disconnect();
  await once(server, 'exit');
}
