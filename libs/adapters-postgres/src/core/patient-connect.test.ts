import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { connectPatiently } from './patient-connect.js';

let server: Server | undefined;
afterEach(() => void server?.close());

const refusing = async (code: string) => {
  const asked = { times: 0 };
  const fields = Buffer.from(`SFATAL\0C${code}\0Mit lets us not in\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const started = createServer((socket) => {
    asked.times += 1;
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
  });
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  const { port } = started.address() as AddressInfo;
  return { url: `postgres://role:password@127.0.0.1:${port}/name`, asked };
};

it.each(['28P01', '28000'])('a start fails at once on %s', async (code) => {
  const { url, asked } = await refusing(code);
  await expect(connectPatiently(url, { timeoutMs: 1_000 })).rejects.toThrow(
    'The database cannot be used: it lets us not in',
  );
  expect(asked.times).toBe(1);
});

it('a start waits for a server that is starting', async () => {
  const { url, asked } = await refusing('57P03');
  await expect(connectPatiently(url, { timeoutMs: 600 })).rejects.toThrow('cannot be used');
  expect(asked.times).toBeGreaterThan(1);
});
