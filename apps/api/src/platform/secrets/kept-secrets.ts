import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { keptSecret, secretIn } from './kept-secret.js';

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
