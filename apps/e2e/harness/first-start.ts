import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from './api-process.js';
import { freePort } from './free-port.js';

/**
 * Starts the product once on an empty folder. Every product of the run begins with a copy of that
 * folder, which takes 4 s less processor time.
 */
export default async function firstStart() {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const port = await freePort();
  const api = await ApiProcess.start(`http://localhost:${port}`, {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
  });
  await api.end('SIGTERM');
  process.env.E2E_FIRST_START = join(folder, 'data');
  process.env.E2E_CONTRAST = join(folder, 'contrast');
  await writeFile(process.env.E2E_CONTRAST, '');
  return () => rm(folder, { recursive: true, force: true });
}
