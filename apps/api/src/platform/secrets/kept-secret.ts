import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A secret of 128 bits that is made once and kept in `folder`, readable by the owner alone.
 * Processes that start together agree on one. One that is there needs nothing to be written.
 *
 * @throws Error when it is empty, or there is none and the folder cannot be written
 */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const kept = await secretIn(path);
  if (kept) return kept;
  await make(path).catch((error: unknown) => {
    throw new Error(`${path} cannot be written: ${codeOf(error)}`, { cause: error });
  });
  return (await secretIn(path)) ?? '';
}

/**
 * The secret in a file; undefined where there is none. A line end after it is none of it: whoever puts
 * it back by an editor leaves one.
 *
 * @throws Error when it is empty, or cannot be read
 */
export async function secretIn(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  const secret = text?.replace(/\r?\n$/, '');
  if (secret === '') {
    throw new Error(
      `${path} is empty: put back what was in it, or remove it to have another made.`,
    );
  }
  return secret;
}

async function make(path: string): Promise<void> {
  const made = `${path}-${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // Under its name it is whole at once: another process never reads half of it, whenever this one ends.
    await writeFile(made, randomBytes(16).toString('base64url'), { flag: 'wx', mode: 0o600 });
    await link(made, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(made, { force: true });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
