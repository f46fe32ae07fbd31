import type { Config } from '../../config/config.js';
import { keptSecret } from './kept-secret.js';

/**
 * The settings with the secrets that the operator left out outside production: each is made once
 * and kept in DATA_DIR. In production nothing is left out, so nothing is made.
 *
 * @throws Error when DATA_DIR cannot be written
 */
export async function withKeptSecrets(config: Config): Promise<Config> {
  const hasPassword =
    config.adminPasswordHash || config.adminPassword || config.sharedPassword === 'off';
  return {
    ...config,
    adminPassword: hasPassword
      ? config.adminPassword
      : await keptSecret(config.dataDir, 'admin-password'),
    secretsKey: config.secretsKey || (await keptSecret(config.dataDir, 'secrets-key')),
    sessionSecret: config.sessionSecret || (await keptSecret(config.dataDir, 'session-secret')),
  };
}
