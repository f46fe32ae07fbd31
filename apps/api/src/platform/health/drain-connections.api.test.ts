import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { startApi } from '../../testing/start-api.js';

it.each([
  ['says nothing', ''],
  ['never ends a request', 'POST /api/leads HTTP/1.1\r\nhost: a\r\n'],
])(
  'stops though a client is connected that %s',
  async (_, said) => {
    const api = await startApi();
    const { hostname, port } = new URL(api.address);
    const client: Socket = connect(Number(port), hostname);
    await once(client, 'connect');
    client.write(said);
    // What was asked after it has been answered, so it is connected there too.
    await api.call('get', '/api/health/live').expect(200);
    const parted = once(client.resume(), 'close');
    await api.close();
    expect(await parted).toEqual([false]);
  },
  30_000,
);
