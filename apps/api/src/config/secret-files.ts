import { readFileSync } from 'node:fs';

/** Argon2id in the PHC string format. */
const PASSWORD_HASH = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/;

/** 128 random bits in hexadecimal. */
const SECRET_MIN_LENGTH = 32;

/** 16 bytes in base64url, whose last character has only two bits. */
const MADE_SECRET = /^[\w-]{21}[AQgw]$/;

const TOKEN_MIN_LENGTH = 16;

export interface Secrets {
  readonly production: boolean;
  readonly sharedPassword: 'on' | 'off';
  /** Argon2id. Empty: `adminPassword` is used. */
  readonly adminPasswordHash: string;
  /** Outside production. Empty if there is a hash, or before one is generated. */
  readonly adminPassword: string;
  /** Empty, outside production, before one is generated. */
  readonly sessionSecret: string;
  readonly sessionSecretBefore: string;
  /** Seals stored secrets. Empty, outside production, before one is generated. */
  readonly secretsKey: string;
  readonly metricsToken: string;
}

export function secretFaults(secrets: Secrets): string[] {
  const { production, adminPasswordHash, adminPassword, sessionSecret } = secrets;
  const { sessionSecretBefore, secretsKey, metricsToken } = secrets;
  const faults: string[] = [];
  const hasAtLeast = (length: number, name: string, value: string) => {
    if (value && value.length < length)
      faults.push(`${name} must have at least ${length} characters`);
  };
  const isSecret = (name: string, value: string) => {
    if (!MADE_SECRET.test(value)) hasAtLeast(SECRET_MIN_LENGTH, name, value);
  };
  if (adminPasswordHash && !PASSWORD_HASH.test(adminPasswordHash)) {
    faults.push('ADMIN_PASSWORD_HASH must be a hash that `npm run hash-password` has made');
  }
  if (adminPasswordHash && adminPassword) {
    faults.push('ADMIN_PASSWORD and ADMIN_PASSWORD_HASH may not both be set');
  }
  if (production && adminPassword) {
    faults.push('ADMIN_PASSWORD may not be used in production, ADMIN_PASSWORD_HASH may');
  }
  if (production && !adminPasswordHash && secrets.sharedPassword === 'on') {
    faults.push('ADMIN_PASSWORD_HASH must be set in production: `npm run hash-password` makes it');
  }
  if (production && !sessionSecret) faults.push('SESSION_SECRET must be set in production');
  isSecret('SESSION_SECRET', sessionSecret);
  isSecret('SESSION_SECRET_BEFORE', sessionSecretBefore);
  if (sessionSecretBefore && sessionSecretBefore === sessionSecret) {
    faults.push('SESSION_SECRET_BEFORE must be another than SESSION_SECRET');
  }
  if (production && !secretsKey) faults.push('SECRETS_KEY must be set in production');
  isSecret('SECRETS_KEY', secretsKey);
  hasAtLeast(TOKEN_MIN_LENGTH, 'METRICS_TOKEN', metricsToken);
  return faults;
}

/** Each may be a file, named by the setting with `_FILE`. */
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
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Docker's and Kubernetes' secrets, without their line end.
 *
 * @param faults gets a sentence for each file that is unreadable, empty, or set beside the setting
 * itself
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
