/**
 * Sources run as they are: a workspace exports its sources, so nothing has to
 * be built before a test. Four projects, told apart by what a test needs to run.
 */
const common = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

/** Modules are loaded once for many files, which leave nothing behind in them. */
const onNode = { ...common, runner: '<rootDir>/tools/jest/natively/runner.mjs' };

const onDatabase = {
  ...onNode,
  globalSetup: '<rootDir>/tools/jest/start-test-databases.mjs',
  globalTeardown: '<rootDir>/tools/jest/stop-test-databases.mjs',
};

/** What needs a PostgreSQL: the adapter itself, and the API called over HTTP. */
const ON_DATABASE = ['libs/adapters-postgres/', '\\.api\\.test\\.ts$'];

export default {
  /** Two cores do all of this at once: slow is no fault, hanging is. */
  testTimeout: 120_000,
  projects: [
    {
      ...onNode,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps/api,apps/web,libs,tools,bench}/**/*.test.{ts,mjs}'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...ON_DATABASE],
    },
    {
      ...onDatabase,
      displayName: 'database',
      testMatch: ['<rootDir>/libs/adapters-postgres/**/*.test.ts'],
    },
    {
      ...onDatabase,
      displayName: 'api',
      testMatch: ['<rootDir>/apps/api/**/*.api.test.ts'],
    },
    {
      // With a page; the sources are loaded anew for each file, as they may keep something.
      ...common,
      displayName: 'dom',
      runner: '<rootDir>/tools/jest/natively/page-runner.mjs',
      testMatch: ['<rootDir>/apps/web/**/*.test.tsx'],
    },
  ],
};
