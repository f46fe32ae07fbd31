import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ENVIRONMENT, ROOT, run } from './run.mjs';

/**
 * Finds or installs a browser for tests and prints its path. Progress goes to standard error.
 *
 * --shell  prefers Chromium's headless shell if available soon: it renders like Chromium but draws
 *   no windows, and takes half the CPU time of a journey
 */
const { values } = parseArgs({ options: { shell: { type: 'boolean', default: false } } });
const FOUND_LAST_TIME = path.join(
  ROOT,
  'node_modules/.cache/boligstyling',
  values.shell ? 'browser-shell' : 'browser',
);

const { CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH } = process.env;
const CHOSEN = [CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH];

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Playwright's shell is next to its Chromium. */
const [PLAYWRIGHTS] = chromium.executablePath().split(/[\\/]chromium-/);
const PLAYWRIGHTS_SHELL = 'chromium_headless_shell-*/*/chrome-headless-shell{,.exe}';
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function candidates() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = (names) =>
    names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const playwrightsShells = globSync(PLAYWRIGHTS_SHELL, { cwd: PLAYWRIGHTS }).map((file) =>
    path.join(PLAYWRIGHTS, file),
  );
  const lastTime = existsSync(FOUND_LAST_TIME) && readFileSync(FOUND_LAST_TIME, 'utf8');
  return [
    ...CHOSEN,
    ...(values.shell ? [...onPath(SHELLS), ...playwrightsShells] : []),
    ...[lastTime, ...onPath(NAMES), ON_MACOS, chromium.executablePath()],
  ].filter((file) => file && existsSync(file));
}

/** A busy machine may fail to paint in time. */
const TRIES = 3;

/** Renders a page, because some distributions' «chromium» is a stub that never starts. */
async function renders(executablePath, triesLeft = TRIES - 1) {
  try {
    const browser = await chromium.launch({ executablePath, timeout: 180_000 });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Boligstyling</h1>');
      return (await page.screenshot()).length > 0;
    } finally {
      await browser.close();
    }
  } catch (error) {
    console.error(`${executablePath} does not start: ${error.message.split('\n')[0]}`);
    return triesLeft > 0 && renders(executablePath, triesLeft - 1);
  }
}

async function find() {
  for (const file of new Set(candidates())) if (await renders(file)) return file;
  return undefined;
}

/** Longer than a wait for the lock and an installation on a busy machine. */
const HANGS_MS = 20 * 60_000;
/** Playwright's own calls of apt-get read `APT_CONFIG` too. */
const INSTALL = {
  stdio: ['ignore', 2, 2],
  timeout: HANGS_MS,
  env: {
    ...ENVIRONMENT,
    DEBIAN_FRONTEND: 'noninteractive',
    APT_CONFIG: path.join(ROOT, 'tools/apt.conf'),
  },
};
const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];
const isRoot = process.getuid?.() === 0;

const UPDATES = 6;
const UPDATE_AGAIN_MS = 10_000;

/** The lock of the package lists has no time-out of apt's, so a failed update is tried again. */
async function aptUpdated(options) {
  for (let turn = 1; turn <= UPDATES; turn += 1) {
    if (await run('apt-get', ['update', '-qq'], options)) return true;
    if (turn < UPDATES) await sleep(UPDATE_AGAIN_MS);
  }
  return false;
}

/**
 * Ways to install a browser or its libraries; each resolves to true if another look is worthwhile.
 */
const INSTALLS = [
  {
    name: "Playwright's Chromium",
    install: () => run('playwright', ['install', 'chromium'], INSTALL),
  },
  {
    name: "the libraries that Playwright's Chromium needs",
    install: async () =>
      isRoot &&
      existsSync(chromium.executablePath()) &&
      run('playwright', ['install-deps', 'chromium'], INSTALL),
  },
  {
    name: "the system's Chromium, with apt-get",
    install: async () =>
      isRoot &&
      (await aptUpdated(INSTALL)) &&
      run('apt-get', [...APT_INSTALL, 'chromium'], INSTALL),
  },
];

const QUIET = { ...INSTALL, stdio: 'ignore' };
const SHELL = [...APT_INSTALL, '--no-remove', SHELLS[0]];
const SHELL_INSTALLS = [
  async () =>
    isRoot &&
    (await aptUpdated(QUIET)) &&
    (await run('apt-get', [...SHELL, '--download-only'], QUIET)) &&
    run('apt-get', SHELL, INSTALL),
  () => run('playwright', ['install', 'chromium', '--only-shell'], { ...QUIET, timeout: 60_000 }),
];

/** The shell, if available. A browser found last time is kept. */
async function lighter(found) {
  const isSettled = CHOSEN.includes(found) || existsSync(FOUND_LAST_TIME);
  if (isSettled || SHELLS.includes(path.parse(found).name)) return found;
  for (const install of SHELL_INSTALLS) {
    const browser = (await install()) ? await find() : found;
    if (browser !== found) return browser;
  }
  console.error("Chromium's headless shell is not to be had: journeys take nearly twice as long.");
  return found;
}

let browser = await find();
for (const { name, install } of INSTALLS) {
  if (browser) break;
  console.error(`No browser starts here. Trying ${name} …`);
  if (await install()) browser = await find();
}
if (browser && values.shell) browser = await lighter(browser);

if (browser) {
  mkdirSync(path.dirname(FOUND_LAST_TIME), { recursive: true });
  writeFileSync(FOUND_LAST_TIME, browser);
  console.log(browser);
} else {
  console.error('No browser starts here. Install Chromium or Chrome, or point CHROME_PATH at one.');
  process.exitCode = 1;
}
