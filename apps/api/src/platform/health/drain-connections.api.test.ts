import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { startApi } from '../../testing/start-api.js';

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
