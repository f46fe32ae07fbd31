import { defineConfig } from '@playwright/test';
import type { PerEngine } from './engines/test.js';

/** Runs the flows with Playwright's runner, but not with its browsers. */
export default defineConfig<object, PerEngine>({
  testDir: './engines',
  outputDir: './results/engines',
  globalSetup: './harness/first-start.ts',
  workers: 2,
  retries: 1,
  // Only a hang takes these, also on a machine that does other work.
  timeout: 5 * 60_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    { name: 'firefox', workers: 1, use: { engine: 'firefox' } },
    { name: 'webkit', workers: 1, use: { engine: 'webkit' } },
  ],
});
