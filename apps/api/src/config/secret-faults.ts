/** Output of `npm run hash-password`: Argon2id in the PHC string format. */
const PASSWORD_HASH = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/;

/** 128 random bits in hexadecimal. */
const SECRET_MIN_LENGTH = 32;

/**
 * A secret generated outside production: 16 bytes in base64url. Its last character has only two
 * bits, so that a password rarely matches.
 */
const MADE_SECRET = /^[\w-]{21}[AQgw]$/;

const TOKEN_MIN_LENGTH = 16;

export interface Secrets {
  readonly production: boolean;
  /** `off` disables the shared login. */
  readonly sharedPassword: 'on' | 'off';
  /** Argon2id, as `npm run hash-password` makes it. Empty: `adminPassword` is used. */
  readonly adminPasswordHash: string;
  /** Outside production only. Empty if there is a hash, or before one is generated at start. */
  readonly adminPassword: string;
  /** Signs sessions. Empty, outside production, before one is generated at start. */
  readonly sessionSecret: string;
  /** The previous `sessionSecret`, still valid. Empty: none. */
  readonly sessionSecretBefore: string;
  /**
   * Seals stored secrets of others. Empty, outside production, before one is generated at start.
   */
  readonly secretsKey: string;
  /** Grants access to the metrics. Empty: none are served. */
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
