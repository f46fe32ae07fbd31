import { defineConfig } from 'oxlint';

const ONLY = ['describe', 'it', 'test'].map((object) => ({ object, property: 'only' }));

const TESTS = ['**/*.test.{ts,tsx,mjs}'];
const NODE_GLOBALS = Object.getOwnPropertyNames(globalThis);
const OUTSIDE_WORLD = ['process', 'Buffer', 'require', 'console', 'fetch'];

/** What the folders of an app may import from each other; packages are `turbo boundaries`' part. */
const API_FEATURES = {
  assignments: ['partners'],
  billing: ['assignments'],
  'by-name': ['leads', 'notifications', 'partners', 'users', 'billing'],
  integrators: ['leads'],
  leads: ['assignments', 'files', 'quotes'],
  notifications: [],
  operate: ['leads', 'users', 'require-node'],
  overview: ['notifications', 'assignments', 'leads'],
  owners: ['leads', 'assignments'],
  files: ['assignments', 'partner-home'],
  'partner-home': ['billing', 'assignments', 'partners'],
  partners: [],
  places: [],
  quotes: ['assignments', 'files', 'partner-home'],
  reviews: ['assignments'],
  users: [],
  visits: [],
};
const API = {
  root: 'apps/api/src',
  uses: {
    config: [],
    platform: ['config'],
    ...Object.fromEntries(
      Object.entries(API_FEATURES).map(([name, others]) => [
        name,
        ['platform', 'config', ...others],
      ]),
    ),
  },
};
/** The features of the inner layers: `core` knows none, and each pair that is permitted is named. */
const DOMAIN = {
  root: 'libs/domain/src',
  uses: {
    assignments: ['core', 'leads', 'partners', 'places'],
    billing: ['assignments', 'core', 'leads', 'partners', 'places'],
    core: [],
    files: ['assignments', 'core', 'lead-case', 'leads'],
    integrators: ['core'],
    'lead-case': [
      ...['assignments', 'billing', 'core', 'integrators', 'leads', 'overview', 'partners'],
      ...['places', 'quotes'],
    ],
    leads: ['core', 'integrators', 'places'],
    'moving-in': ['billing', 'core', 'leads', 'partners', 'places'],
    overview: ['assignments', 'billing', 'core', 'partners'],
    owners: ['leads'],
    partners: ['core', 'leads', 'places'],
    places: ['core'],
    quotes: ['assignments', 'core', 'leads'],
    retention: ['core', 'leads'],
    reviews: ['assignments', 'core', 'leads'],
    users: ['core', 'leads'],
    visits: ['places'],
  },
};
const APPLICATION = {
  root: 'libs/application/src',
  uses: {
    assignments: ['core', 'lead-case', 'leads', 'partners'],
    billing: ['core', 'lead-case'],
    core: [],
    files: ['core', 'lead-case'],
    integrators: ['core', 'notifications'],
    'lead-case': ['core', 'leads'],
    leads: ['core', 'places'],
    'moving-in': ['core', 'lead-case', 'partners'],
    notifications: ['billing', 'core', 'lead-case'],
    overview: [
      ...['billing', 'core', 'files', 'lead-case', 'leads', 'notifications', 'partners', 'quotes'],
      'reviews',
    ],
    owners: [
      ...['core', 'files', 'integrators', 'lead-case', 'leads', 'notifications', 'overview'],
      'users',
    ],
    partners: ['billing', 'core', 'lead-case', 'quotes', 'reviews', 'users'],
    places: [],
    quotes: ['core', 'files', 'lead-case', 'reviews'],
    retention: [
      ...['core', 'files', 'lead-case', 'leads', 'notifications', 'owners', 'partners', 'users'],
      'visits',
    ],
    reviews: ['core', 'lead-case'],
    users: ['core'],
    visits: ['core'],
  },
};
/** `tables` maps tables, by their foreign keys; features hold the statements. */
const POSTGRES_FEATURES = {
  assignments: ['billing'],
  billing: [],
  files: ['leads'],
  integrators: [],
  'lead-case': ['assignments', 'billing', 'quotes'],
  leads: ['assignments', 'lead-case', 'overview'],
  'moving-in': [],
  notifications: ['assignments', 'billing', 'leads', 'quotes'],
  overview: ['assignments', 'billing'],
  owners: ['leads', 'notifications'],
  partners: ['assignments', 'billing', 'lead-case', 'users'],
  places: [],
  quotes: [],
  retention: ['lead-case', 'leads'],
  reviews: [],
  users: [],
  visits: [],
};
const POSTGRES = {
  root: 'libs/adapters-postgres/src',
  uses: {
    core: [],
    tables: ['core'],
    ...Object.fromEntries(
      Object.entries(POSTGRES_FEATURES).map(([name, others]) => [
        name,
        ['core', 'tables', ...others],
      ]),
    ),
  },
};
const WEB = {
  root: 'apps/web/src',
  uses: {
    'shared/config': [],
    content: ['shared/config'],
    shared: ['content', 'shared/config'],
    features: ['shared', 'content', 'shared/config'],
    'features/admin/shared': ['shared', 'content', 'shared/config'],
    'features/admin': ['features/admin/shared', 'shared', 'content', 'shared/config'],
    pages: [
      ...['features', 'features/admin', 'features/admin/shared'],
      ...['shared', 'content', 'shared/config'],
    ],
  },
  islands: ['features', 'features/admin'],
};

