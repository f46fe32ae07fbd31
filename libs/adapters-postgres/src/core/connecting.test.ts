import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../database/database.js';
import { migrate } from '../database/migrate/migrate.js';

const serve = async (url: string) => {
  const database = Database.open(url);
  const fault: unknown = await database.ping().catch((error: unknown) => error);
  await database.close();
  return fault;
};

describe('an address that requires encryption', () => {
  /** Request code in PostgreSQL's protocol. */
  const SSL_REQUEST = 80_877_103;
  const NO = 'N';

  /** Has no TLS, and records the first request of each connection. */
  let server: Server;
  let asked: ('for encryption' | 'in the open')[];
  beforeEach(async () => {
    asked = [];
    server = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .once('data', (first) => {
          const isSecret = first.readInt32BE(4) === SSL_REQUEST;
          asked.push(isSecret ? 'for encryption' : 'in the open');
          if (isSecret) socket.write(NO);
          else socket.destroy();
        }),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => void server.close());

  const url = (query: string) =>
    `postgres://a:b@127.0.0.1:${(server.address() as AddressInfo).port}/c${query}`;

  it('sends nothing unencrypted, whether the product serves or migrates', async () => {
    const given = url('?sslmode=verify-full');
    await serve(given);
    await expect(migrate(given, { timeoutMs: 0 })).rejects.toThrow('does not support SSL');
    expect(new Set(asked)).toEqual(new Set(['for encryption']));
  });

  it('is recognised by its options', async () => {
    await serve(url(''));
    expect(new Set(asked)).toEqual(new Set(['in the open']));
  });
});

it('creates no missing database and connects to no other', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/not_there_${process.pid}`;
  const isMissing = { code: '3D000' };
  expect(await serve(url.href)).toMatchObject(isMissing);
  expect(await serve(url.href)).toMatchObject(isMissing);
});
