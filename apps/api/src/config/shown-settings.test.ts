import { describe, expect, it } from '@jest/globals';
import { parseConfig } from './config.js';
import type { SECRET_SETTINGS } from './secret-files.js';
import { shownSettings } from './shown-settings.js';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$aGFzaGhhc2hoYXNoaGFzaA';
const SECRETS = {
  ADMIN_PASSWORD_HASH: HASH,
  SESSION_SECRET: 'the-secret-that-signs-every-session',
  METRICS_TOKEN: 'the-token-of-the-monitor',
  PUBLIC_API_KEY: 'the-key-of-integrators',
  ADMIN_EMAIL: 'kari@nordmann.no',
  MAIL_FROM: 'ola@nordmann.no',
};
const OPENING: Record<(typeof SECRET_SETTINGS)[number], readonly [value: string, word: string]> = {
  DATABASE_URL: ['postgres://worker:the-word@db.example/homes', 'the-word'],
  MIGRATION_URL: ['postgres://owner:the-word@db.example/homes', 'the-word'],
  SMTP_URL: ['smtp://sender:the-word@mail.example:587', 'the-word'],
  PUBLIC_API_KEY: ['the-word', 'the-word'],
  ADMIN_PASSWORD_HASH: [HASH, HASH],
  ADMIN_PASSWORD: ['the-word', 'the-word'],
  SESSION_SECRET: ['the-word'.repeat(4), 'the-word'],
  SESSION_SECRET_BEFORE: ['the-word'.repeat(4), 'the-word'],
  SECRETS_KEY: ['the-word'.repeat(4), 'the-word'],
  METRICS_TOKEN: ['the-word'.repeat(2), 'the-word'],
  FILES_S3_ACCESS_KEY_ID: ['the-word', 'the-word'],
  FILES_S3_SECRET_ACCESS_KEY: ['the-word', 'the-word'],
};
const S3 = {
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_BUCKET: 'homes',
  FILES_S3_ACCESS_KEY_ID: 'an id',
  FILES_S3_SECRET_ACCESS_KEY: 'a secret',
};
const config = parseConfig({
  ...SECRETS,
  DATABASE_URL: 'postgres://worker:db-word@db.example:5433/homes?password=other-word',
  SMTP_URL: 'smtp://sender%40a.example:mail-word@mail.example:587',
  TRUST_PROXY: '1',
});

describe('the settings that the start logs', () => {
  it('show the product’s configuration', () => {
    expect(shownSettings(config)).toMatchObject({
      production: false,
      port: 3000,
      databaseUrl: 'postgres://***@db.example:5433/homes',
      migrationUrl: 'not set',
      tracesUrl: 'not set',
      ga4Id: 'not set',
      smtpUrl: 'smtp://***@mail.example:587',
      trustProxy: 'by their number',
      sessionSecret: 'set',
      adminPassword: 'not set',
      matching: 'automatic',
    });
  });

  it('show each host of a database that has several', () => {
    const several = parseConfig({ DATABASE_URL: 'postgres://worker:db-word@one:5433,two/homes' });
    expect(shownSettings(several)['databaseUrl']).toBe('postgres://***@one:5433,two/homes');
  });

  it.each(Object.entries(OPENING))('hide %s', (name, [value, word]) => {
    const DATABASE_URL = 'postgres://worker@db.example/homes';
    const set = parseConfig({
      DATABASE_URL,
      ...(name.startsWith('FILES_S3') && S3),
      [name]: value,
    });
    expect(JSON.stringify(set)).toContain(word);
    expect(JSON.stringify(shownSettings(set))).not.toContain(word);
  });

  it('contain no secret and no personal data', () => {
    const disclosure = JSON.stringify(shownSettings(config));
    for (const secret of [
      ...Object.values(SECRETS),
      'db-word',
      'other-word',
      'mail-word',
      'sender',
    ])
      expect(disclosure).not.toContain(secret);
  });
});
