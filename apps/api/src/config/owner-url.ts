import type { Config } from './config.js';

/** The database as its owner reaches it, who makes tables, backups and restores. */
export function ownerUrlOf(config: Config, embedded: { url: string } | undefined): string {
  return config.migrationUrl ?? config.databaseUrl ?? embedded?.url ?? '';
}
