import { roleOf } from '@boligstyling/adapters-postgres';
import type { Config } from './config/config.js';

type DatabaseUrls = Pick<Config, 'databaseUrl' | 'migrationUrl'>;

/** The database as its owner reaches it, who makes tables, backups and restores. */
export function ownerUrlOf(config: DatabaseUrls, embedded: { url: string } | undefined): string {
  return config.migrationUrl ?? config.databaseUrl ?? embedded?.url ?? '';
}

/** The role that serves, which is granted the rows of the tables; undefined where it owns them. */
export function workerOf(
  config: DatabaseUrls,
  embedded: { url: string; workerUrl: string } | undefined,
): string | undefined {
  const worker = roleOf(config.databaseUrl ?? embedded?.workerUrl ?? '');
  return worker === roleOf(ownerUrlOf(config, embedded)) ? undefined : worker;
}
