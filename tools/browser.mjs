import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ENVIRONMENT, ROOT, run } from './run.mjs';

/**
 * Finds a browser to test in, or installs one, and prints its path. What it does on the way goes to
 * standard error.
 *
 * --shell  rather Chromium's headless shell, where there is one or it can be had soon: it draws and
 *          runs pages as Chromium does, but no windows around them, which takes half the processor
 *          time of a journey
 */
const { values } = parseArgs({ options: { shell: { type: 'boolean', default: false } } });
const FOUND_LAST_TIME = path.join(
  ROOT,
  'node_modules/.cache/boligstyling',
  values.shell ? 'browser-shell' : 'browser',
);

const { CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH } = process.env;
/** What someone has chosen for us. */
const CHOSEN = [CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH];

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Playwright's own shell lies beside its Chromium. */
const [PLAYWRIGHTS] = chromium.executablePath().split(/[\\/]chromium-/);
const PLAYWRIGHTS_SHELL = 'chromium_headless_shell-*/*/chrome-headless-shell{,.exe}';
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Browsers that may be here already, the likeliest first. */
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

/** Whether it really renders: some distributions' «chromium» is a stub that never starts. */
async function renders(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, timeout: 30_000 });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Boligstyling</h1>');
      return (await page.screenshot()).length > 0;
    } finally {
      await browser.close();
    }
  } catch (error) {
    console.error(`${executablePath} does not start: ${error.message.split('\n')[0]}`);
    return false;
  }
}

async function find() {
  for (const file of new Set(candidates())) if (await renders(file)) return file;
  return undefined;
}

const INSTALL = {
  stdio: ['ignore', 2, 2],
  timeout: 5 * 60_000,
  env: { ...ENVIRONMENT, DEBIAN_FRONTEND: 'noninteractive' },
};
const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];
const isRoot = process.getuid?.() === 0;

/** Ways to get a browser, or what one lacks; each says whether it is worth looking again. */
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
      (await run('apt-get', ['update', '-qq'], INSTALL)) &&
      run('apt-get', [...APT_INSTALL, 'chromium'], INSTALL),
  },
];

const SOON = { ...INSTALL, stdio: 'ignore', timeout: 60_000 };
const SHELL = [...APT_INSTALL, '--no-remove', SHELLS[0]];
/** Only fetching has to be soon: an installation that is broken off leaves half a package. */
const SHELL_INSTALLS = [
  async () =>
    isRoot &&
    (await run('apt-get', ['update'], SOON)) &&
    (await run('apt-get', [...SHELL, '--download-only'], SOON)) &&
    run('apt-get', SHELL, INSTALL),
  () => run('playwright', ['install', 'chromium', '--only-shell'], SOON),
];

/** The shell where that can be had within two minutes. What was found last time is not asked again. */
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
