import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { connectPatiently } from './patient-connect.js';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Each connection gets the next code. */
const refusing = async (...codes: string[]) => {
  const asked = { times: 0 };
  const started = createServer((socket) => {
    const fields = Buffer.from(`SFATAL\0C${codes[asked.times]}\0Mit lets us not in\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
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
  await expect(connectPatiently(url)).rejects.toThrow(
    'The database cannot be used: it lets us not in',
  );
  expect(asked.times).toBe(1);
});

it('a start waits for a server that is starting', async () => {
  const { url, asked } = await refusing('57P03', '28P01');
  await expect(connectPatiently(url)).rejects.toThrow('cannot be used');
  expect(asked.times).toBe(2);
});
