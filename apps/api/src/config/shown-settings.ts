import type { Config } from './config.js';

/**
 * In the log: the value, only set or unset (secrets and names), or the address without its login. A
 * missing setting does not compile.
 */
const DISCLOSURE: Readonly<
  Record<Exclude<keyof Config, 'brand'>, 'plain' | 'whether' | 'address'>
> = {
  production: 'plain',
  host: 'plain',
  port: 'plain',
  publicUrl: 'plain',
  hstsSubdomains: 'plain',
  dataDir: 'plain',
  matching: 'plain',
  answerHours: 'plain',
  logLevel: 'plain',
  databaseUrl: 'address',
  databasePooler: 'plain',
  migrationUrl: 'address',
  backupRecipient: 'whether',
  backupIdentityFile: 'whether',
  mail: 'plain',
  smtpUrl: 'address',
  mailFolder: 'plain',
  mailFrom: 'whether',
  filesMaxGb: 'plain',
  filesFolder: 'plain',
  uploadFolder: 'plain',
  filesS3Endpoint: 'address',
  filesS3Region: 'plain',
  filesS3Bucket: 'plain',
  filesS3AccessKeyId: 'whether',
  filesS3SecretAccessKey: 'whether',
  productName: 'plain',
  wordmark: 'plain',
  contactEmail: 'whether',
  adminEmail: 'whether',
  publicApiKey: 'whether',
  sharedPassword: 'plain',
  adminPasswordHash: 'whether',
  adminPassword: 'whether',
  sessionSecret: 'whether',
  sessionSecretBefore: 'whether',
  secretsKey: 'whether',
  metricsToken: 'whether',
  tracesUrl: 'address',
  trustProxy: 'plain',
  corsOrigins: 'plain',
  leadsPerMinute: 'plain',
  addressSearchUrl: 'address',
  googleAdsSendTo: 'plain',
  ga4Id: 'plain',
  metaPixelId: 'plain',
  figuresSource: 'plain',
};

export function shownSettings(config: Config): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(DISCLOSURE).map(([name, disclosure]) => [
      name,
      shown(config[name as keyof Config], disclosure),
    ]),
  );
}

function shown(value: unknown, disclosure: 'plain' | 'whether' | 'address'): unknown {
  if (disclosure === 'whether') return value ? 'set' : 'not set';
  if (typeof value === 'function') return 'by their number';
  if (value === undefined || value === '') return 'not set';
  if (disclosure === 'plain') return value;
  return withoutLogin(String(value));
}

/** A query may hold a password too. */
export function withoutLogin(address: string): string {
  const [authority = ''] = /(?<=:\/\/)[^/?]*/.exec(address) ?? [];
  const hosts = authority.slice(authority.lastIndexOf('@') + 1);
  const [first = ''] = hosts.split(',');
  const one = address.replace(hosts, first);
  if (!URL.canParse(one)) return 'set';
  const { protocol, username, pathname } = new URL(one);
  return `${protocol}//${username ? '***@' : ''}${hosts}${pathname}`;
}