const STATE_COLUMNS = ['state', 'status', 'payment_status', 'report', 'role', 'partner_group'];

export default defineConfig({
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/',
    '**/data/',
    'apps/e2e/results/',
    'apps/web/public/',
    'libs/api-client/src/generated/',
  ],
  plugins: ['eslint', 'typescript'],
  // Plugins are an alpha of oxlint's; `tools/boundaries.test.mjs` sees that their rules hold.
  jsPlugins: ['eslint-plugin-regexp', './tools/lint/house.mjs'],
  globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])),
  // With what is named below, all that ESLint, typescript-eslint and the rules of hooks recommend.
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-control-regex': 'off',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    'no-restricted-properties': ['error', ...ONLY],
    'no-undef': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
  },
  overrides: [
    {
      // Here the type check knows every name.
      files: ['**/*.{ts,tsx}'],
      rules: { 'no-undef': 'off' },
    },
    {
      files: ['apps/web/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // A table of cases is not rendered as a list.
      files: ['apps/web/**/*.test.tsx'],
      plugins: ['react'],
      rules: { 'react/jsx-key': 'off' },
    },
    {
      // What a stranger sends must not keep the processor busy for longer than it is long.
      files: ['**'],
      excludeFiles: [...TESTS, 'apps/e2e/**'],
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
      },
    },
    {
      files: ['libs/domain/src/**/*.ts'],
      excludeFiles: TESTS,
      rules: { 'house/only-packages': ['error', []] },
    },
    {
      files: ['libs/application/src/**/*.ts'],
      excludeFiles: [...TESTS, 'libs/application/src/**/testing/**'],
      rules: { 'house/only-packages': ['error', ['@boligstyling/domain']] },
    },
    {
      files: ['libs/messages/src/**/*.ts'],
      excludeFiles: [...TESTS, 'libs/messages/src/testing/**'],
      rules: {
        'house/only-packages': ['error', ['@boligstyling/application', '@boligstyling/domain']],
      },
    },
    {
      files: ['libs/messages/src/testing/**/*.ts'],
      rules: {
        'house/only-packages': [
          'error',
          [
            '@boligstyling/application',
            '@boligstyling/application/testing',
            '@boligstyling/domain',
            '@boligstyling/domain/testing',
          ],
        ],
      },
    },
    {
      files: [
        'libs/{domain,application}/src/**/*.test.ts',
        'libs/application/src/**/testing/**/*.ts',
      ],
      rules: {
        'house/only-packages': [
          'error',
          [
            '@jest/globals',
            'fast-check',
            'node:crypto',
            '@boligstyling/domain',
            '@boligstyling/domain/testing',
          ],
        ],
      },
    },
    {
      // The oldest browsers have none of these; journeys delete them there.
      files: ['apps/web/src/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: {
        'no-restricted-properties': [
          'error',
          ...ONLY,
          ...['Map', 'Object'].map((object) => ({ object, property: 'groupBy' })),
        ],
      },
    },
    {
      files: ['libs/{domain,application,messages}/src/**/*.ts'],
      rules: { 'no-restricted-globals': ['error', ...OUTSIDE_WORLD] },
    },
    {
      files: ['apps/api/src/**/*.ts'],
      excludeFiles: TESTS,
      rules: { 'house/layers': ['error', API] },
    },
    {
      // The configuration asks the adapters which addresses they understand; the commands of the
      // terminal choose their own.
      files: ['apps/api/src/*/**/*.ts'],
      excludeFiles: [
        ...TESTS,
        'apps/api/src/testing/**',
        'apps/api/src/operate/**',
        'apps/api/src/config/{config,address-faults,setting-reader}.ts',
      ],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'class-validator',
                importNames: ['MaxLength'],
                message:
                  'It counts otherwise than the database; platform/validation/field has ours.',
              },
            ],
            patterns: [
              {
                group: ['@boligstyling/adapters-*', '@boligstyling/messages'],
                message: 'The composition root chooses the adapters.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['libs/domain/src/*/**/*.ts'],
      excludeFiles: [...TESTS, 'libs/domain/src/testing/**'],
      rules: { 'house/layers': ['error', DOMAIN] },
    },
    {
      files: ['libs/application/src/*/**/*.ts'],
      excludeFiles: [...TESTS, 'libs/application/src/**/testing/**'],
      rules: { 'house/layers': ['error', APPLICATION] },
    },
    {
      // Migrations keep the words of their day.
      files: ['libs/adapters-postgres/src/**/*.ts'],
      excludeFiles: [...TESTS, 'libs/adapters-postgres/src/{migrations,testing}/**'],
      rules: {
        'house/layers': ['error', POSTGRES],
        'house/states-in-sql': ['error', STATE_COLUMNS],
      },
    },
    {
      files: ['apps/web/src/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: { 'house/layers': ['error', WEB] },
    },
    {
      // Google's tag reads a command only from an `arguments` object.
      files: ['apps/web/src/features/tracking/conversions.ts'],
      rules: { 'prefer-rest-params': 'off' },
    },
  ],
});
