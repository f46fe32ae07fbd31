import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret of 128 bits that is made once and kept in `folder`, readable by the owner alone.
 * Processes that start together agree on one.
 *
 * @throws Error when the folder cannot be written
 */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const made = `${path}-${randomUUID()}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Under its name it is whole at once: another process never reads half of it, whenever this one ends.
  await writeFile(made, randomBytes(16).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    await link(made, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(made);
  }
  return readFile(path, 'utf8');
}
