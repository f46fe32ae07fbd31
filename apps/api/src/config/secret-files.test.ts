import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from './config.js';
import { SECRET_SETTINGS } from './secret-files.js';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (text: string) => {
  const file = join(folder, String(Math.random()));
  writeFileSync(file, text);
  return file;
};
const SECRET = 'a secret in a file that is long enough';

describe('a secret in a file', () => {
  it.each([SECRET, `${SECRET}\n`, `${SECRET}\r\n`])(
    'is read as if it were the setting: %j',
    (text) => {
      const config = parseConfig({ SESSION_SECRET_FILE: written(text) });
      expect(config.sessionSecret).toBe(SECRET);
    },
  );

  it('may hold any setting that grants access', () => {
    const url = 'postgres://me:word@db.example/mine';
    expect(
      parseConfig({
        DATABASE_URL_FILE: written(url),
        SMTP_URL_FILE: written('smtp://mail.example'),
        ADMIN_PASSWORD_FILE: written(' with spaces '),
      }),
    ).toMatchObject({
      databaseUrl: url,
      smtpUrl: 'smtp://mail.example',
      adminPassword: ' with spaces ',
    });
  });

  it('is checked as the setting is', () => {
    expect(() => parseConfig({ SESSION_SECRET_FILE: written('short') })).toThrow(
      /SESSION_SECRET must have at least 32/,
    );
  });

  it('that is missing, empty or duplicate is reported with every other fault', () => {
    const faulty = () =>
      parseConfig({
        SECRETS_KEY_FILE: join(folder, 'none'),
        METRICS_TOKEN_FILE: written('\n'),
        DATABASE_URL_FILE: written('\n\n'),
        SESSION_SECRET: SECRET,
        SESSION_SECRET_FILE: written(SECRET),
        PORT: 'x',
      });
    expect(faulty).toThrow(/SECRETS_KEY_FILE: .+none cannot be read, or is empty/);
    expect(faulty).toThrow(/METRICS_TOKEN_FILE: .+ cannot be read, or is empty/);
    expect(faulty).toThrow(/DATABASE_URL_FILE: .+ cannot be read, or is empty/);
    expect(faulty).toThrow(/SESSION_SECRET and SESSION_SECRET_FILE may not both be set/);
    expect(faulty).toThrow(/PORT must be/);
  });

  it('exists for every such setting', () => {
    const documented = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const names = [
      ...documented.matchAll(/^([A-Z\d_]*(?:SECRET|KEY|TOKEN|PASSWORD|HASH|_URL)[A-Z_]*)=/gm),
    ];
    const open = ['PUBLIC_URL', 'ADDRESS_SEARCH_URL', 'SHARED_PASSWORD'];
    expect([...SECRET_SETTINGS].sort()).toEqual(
      names
        .map(([, name = '']) => name)
        .filter((name) => !open.includes(name))
        .sort(),
    );
  });
});
