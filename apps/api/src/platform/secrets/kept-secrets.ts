import { join, dirname } from 'node:path';
import type { Config } from '../../config/config.js';
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

/** What their files are called. */
const SESSION_SECRET = 'session-secret';
const SECRETS_KEY = 'secrets-key';

/**
 * The settings with the secrets that the operator left out outside production: each is made once
 * and kept in DATA_DIR. In production nothing is left out, so nothing is made.
 *
 * @throws Error when one is to be made and DATA_DIR cannot be written, or one that is there is empty
 */
export async function withKeptSecrets(config: Config): Promise<Config> {
  const hasPassword =
    config.adminPasswordHash || config.adminPassword || config.sharedPassword === 'off';
  return {
    ...config,
    adminPassword: hasPassword
      ? config.adminPassword
      : await keptSecret(config.dataDir, 'admin-password'),
    secretsKey: config.secretsKey || (await keptSecret(config.dataDir, SECRETS_KEY)),
    sessionSecret: config.sessionSecret || (await keptSecret(config.dataDir, SESSION_SECRET)),
  };
}

/**
 * The secret that the product signs links with, for who signs one beside it.
 *
 * @throws Error when the settings have none and none was made, or it is empty: with a new one it would
 *   open nothing
 */
export async function knownSessionSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  const known = sessionSecret || (await secretIn(join(dataDir, SESSION_SECRET)));
  if (known) return known;
  throw new Error(
    `SESSION_SECRET is not set, and there is none in ${dataDir}: set what the product has, or the link opens nothing. Nothing was changed.`,
  );
}

/**
 * The key that opens stored secrets, for a command that makes none.
 *
 * @returns empty when the settings have none and none was made
 * @throws Error when its file is empty
 */
export async function knownSecretsKey({
  secretsKey,
  dataDir,
}: Pick<Config, 'secretsKey' | 'dataDir'>): Promise<string> {
  return secretsKey || ((await secretIn(join(dataDir, SECRETS_KEY))) ?? '');
}

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
async function secretIn(path: string): Promise<string | undefined> {
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
