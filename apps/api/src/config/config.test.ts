import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Config, parseConfig } from './config.js';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$aGFzaGhhc2hoYXNoaGFzaA';
const SECRET = 'a'.repeat(32);
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_API_KEY: 'key',
  ADMIN_EMAIL: 'admin@boligstyling.no',
  SMTP_URL: 'smtp://mail.boligstyling.no',
  PUBLIC_URL: 'https://boligstyling.no',
  CONTACT_EMAIL: 'kontakt@boligstyling.no',
};
const RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

const COMPLETE = {
  ...PRODUCTION,
  ADMIN_PASSWORD_HASH: HASH,
  SESSION_SECRET: SECRET,
  SECRETS_KEY: SECRET,
};

const OPERATING = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');

/** Required settings according to operating.md: the first column of its table. */
function documentedSettings(): string[] {
  const [, section = ''] = OPERATING.split(/^## /m);
  const cells = section.split('\n').map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)/g)].map(([, name = '']) => name));
}

describe('the settings', () => {
  it('need nothing outside production', () => {
    expect(parseConfig({})).toMatchObject({
      production: false,
      trustProxy: false,
      matching: 'automatic',
      corsOrigins: [],
      leadsPerMinute: 30,
      adminEmail: 'kontakt@boligstyling.example',
    });
  });

  it('need every secret in production, and say so all at once', () => {
    const parse = () => parseConfig({ NODE_ENV: 'production' });
    expect(parse).toThrow(/PUBLIC_API_KEY/);
    expect(parse).toThrow(/ADMIN_PASSWORD_HASH must be set/);
    expect(parse).toThrow(/SESSION_SECRET must be set/);
    expect(parse).toThrow(/SECRETS_KEY must be set/);
    expect(parse).toThrow(/ADMIN_EMAIL must be set in production/);
    expect(parseConfig(COMPLETE)).toMatchObject({ production: true, adminPasswordHash: HASH });
  });

  it('are needed in production as operating.md says, all of these and no others', () => {
    const documented = documentedSettings();
    expect(documented.toSorted()).toEqual(Object.keys(COMPLETE).toSorted());
    for (const name of documented.filter((each) => each !== 'NODE_ENV')) {
      expect(() => parseConfig({ ...COMPLETE, [name]: '' })).toThrow(
        new RegExp(`^The settings are at fault:\n- ${name} must be set`),
      );
    }
  });

  it('need an administrator’s e-mail address for the shared password in production, and say so', () => {
    expect(parseConfig(COMPLETE)).toMatchObject({ adminEmail: 'admin@boligstyling.no' });
    const ADMIN_EMAIL = 'leder@firma.local';
    expect(parseConfig({ ...COMPLETE, ADMIN_EMAIL })).toMatchObject({ adminEmail: ADMIN_EMAIL });
    expect(() => parseConfig({ ...COMPLETE, ADMIN_EMAIL: ' ' })).toThrow(
      /^The settings are at fault:\n- ADMIN_EMAIL must be set in production: .+$/,
    );
  });

  it.each(['', 'http://boligstyling.no', 'https://localhost', 'https://127.0.0.1:8443'])(
    'need an address in production that e-mails can link to, and «%s» is none',
    (publicUrl) => {
      expect(() => parseConfig({ ...COMPLETE, PUBLIC_URL: publicUrl })).toThrow(
        /^The settings are at fault:\n- PUBLIC_URL must be set in production.+$/,
      );
    },
  );

  it.each(['https://Bolig.no/', 'HTTPS://bolig.no:443', 'https:bolig.no', 'https://bolig.no?'])(
    'have the public address as browsers write it, and not as «%s»',
    (given) => expect(parseConfig({ PUBLIC_URL: given }).publicUrl).toBe('https://bolig.no'),
  );

  it('need a mail server in production, unless they say that e-mails are to be files', () => {
    const without = { ...COMPLETE, SMTP_URL: '' };
    expect(() => parseConfig(without)).toThrow(
      /^The settings are at fault:\n- SMTP_URL must be set in production, or MAIL=files.+$/,
    );
    const files = { ...without, MAIL: 'files', PUBLIC_URL: 'http://localhost:3000' };
    expect(parseConfig(files)).toMatchObject({ mail: 'files', smtpUrl: undefined });
    expect(parseConfig({ ...COMPLETE, MAIL: 'files' })).toMatchObject({ smtpUrl: undefined });
  });

  it('need an e-mail address in production for visitors and the operator', () => {
    const without = { ...COMPLETE, CONTACT_EMAIL: '' };
    expect(() => parseConfig(without)).toThrow(
      /^The settings are at fault:\n- CONTACT_EMAIL must be set in production.+$/,
    );
    expect(parseConfig({ ...without, MAIL: 'files' })).toMatchObject({ production: true });
  });

  it('say of what is the default that it has to be another', () => {
    const CONTACT_EMAIL = 'kontakt@boligstyling.example';
    expect(() => parseConfig({ ...COMPLETE, CONTACT_EMAIL })).toThrow(
      `CONTACT_EMAIL must be set in production, to another address than ${CONTACT_EMAIL}:`,
    );
    const PUBLIC_API_KEY = 'boligstyling-development-key';
    expect(() => parseConfig({ ...COMPLETE, PUBLIC_API_KEY })).toThrow(
      `PUBLIC_API_KEY must be set in production, to another key than ${PUBLIC_API_KEY}`,
    );
  });

  it('may be addresses as docs/operating.md shows them for production', () => {
    const addresses = OPERATING.matchAll(/^(PUBLIC_URL|SMTP_URL|[A-Z]+_EMAIL|MAIL_FROM)=(.+)$/gm);
    const env = Object.fromEntries([...addresses].map(([, name, value]) => [name, value]));
    expect(parseConfig({ ...COMPLETE, ...env })).toMatchObject({ mailFrom: env['MAIL_FROM'] });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535'],
    [{ CONTACT_EMAIL: 'kontakt' }, 'CONTACT_EMAIL must be an e-mail address, and nothing else'],
  ])('report %j alone, without the faults that follow from it', (env, fault) => {
    const parse = () => parseConfig(env);
    expect(parse).toThrow(new Error(`The settings are at fault:\n- ${fault}`));
  });

  it('need no password in production where the shared one is off', () => {
    const env = {
      ...PRODUCTION,
      ADMIN_EMAIL: '',
      SESSION_SECRET: SECRET,
      SECRETS_KEY: SECRET,
      SHARED_PASSWORD: 'off',
    };
    expect(parseConfig(env)).toMatchObject({ sharedPassword: 'off', adminPasswordHash: '' });
  });

  it.each([
    [{ SHARED_PASSWORD: 'no' }, /SHARED_PASSWORD must be on or off/],
    [{ NODE_ENV: 'Production' }, /NODE_ENV must be development or production/],
    [{ NODE_ENV: '"production"' }, /NODE_ENV has quotes around it/],
    [{ DATA_DIR: "'/var/lib/boligstyling'" }, /DATA_DIR has quotes around it/],
    [{ CONTACT_EMAIL: "'post@bolig.no'" }, /CONTACT_EMAIL has quotes around it/],
    [{ PUBLIC_URL: 'https://bolig.no/styling' }, /PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: 'https://:word@bolig.no' }, /PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: 'https://bolig.no/?a=1' }, /PUBLIC_URL must be an address without a path/],
    [
      { ...PRODUCTION, ADMIN_PASSWORD: 'plain', SESSION_SECRET: SECRET, SECRETS_KEY: SECRET },
      /may not be used in prod/,
    ],
    [{ ADMIN_PASSWORD: 'plain', ADMIN_PASSWORD_HASH: HASH }, /may not both be set/],
    [{ ADMIN_PASSWORD_HASH: 'plain' }, /must be a hash/],
    [{ ADMIN_PASSWORD_HASH: '$2b$10$abcdefghijklmnopqrstuv' }, /must be a hash/],
    [{ SESSION_SECRET: 'short' }, /at least 32/],
    [{ SESSION_SECRET_BEFORE: 'short' }, /SESSION_SECRET_BEFORE must have at least 32/],
    [{ SESSION_SECRET: SECRET, SESSION_SECRET_BEFORE: SECRET }, /must be another than/],
    [{ SECRETS_KEY: 'short' }, /SECRETS_KEY must have at least 32/],
    [{ SECRETS_KEY: 'boligstyling-er-best-1' }, /SECRETS_KEY must have at least 32/],
    [{ ADMIN_EMAIL: 'admin' }, /ADMIN_EMAIL must be an e-mail address/],
    [{ MAIL_FROM: 'Bolig <post@bolig.no>' }, /MAIL_FROM must be an e-mail address/],
    [{ CONTACT_EMAIL: 'a@bolig.no, b@bolig.no' }, /CONTACT_EMAIL must be an e-mail address/],
    [{ MAIL: 'file' }, /MAIL must be sent or files/],
    [
      { DATABASE_URL: 'postgres://u:p@one,two/db?target_session_attrs=standby' },
      /DATABASE_URL may have target_session_attrs=read-write/,
    ],
    [
      { DATABASE_URL: 'postgres://u:p@one:5432,two:port/db' },
      /DATABASE_URL cannot be read as a URL/,
    ],
    [{ DATABASE_URL: 'postgres://u:p#w@one/db' }, /DATABASE_URL cannot .+ # .+ as %23/],
    ...[
      'smtp://user:p@ss/word@mail.example:587',
      'smtp://user:12/abc+geheim@mail.example:587',
      'smtp://user:12?geheim@mail.example:587',
      'smtp://user:12#geheim@mail.example:587',
    ].map((SMTP_URL) => [{ SMTP_URL }, /SMTP_URL cannot .+ \/ .+ as %23 %2F/] as const),
    ...[
      'postgres://u:p@ss/word@one/db',
      'postgres://u:12/abc@one:5432,two/db',
      'postgres://u:12/abc?word@one/db',
    ].map((DATABASE_URL) => [{ DATABASE_URL }, /DATABASE_URL cannot .+ as %23 %2F/] as const),
    [{ DATABASE_URL: 'postgres://one' }, /DATABASE_URL must name a host and a database/],
    [
      { MIGRATION_URL: 'postgres:///db', DATABASE_URL: 'postgres://one/db' },
      /MIGRATION_URL must name/,
    ],
    [{ DATABASE_POOLER: 'transaction' }, /DATABASE_POOLER needs a DATABASE_URL/],
    [{ HOST: 'http://0.0.0.0' }, /HOST must be an address of this machine/],
    [{ HOST: 'one two' }, /HOST must be an address of this machine/],
    [{ PRODUCT_NAME: 'x'.repeat(81) }, /PRODUCT_NAME must be a name .+ 80 signs/],
    [{ PRODUCT_NAME: '–' }, /PRODUCT_NAME must be a name/],
    [{ WORDMARK: 'Bolig\nstyling' }, /WORDMARK must be a name on one line/],
    [{ GA4_ID: 'x' }, /GA4_ID must look like G-/],
    [{ GA4_ID: 'UA-123-1' }, /GA4_ID must look like G-/],
    [{ GOOGLE_ADS_SEND_TO: 'AW-123456789' }, /GOOGLE_ADS_SEND_TO must look like AW-\d+\/AbCdEf/],
    [{ META_PIXEL_ID: 'pixel' }, /META_PIXEL_ID must look like 1234/],
    [{ PUBLIC_API_KEY: 'nøkkel' }, /PUBLIC_API_KEY may hold/],
    [{ METRICS_TOKEN: 'gjør mer for måling' }, /METRICS_TOKEN may hold/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318/v1/traces' }, /stands without \/v1\/traces/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY/],
    [{ MATCHING: 'never' }, /MATCHING must be automatic or manual/],
    [
      { SMTP_URL: 'https://mail.example' },
      /SMTP_URL must be a URL that starts with smtp: or smtps:/,
    ],
    [{ SMTP_URL: 'smtp:mail.example:587' }, /SMTP_URL must name a host, as in smtp:\/\//],
    [{ SMTP_URL: 'smtp://' }, /SMTP_URL must name a host/],
    [{ SMTP_URL: 'smtp://mail.example?requireTls=true' }, /SMTP_URL insists .+ by requireTLS=true/],
    [{ SMTP_URL: 'smtp://mail.example?requireTLS' }, /SMTP_URL insists .+ by requireTLS=true/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 16/],
    [{ LEADS_PER_MINUTE: '-1' }, /LEADS_PER_MINUTE must be a whole number/],
    [{ CORS_ORIGINS: '*' }, /CORS_ORIGINS/],
    [{ CORS_ORIGINS: 'https://megler.example/kontakt' }, /CORS_ORIGINS/],
    [{ CORS_ORIGINS: 'https://a.example, null' }, /CORS_ORIGINS/],
    [{ CORS_ORIGINS: 'ftp://a.example' }, /CORS_ORIGINS/],
    [{ ADDRESS_SEARCH_URL: 'https://a.example/sok?key=1' }, /ADDRESS_SEARCH_URL stands without/],
    [{ ADDRESS_SEARCH_URL: 'https://u:p@a.example/sok' }, /ADDRESS_SEARCH_URL stands without/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: 'fd00::/129' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/8, everyone' }, /TRUST_PROXY/],
    [
      { BACKUP_RECIPIENT: RECIPIENT.replace('hjy', 'hyj') },
      /BACKUP_RECIPIENT is no recipient of age/,
    ],
    [{ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' }, /BACKUP_RECIPIENT is no recipient of age/],
    [{ BACKUP_RECIPIENT: `${RECIPIENT}, age1nobody` }, /BACKUP_RECIPIENT is no recipient of age/],
  ])('refuse %j', (env, fault) => expect(() => parseConfig(env)).toThrow(fault));

  it('take a recipient of backups as `age-keygen` prints it', () => {
    const { backupRecipient } = parseConfig({ BACKUP_RECIPIENT: RECIPIENT });
    expect(backupRecipient).toBe(RECIPIENT);
    const several = `${RECIPIENT} ${RECIPIENT},${RECIPIENT}`;
    expect(parseConfig({ BACKUP_RECIPIENT: several }).backupRecipient).toBe(several);
  });

  it('let the pages of the origins that are named call', () => {
    const { corsOrigins } = parseConfig({ CORS_ORIGINS: 'https://a.example, http://b.example:81' });
    expect(corsOrigins).toEqual(['https://a.example', 'http://b.example:81']);
  });

  it('take a password whose signs are written as they have to be, and options behind the host', () => {
    const mail = {
      SMTP_URL: 'smtps://kari%40bolig.no:p%40ss%2Fword@mail.example/?pool=true&requireTLS=true',
    };
    const database = { DATABASE_URL: 'postgres://u:p%40%2Fw@one,two/db?sslmode=verify-full' };
    const { smtpUrl, databaseUrl } = parseConfig({ ...mail, ...database });
    expect([smtpUrl, databaseUrl]).toEqual([mail.SMTP_URL, database.DATABASE_URL]);
  });

  it('trust the stated number of proxies, or the named ones', () => {
    const { trustProxy } = parseConfig({ TRUST_PROXY: '1' });
    const isTrusted = trustProxy as Exclude<Config['trustProxy'], false | string[]>;
    expect([isTrusted('10.0.0.1', 0), isTrusted('203.0.113.7', 1)]).toEqual([true, false]);
    expect(parseConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1' })).toMatchObject({
      trustProxy: ['loopback', '10.0.0.0/8', 'fd00::1'],
    });
  });
});
