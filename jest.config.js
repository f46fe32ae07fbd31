import { swcOptions } from './tools/jest/swc-options.mjs';

/**
 * Sources run as they are: a workspace exports its sources, so nothing has to
 * be built before a test. Four projects, told apart by what a test needs to run.
 */
const common = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', { ...swcOptions, swcrc: false }] },
  moduleNameMapper: {
    // Sources import by the built name.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/tools/jest/css-module.mjs',
  },
  setupFiles: ['<rootDir>/tools/jest/errors-of-node.mjs'],
};

const onDatabase = {
  ...common,
  globalSetup: '<rootDir>/tools/jest/start-test-databases.mjs',
  globalTeardown: '<rootDir>/tools/jest/stop-test-databases.mjs',
};

/** What needs a PostgreSQL: the adapter itself, and the API called over HTTP. */
const ON_DATABASE = ['libs/adapters-postgres/', '\\.api\\.test\\.ts$', '\\.database\\.test\\.mjs$'];

export default {
  /** Slow is no fault, also on a machine that does other work; hanging is. */
  testTimeout: 600_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps/api,apps/web,libs,tools,bench}/**/*.test.{ts,mjs}'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...ON_DATABASE],
    },
    {
      ...onDatabase,
      displayName: 'database',
      testMatch: [
        '<rootDir>/libs/adapters-postgres/**/*.test.ts',
        '<rootDir>/bench/**/*.database.test.mjs',
      ],
    },
    {
      ...onDatabase,
      displayName: 'api',
      testMatch: ['<rootDir>/apps/api/**/*.api.test.ts'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tools/jest/page.mjs',
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      setupFilesAfterEnv: ['<rootDir>/tools/jest/page-setup.mjs'],
      clearMocks: true,
      restoreMocks: true,
      testMatch: ['<rootDir>/apps/web/**/*.test.tsx'],
    },
  ],
};
