import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ENVIRONMENT, ROOT, run } from './run.mjs';

/**
 * Finds a browser to test in, or installs one, and prints its path. What it does on the way goes to
 * standard error.
 */
const FOUND_LAST_TIME = path.join(ROOT, 'node_modules/.cache/boligstyling/browser');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Browsers that may be here already, the one that worked last time first. */
function candidates() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const { CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH } = process.env;
  const lastTime = existsSync(FOUND_LAST_TIME) && readFileSync(FOUND_LAST_TIME, 'utf8');
  return [
    ...[CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, lastTime],
    ...[...onPath, ON_MACOS, chromium.executablePath()],
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
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], INSTALL),
  },
];

let browser = await find();
for (const { name, install } of INSTALLS) {
  if (browser) break;
  console.error(`No browser starts here. Trying ${name} …`);
  if (await install()) browser = await find();
}

if (browser) {
  mkdirSync(path.dirname(FOUND_LAST_TIME), { recursive: true });
  writeFileSync(FOUND_LAST_TIME, browser);
  console.log(browser);
} else {
  console.error('No browser starts here. Install Chromium or Chrome, or point CHROME_PATH at one.');
  process.exitCode = 1;
}
