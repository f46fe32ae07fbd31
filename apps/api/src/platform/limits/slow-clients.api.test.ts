import { connect, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { ownApi } from '../../testing/start-api.js';

const SLOW_CLIENTS = 500;

const api = ownApi({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });

/**
 * `ended` gives the received text, or nothing if the connection was reset while the client wrote.
 */
function slowClient(beginning: string): { socket: Socket; ended: Promise<string> } {
  const { hostname, port } = new URL(api.address);
  const socket = connect(Number(port), hostname, () => socket.write(beginning));
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('close', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
  });
  return { socket, ended };
}

it('a client that never finishes its request delays nobody and is disconnected', async () => {
  const beginnings = [
    'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ',
    'POST /api/leads HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ];
  const clients = Array.from({ length: SLOW_CLIENTS }, (_, i) =>
    slowClient(beginnings[i % beginnings.length] ?? ''),
  );
  const dripping = setInterval(() => {
    for (const { socket } of clients) if (socket.writable) socket.write('a');
  }, 1_000);
  // Another client is answered before the first of them is disconnected.
  const asked = fetch(`${api.address}/api/health/live`).then(({ status }) => status);
  expect(await Promise.race([asked, ...clients.map(({ ended }) => ended)])).toBe(200);
  const answers = await Promise.all(clients.map(({ ended }) => ended));
  clearInterval(dripping);
  const reported = answers.filter(Boolean);
  expect(reported.length).toBeGreaterThan(SLOW_CLIENTS / 2);
  expect(reported.filter((answer) => !/^HTTP\/1\.1 4\d\d /.test(answer))).toEqual([]);
});
