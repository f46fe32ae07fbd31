import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './run.mjs';

const NAME = `boligstyling-${createHash('sha256').update(ROOT).digest('hex').slice(0, 16)}`;
/** Without abstract sockets, a leftover socket file of an ended process is removed. */
const ADDRESSES = { linux: `\0${NAME}`, win32: `\\\\.\\pipe\\${NAME}` };
const ADDRESS = ADDRESSES[process.platform] ?? path.join(tmpdir(), NAME);

/**
 * An open socket is the lock, because it ends with its process in any case.
 *
 * @param onWait called when another process has the lock
 * @returns the result of the work
 */
export async function alone(work, onWait) {
  const waiting = new Set();
  const lock = createServer((socket) => waiting.add(socket.on('error', () => undefined)));
  while (!(await taken(lock))) {
    onWait();
    await endOfTheOther();
  }
  try {
    return await work();
  } finally {
    for (const socket of waiting) socket.destroy();
    lock.close();
  }
}

const taken = (lock) =>
  new Promise((resolve, reject) => {
    const refused = (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    lock.once('error', refused).listen(ADDRESS, () => resolve(lock.off('error', refused)));
  });

async function endOfTheOther() {
  try {
    const other = connect(ADDRESS);
    await once(other, 'connect');
    await once(other.resume(), 'close');
  } catch (error) {
    if (error.code === 'ECONNREFUSED' && ADDRESS.startsWith(tmpdir()))
      rmSync(ADDRESS, { force: true });
  }
}
