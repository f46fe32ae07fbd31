import { readFileSync } from 'node:fs';
import { roleOf } from '@boligstyling/adapters-postgres';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { parseConfig } from './config.js';

interface Compose {
  readonly services: {
    readonly app: {
      readonly environment: Record<string, string>;
      readonly depends_on: { readonly roles: { readonly condition: string } };
    };
    readonly roles: { readonly command: readonly string[] };
    readonly mail: { readonly profiles: readonly string[] };
    readonly database: { readonly environment: { readonly POSTGRES_USER: string } };
  };
}
type Variables = Readonly<Record<string, string>>;

const read = (file: string) =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const { services } = parse(read('docker-compose.yml')) as Compose;

/** As Compose puts variables in: `${NAME:-another, in which there may be more}`. */
function filled(text: string, env: Variables): string {
  const inner = /\$\{(\w+):-([^${}]*)\}/;
  let now = text;
  while (inner.test(now))
    now = now.replace(inner, (_, name: string, other: string) => env[name] || other);
  return now;
}
const settings = (env: Variables = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services.app.environment).map(([name, text]) => [name, filled(text, env)]),
  );

describe('docker-compose.yml', () => {
  it('serves as another role than the one that owns the tables, and makes that role first', () => {
    const { databaseUrl = '', migrationUrl = '' } = parseConfig(
      settings({ POSTGRES_PASSWORD: 'a' }),
    );
    expect([roleOf(databaseUrl), roleOf(migrationUrl)]).toEqual([
      'boligstyling_worker',
      services.database.environment.POSTGRES_USER,
    ]);
    expect(new URL(migrationUrl).password).toBe('a');
    expect(services.app.depends_on.roles.condition).toBe('service_completed_successfully');
    const password = services.roles.command.find((each) => each.startsWith('--set=password='));
    expect(filled(password ?? '', { WORKER_PASSWORD: 'b' })).toBe('--set=password=b');
    expect(new URL(settings({ WORKER_PASSWORD: 'b' })['DATABASE_URL'] ?? '').password).toBe('b');
    expect(read('ops/database-roles.sql')).toContain(
      'alter role boligstyling_worker login nosuperuser nocreatedb nocreaterole',
    );
  });

  it('leaves a database of one’s own to the role that is named', () => {
    const own = { DATABASE_URL: 'postgres://me:pw@db.example/mine' };
    expect(settings(own)).toMatchObject({ ...own, MIGRATION_URL: own.DATABASE_URL });
    const both = { ...own, MIGRATION_URL: 'postgres://owner:pw@db.example/mine' };
    expect(settings(both)).toMatchObject(both);
  });

  it('catches e-mails only for who tries it out: production needs a mail server of its own', () => {
    const inProduction = settings({ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' });
    expect(() => parseConfig(inProduction)).toThrow(/- SMTP_URL must be set/);
    expect(() => parseConfig({ ...inProduction, PUBLIC_URL: '' })).toThrow(/- PUBLIC_URL must/);
    expect(services.mail.profiles).toEqual(['trial']);
    const trial = Object.fromEntries(
      [...read('ops/trial.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, text]) => [name, text]),
    ) as Record<string, string>;
    expect(trial['COMPOSE_PROFILES']).toBe('trial');
    expect(parseConfig(settings(trial))).toMatchObject({ smtpUrl: 'smtp://mail:1025' });
  });

  it('passes on whatever production insists on', () => {
    const missing: string[] = [];
    try {
      parseConfig({ NODE_ENV: 'production' });
    } catch (error) {
      missing.push(...[...String(error).matchAll(/^- (\w+)/gm)].map(([, name = '']) => name));
    }
    expect(missing.length).toBeGreaterThan(3);
    expect(Object.keys(settings())).toEqual(expect.arrayContaining(missing));
  });
});
