import { roleOf } from '@boligstyling/adapters-postgres';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { withoutLogin } from '../config/shown-settings.js';

type DatabaseUrls = Pick<Config, 'databaseUrl' | 'migrationUrl'>;

export function ownerUrlOf(config: DatabaseUrls, embedded: { url: string } | undefined): string {
  return config.migrationUrl ?? config.databaseUrl ?? embedded?.url ?? '';
}

export function embeddedFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'postgres');
}

export function shownDatabase(config: DatabaseUrls & Pick<Config, 'dataDir'>): string {
  const url = ownerUrlOf(config, undefined);
  return url ? withoutLogin(url) : `in ${embeddedFolder(config)}`;
}

/** Gets grants on the tables; undefined if it owns them. */
export function workerOf(
  config: DatabaseUrls,
  embedded: { url: string; workerUrl: string } | undefined,
): string | undefined {
  const worker = roleOf(config.databaseUrl ?? embedded?.workerUrl ?? '');
  return worker === roleOf(ownerUrlOf(config, embedded)) ? undefined : worker;
}
