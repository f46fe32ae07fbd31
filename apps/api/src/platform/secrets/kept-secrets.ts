import { join, dirname } from 'node:path';
import type { Config } from '../../config/config.js';
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { UnopenedSecrets } from '@boligstyling/application';

export function unopenedSecretsText({
  sealed,
  users,
  webhooks,
}: UnopenedSecrets): string | undefined {
  const opened = sealed - users - webhooks;
  if (opened === sealed) return undefined;
  const ended = [
    ...(users ? [`the login codes of ${counted(users, 'user')} are refused`] : []),
    ...(webhooks ? [`${counted(webhooks, 'webhook')} cannot be signed`] : []),
  ];
  const anew = [
    ...(users ? ['send each user a new link with `npm run reset-person`'] : []),
    ...(webhooks ? ['give each webhook a new secret'] : []),
  ];
  return `SECRETS_KEY opens ${opened || 'none'} of ${counted(sealed, 'sealed secret')}: ${ended.join(', and ')}. Set the key that sealed them. If it is lost, ${anew.join(', and ')}.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

const SESSION_SECRET = 'session-secret';
export const SECRETS_KEY = 'secrets-key';

/**
 * Outside production; in production all secrets are required.
 *
 * @throws Error when DATA_DIR is not writable for a new secret, or a stored one is empty
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

/** @throws Error without one, because links under a new one would open nothing */
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
 * @returns empty when neither the settings nor DATA_DIR have one
 * @throws Error when its file is empty
 */
export async function knownSecretsKey({
  secretsKey,
  dataDir,
}: Pick<Config, 'secretsKey' | 'dataDir'>): Promise<string> {
  return secretsKey || ((await secretIn(join(dataDir, SECRETS_KEY))) ?? '');
}

/**
 * 128 bits, readable by its owner only. Processes that start together agree on one.
 *
 * @throws Error when it is empty, or the folder cannot be written
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
 * Strips the line end that an editor adds.
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
    // Linking the finished file is atomic, so no process reads half of it.
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
