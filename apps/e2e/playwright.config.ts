import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS } from './harness/browser-args.js';

const FIND_BROWSER = fileURLToPath(new URL('../../tools/browser.mjs', import.meta.url));

const find = (...options: string[]) =>
  execFileSync(process.execPath, [FIND_BROWSER, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

/** Found once, before the workers start; they inherit it. */
process.env.E2E_BROWSER ??= find('--shell');
process.env.E2E_WHOLE_BROWSER ??= find();

export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  globalSetup: './harness/first-start.ts',
  // Journeys wait as much as they work: two workers left a quarter of two cores idle, three a
  // tenth.
  workers: 4,
  retries: 2,
  // Only a hang takes this long, also on a machine that does other work.
  timeout: 5 * 60_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Recording every journey took a fifth of the CPU, so only a retry is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.E2E_BROWSER,
      args: BROWSER_ARGS,
    },
  },
});
