import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const TURBO = path.join(ROOT, 'node_modules/.bin/turbo');
const OXLINT = path.join(ROOT, 'node_modules/.bin/oxlint');

describe('a layer rule of the linter', () => {
  const WALLS = [
    ['libs/domain/src/leads/lead.ts', "import 'node:fs';", 'house/only-packages'],
    ['libs/domain/src/leads/lead.ts', "export * from 'zod';", 'house/only-packages'],
    ['libs/domain/src/leads/lead.ts', "await import('node:net');", 'house/only-packages'],
    ['libs/domain/src/leads/lead.ts', "import '@boligstyling/application';", 'house/only-packages'],
    ['libs/domain/src/leads/lead.ts', 'process.exit();', 'eslint/no-restricted-globals'],
    ['libs/application/src/leads/submit-lead.ts', "import 'node:crypto';", 'house/only-packages'],
    [
      'libs/application/src/leads/submit-lead.ts',
      "import '@nestjs/common';",
      'house/only-packages',
    ],
    ['libs/application/src/leads/submit-lead.ts', "import '@jest/globals';", 'house/only-packages'],
    ['libs/application/src/testing/mailer.ts', "import 'node:fs';", 'house/only-packages'],
    ['libs/messages/src/email.ts', "import 'nodemailer';", 'house/only-packages'],
    ['libs/messages/src/email.ts', "import 'node:url';", 'house/only-packages'],
    ['libs/messages/src/templates/a.ts', "await import('node:fs');", 'house/only-packages'],
    [
      'libs/messages/src/testing/a.ts',
      "import '@boligstyling/adapters-mail';",
      'house/only-packages',
    ],
    ['libs/messages/src/email.ts', "await fetch('/');", 'eslint/no-restricted-globals'],
    ['libs/domain/src/core/a.ts', "import '../leads/b.js';", 'house/layers'],
    ['libs/domain/src/leads/a.ts', "import '../assignments/b.js';", 'house/layers'],
    ['libs/application/src/billing/a.ts', "import '../notifications/b.js';", 'house/layers'],
    ['libs/adapters-postgres/src/core/a.ts', "import '../tables/b.js';", 'house/layers'],
    ['libs/adapters-postgres/src/tables/a.ts', "import '../leads/b.js';", 'house/layers'],
    ['libs/adapters-postgres/src/lead-case/a.ts', "import '../leads/b.js';", 'house/layers'],
    ['apps/api/src/leads/a.ts', "import '../app.module.js';", 'house/layers'],
    ['apps/api/src/billing/a.ts', "import '../partners/b.js';", 'house/layers'],
    ['apps/api/src/platform/limits/a.ts', "import '../../leads/b.js';", 'house/layers'],
    ['apps/api/src/config/a.ts', "import '../platform/b.js';", 'house/layers'],
    [
      'apps/api/src/leads/a.ts',
      "import '@boligstyling/adapters-mail';",
      'eslint/no-restricted-imports',
    ],
    [
      'apps/api/src/platform/a.ts',
      "import '@boligstyling/adapters-postgres';",
      'eslint/no-restricted-imports',
    ],
    ['apps/api/src/leads/a.ts', "import '@boligstyling/messages';", 'eslint/no-restricted-imports'],
    ['apps/api/src/leads/a.ts', 'export const SLOW = /a+b/;', 'regexp/no-super-linear-move'],
    ['apps/web/src/features/a/x.ts', "import '../b/y';", 'house/layers'],
    ['apps/web/src/features/a/deep/x.ts', "await import('../../b/y');", 'house/layers'],
    ['apps/web/src/features/a/x.ts', "import '../../pages/home';", 'house/layers'],
    ['apps/web/src/features/a/x.ts', "import '../../app/store';", 'house/layers'],
    ['apps/web/src/features/admin/sales/x.ts', "import '../leads/y';", 'house/layers'],
    ['apps/web/src/features/admin/sales/x.ts', "await import('../deals/deep/y');", 'house/layers'],
    ['apps/web/src/features/admin/sales/x.ts', "import '../y';", 'house/layers'],
    ['apps/web/src/features/admin/sales/x.ts', "import '../../tracking/y';", 'house/layers'],
    ['apps/web/src/features/admin/shared/ui/x.ts', "import '../../sales/y';", 'house/layers'],
    ['apps/web/src/features/tracking/x.ts', "import '../admin/sales/y';", 'house/layers'],
    ['apps/web/src/features/tracking/x.ts', "import '../admin/shared/y';", 'house/layers'],
    ['apps/web/src/shared/ui/x.ts', "import '../../features/a/y';", 'house/layers'],
    ['apps/web/src/shared/ui/x.ts', "import '../../features/admin/sales/y';", 'house/layers'],
    ['apps/web/src/content/x.ts', "import '../shared/ui/y';", 'house/layers'],
    ['apps/web/src/pages/x.ts', "import '../app/router';", 'house/layers'],
    ['apps/web/src/shared/config/x.ts', "import '../ui/y';", 'house/layers'],
    ['apps/web/src/shared/config/x.ts', "import '../../app/store';", 'house/layers'],
    ['libs/adapters-postgres/src/leads/a.ts', "f(`a.state = 'accepted'`);", 'house/states-in-sql'],
    [
      'libs/adapters-postgres/src/leads/a.ts',
      "f(`${x} status not in ('new')`);",
      'house/states-in-sql',
    ],
    ['libs/adapters-postgres/src/leads/a.ts', 'f("set report = \'won\'");', 'house/states-in-sql'],
  ];

  const folders = globSync('apps/api/src/*/', { cwd: ROOT }).map((folder) => path.basename(folder));
  const rooms = folders.filter((name) => !['by-name', 'testing'].includes(name));
  const UNGIVEN = rooms.map((name) => [
    `apps/api/src/${name}/a.ts`,
    "import '../by-name/b.js';",
    'house/layers',
  ]);

  const DOORS = [
    ['libs/application/src/leads/submit-lead.ts', "import '@boligstyling/domain';"],
    ['libs/application/src/leads/submit-lead.test.ts', "import '@jest/globals';"],
    [
      'libs/messages/src/templates/a.ts',
      "import '@boligstyling/application';\nimport '../letter.js';",
    ],
    ['libs/messages/src/a.test.ts', "import 'nodemailer';"],
    ['apps/api/src/by-name/a.ts', "import '../leads/b.js';"],
    ['apps/api/src/app.module.ts', "import './leads/a.js';\nimport '@boligstyling/adapters-mail';"],
    ['apps/web/src/features/a/x.ts', "import './y';\nimport '../../shared/ui/button';"],
    ['apps/web/src/features/admin/sales/x.ts', "import '../shared/y';\nimport './deep/y';"],
    ['apps/web/src/features/admin/shared/ui/x.ts', "import '../session/y';"],
    ['apps/web/src/pages/x.ts', "import '../features/admin/a/y';\nimport '../features/b/y';"],
    ['libs/adapters-postgres/src/leads/a.ts', "f(`state = ${x} and kind = 'merged'`);"],
    ['libs/adapters-postgres/src/migrations/a.ts', "f(`state = 'accepted'`);"],
    ['apps/web/src/content/x.ts', "import '../shared/config/paths';"],
    ['apps/web/src/app/store.ts', "import '../features/a/y';\nimport '../features/b/y';"],
  ];

  let copy;
  let faults;
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
    cpSync(path.join(ROOT, 'oxlint.config.ts'), path.join(copy, 'oxlint.config.ts'));
    cpSync(path.join(ROOT, 'tools/lint'), path.join(copy, 'tools/lint'), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    for (const [file, code] of [...WALLS, ...UNGIVEN, ...DOORS]) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      appendFileSync(path.join(copy, file), `${code}\n`);
    }
    const { stdout } = spawnSync(OXLINT, ['--format=json', 'apps', 'libs'], {
      cwd: copy,
      encoding: 'utf8',
    });
    faults = JSON.parse(stdout).diagnostics;
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  function faultsOf(file, code) {
    const lines = readFileSync(path.join(copy, file), 'utf8').split('\n');
    const isOfCode = ({ span }) => code.split('\n').includes(lines[span.line - 1]);
    return faults
      .filter(({ filename, labels }) => filename === file && labels.some(isOfCode))
      .map((fault) => fault.code.replace('(', '/').slice(0, -1));
  }

  it.each([...WALLS, ...UNGIVEN])('%s: %s', (file, code, rule) =>
    expect(faultsOf(file, code)).toEqual([rule]),
  );

  it.each(DOORS)('%s may import: %s', (file, code) => expect(faultsOf(file, code)).toEqual([]));
});

