import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret of 128 bits that is made once and kept in `folder`, readable by the owner alone.
 * Processes that start together agree on one.
 *
 * @throws Error when the folder cannot be written
 */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, randomBytes(16).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
