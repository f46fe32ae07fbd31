import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, WebDriver } from 'selenium-webdriver';
import { freePort } from '../harness/free-port.js';
import { Marionette } from './marionette.js';

const START_LIMIT_MS = 60_000;
const LOOK_AGAIN_MS = 50;

export type Engine = 'firefox' | 'webkit';

/** Programs of each engine, with the Debian package that has them. */
const NEEDED: Readonly<Record<Engine, readonly (readonly [string, string])[]>> = {
  firefox: [['firefox-esr', 'firefox-esr']],
  webkit: [
    ['WebKitWebDriver', 'webkit2gtk-driver'],
    ['Xvfb', 'xvfb'],
    ['dbus-run-session', 'dbus'],
  ],
};

const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** The reason of a skipped flow, which `tools/test-counts.mjs` reads; undefined: none. */
export function missingOf(engine: Engine): string | undefined {
  const missing = NEEDED[engine].filter(([program]) => !isOnPath(program));
  const [first] = missing;
  if (!first) return undefined;
  const packages = missing.map(([, name]) => name).join(' ');
  return `(needs ${first[0]}): not installed, apt-get install ${packages}`;
}

export interface Browser {
  driver: WebDriver;
  /** Sets the size of the page, not of the window. */
  resize(width: number, height: number): Promise<void>;
  end(): Promise<void>;
}

/** Firefox as after «Strict» in its privacy settings. */
const FIREFOX_SETTINGS = {
  'marionette.port': 0,
  'focusmanager.testmode': true,
  'intl.accept_languages': 'nb-NO, nb',
  'browser.contentblocking.category': 'strict',
  'privacy.trackingprotection.enabled': true,
  'privacy.trackingprotection.socialtracking.enabled': true,
  'privacy.query_stripping.enabled': true,
  'privacy.fingerprintingProtection': true,
  'network.cookie.cookieBehavior': 5,
  'network.http.referer.disallowCrossSiteRelaxingDefault': true,
};

export async function startFirefox(): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'firefox-'));
  const settings = Object.entries(FIREFOX_SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, 'user.js'), settings.join('\n'));
  const options = [
    '--marionette',
    '--remote-allow-system-access',
    '--headless',
    '--no-remote',
    '--profile',
    folder,
  ];
  const firefox = spawn('firefox-esr', options, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  const port = await until(firefox, () => {
    const file = join(folder, 'MarionetteActivePort');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  });
  const marionette = await Marionette.connect(port);
  const driver = WebDriver.createSession(marionette, new Capabilities());
  await driver.getSession();
  return {
    driver,
    async resize(width, height) {
      await marionette.inChrome(RESIZE, [width, height]);
      await sizeIs(driver, width);
    },
    async end() {
      await driver.quit().catch(() => undefined);
      await ended(firefox);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** As WebDriver BiDi sets a viewport, because Firefox's window has a smallest width. */
const RESIZE = `
  const { style } = window.gBrowser.selectedBrowser;
  for (const [name, size] of [['width', arguments[0]], ['height', arguments[1]]])
    for (const limit of ['', 'min-', 'max-']) style.setProperty(limit + name, size + 'px');
`;

const sizeIs = (driver: WebDriver, width: number) =>
  driver.wait(async () => (await driver.executeScript('return innerWidth')) === width, 10_000);

export async function startWebKit(): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = await once(screen.stdio[3]!, 'data');
  const port = await freePort();
  const server = spawn(
    'dbus-run-session',
    ['--', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'],
    {
      stdio: 'ignore',
      detached: true,
      env: {
        PATH: process.env.PATH,
        LANG: 'C.UTF-8',
        LANGUAGE: 'nb',
        DISPLAY: `:${String(display).trim()}`,
        HOME: folder,
        XDG_RUNTIME_DIR: folder,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        NO_AT_BRIDGE: '1',
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await until(server, () =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    ),
  );
  const options = { binary: MINI_BROWSER, args: ['--automation', '--full-screen', '--enable-itp'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const driver = new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.getSession();
  return {
    driver,
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      await sizeIs(driver, width);
    },
    async end() {
      await driver.quit().catch(() => undefined);
      // A crashed driver has no group left to end, and the next flow starts another.
      if (server.exitCode === null && server.signalCode === null) {
        process.kill(-server.pid!, 'SIGTERM');
      }
      await ended(server);
      screen.kill();
      await ended(screen);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function until<T>(
  program: ChildProcess,
  look: () => T | Promise<T>,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (program.exitCode === null && Date.now() < deadline) {
    const found = await look();
    if (found) return found;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new Error(`${program.spawnfile} did not start.`);
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}
