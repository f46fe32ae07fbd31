import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { ADMIN_PASSWORD, startApi } from '../../testing/start-api.js';
import { noLongerServing, whileLocked } from '../../testing/while-locked.js';

it.each([
  ['says nothing', ''],
  ['never ends a request', 'POST /api/leads HTTP/1.1\r\nhost: a\r\n'],
])(
  'the stop is not held up by a client that %s',
  async (_, said) => {
    const api = await startApi();
    const { hostname, port } = new URL(api.address);
    const client: Socket = connect(Number(port), hostname);
    await once(client, 'connect');
    client.write(said);
    // An answer proves that the process has seen the earlier connections.
    await api.call('get', '/api/health/live').expect(200);
    const parted = once(client.resume(), 'close');
    await api.close();
    expect(await parted).toEqual([false]);
  },
  60_000,
);

it('an answer during the stop ends its kept connection', async () => {
  const api = await startApi();
  const leaving = await startApi({ DATABASE_URL: api.databaseUrl });
  const agent = new Agent({ keepAlive: true });
  let closing: Promise<void> | undefined;
  const { status, headers } = await whileLocked(
    api,
    { sql: 'lock table login_attempt in access exclusive mode', waiting: 'login_attempt' },
    async () =>
      leaving.call('post', '/api/admin/session').agent(agent).send({ password: ADMIN_PASSWORD }),
    () => {
      closing = leaving.close();
      return noLongerServing(leaving);
    },
  );
  await closing;
  await api.close();
  expect([status, headers['connection']]).toEqual([200, 'close']);
});
