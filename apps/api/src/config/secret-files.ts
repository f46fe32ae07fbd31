import { readFileSync } from 'node:fs';

/** The settings that open something: each may be named with `_FILE` after it, and lie in that file. */
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

/** The settings as a process has them, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings that lie in files, such as Docker's and Kubernetes' secrets, by their names. A line end
 * after one is none of it.
 *
 * @param faults gets a sentence for each file that cannot be read, is empty, or comes beside the
 *   setting itself
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