describe('a boundary between packages', () => {
  let copy;
  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
    for (const file of globSync('{,{apps,libs}/*/}{package,package-lock,turbo}.json', {
      cwd: ROOT,
    })) {
      cpSync(path.join(ROOT, file), path.join(copy, file));
    }
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  function plant(workspace, code, dependency) {
    const manifest = path.join(copy, workspace, 'package.json');
    const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
    const more = dependency && { [dependency]: '*' };
    writeFileSync(
      manifest,
      JSON.stringify({ ...rest, dependencies: { ...dependencies, ...more } }),
    );
    mkdirSync(path.join(copy, workspace, 'src'));
    writeFileSync(path.join(copy, workspace, 'src/planted.ts'), `${code}\n`);
  }

  function boundaries() {
    const { status, stdout, stderr } = spawnSync(TURBO, ['boundaries'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    });
    return { status, output: stdout + stderr };
  }

  it.each([
    ['libs/domain', '@boligstyling/application'],
    ['libs/application', '@boligstyling/adapters-postgres'],
    ['libs/application', '@boligstyling/messages'],
    ['libs/messages', '@boligstyling/adapters-mail'],
    ['libs/adapters-mail', '@boligstyling/messages'],
    ['libs/adapters-mail', '@boligstyling/adapters-postgres'],
    ['apps/web', '@boligstyling/application'],
    ['apps/api', '@boligstyling/web'],
  ])('%s may not use %s, even if it declares it', (workspace, name) => {
    plant(workspace, `import '${name}';`, name);
    const { status, output } = boundaries();
    expect(output).toContain(name);
    expect(status).toBe(1);
  });

  it.each([
    ['libs/application', "import '../../domain/src/lead.js';", 'leaves the package'],
    ['libs/domain', "import 'zod';", 'cannot import package `zod`'],
  ])('%s may not say %s', (workspace, code, fault) => {
    plant(workspace, code);
    const { status, output } = boundaries();
    expect(output).toContain(fault);
    expect(status).toBe(1);
  });

  it.each([
    ['libs/application', '@boligstyling/domain'],
    ['libs/messages', '@boligstyling/application'],
    ['apps/api', '@boligstyling/messages'],
  ])('lets %s use %s', (workspace, name) => {
    plant(workspace, `import '${name}';`);
    expect(boundaries()).toMatchObject({ status: 0 });
  });
});

/** Each file there is one of a series: a decision, a finding, a size of one picture. */
const SERIES = ['docs/decisions', 'findings', 'apps/web/public/pictures'];

it('no folder has more than 40 files lying flat', () => {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' });
  const folders = stdout
    .trim()
    .split('\n')
    .map((file) => path.dirname(file));
  const sizes = Map.groupBy(folders, (folder) => folder);
  const full = [...sizes].filter(([folder, { length }]) => length > 40 && !SERIES.includes(folder));
  expect(sizes.size).toBeGreaterThan(100);
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});
