import { readFileSync } from 'node:fs';

/** Settings that grant access; each may be a file, named by the setting with `_FILE`. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'MIGRATION_URL',
  'SMTP_URL',
  'PUBLIC_API_KEY',
  'ADMIN_PASSWORD_HASH',
  'ADMIN_PASSWORD',
  'SESSION_SECRET',
  'SESSION_SECRET_BEFORE',
  'SECRETS_KEY',
  'METRICS_TOKEN',
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from files, such as Docker's and Kubernetes' secrets, without their line end.
 *
 * @param faults gets a sentence for each file that is unreadable, empty, or set beside the setting
 *   itself
 */
export function secretsFromFiles(env: Environment, faults: string[]): Environment {
  const read: Record<string, string> = {};
  for (const name of SECRET_SETTINGS) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) faults.push(`${name} and ${name}_FILE may not both be set`);
    const text = textOf(file);
    if (!text.trim()) faults.push(`${name}_FILE: ${file} cannot be read, or is empty`);
    read[name] = text;
  }
  return read;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return '';
  }
}
