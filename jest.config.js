import { swcOptions } from './tools/jest/swc-options.mjs';

/**
 * Sources run as they are: workspaces resolve by the export condition `source`, so nothing has to
 * be built before a test. Three projects, told apart by what a test needs to run.
 */
const common = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

/** Modules are loaded once for many files, which leave nothing behind in them. */
const onNode = { ...common, runner: '<rootDir>/tools/jest/natively/runner.mjs' };

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
      ...onNode,
      displayName: 'database',
      globalSetup: '<rootDir>/tools/jest/start-test-databases.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-test-databases.mjs',
      testMatch: [
        '<rootDir>/libs/adapters-postgres/**/*.test.ts',
        '<rootDir>/apps/api/**/*.api.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      // What a test renders, React Testing Library takes down again after it.
      clearMocks: true,
      restoreMocks: true,
      testMatch: ['<rootDir>/apps/web/**/*.test.tsx'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': ['@swc/jest', swcOptions] },
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': '$1',
        '\\.css$': '<rootDir>/tools/jest/css-module.mjs',
      },
    },
  ],
};
