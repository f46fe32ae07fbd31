import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layers } from './tools/eslint/layers.mjs';
import { onlyPackages } from './tools/eslint/only-packages.mjs';

const TESTS = ['**/*.test.{ts,tsx,mjs}'];
const NODE_GLOBALS = Object.getOwnPropertyNames(globalThis);
const OUTSIDE_WORLD = ['process', 'Buffer', 'require', 'console', 'fetch'];

/** What the folders of an app may import from each other; packages are `turbo boundaries`' part. */
const API_FEATURES = {
  integrators: ['leads'],
  invoices: [],
  leads: ['offers'],
  notifications: [],
  offers: ['partners'],
  operator: [],
  owners: ['leads', 'offers'],
  'partner-home': ['invoices', 'offers', 'partners'],
  partners: [],
  people: [],
  places: [],
  queue: ['notifications', 'offers'],
  reviews: [],
  sales: ['invoices', 'offers'],
  summary: [],
  visits: [],
  'by-name': ['leads', 'notifications', 'partners', 'people', 'sales'],
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

export default defineConfig([
  globalIgnores([
    '**/dist/',
    '**/data/',
    'apps/e2e/results/',
    'apps/web/public/',
    'libs/api-client/src/generated/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: {
      globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])),
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-control-regex': 'off',
      'no-restricted-properties': [
        'error',
        ...['describe', 'it', 'test'].map((object) => ({ object, property: 'only' })),
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // What a stranger sends must not keep the processor busy for longer than it is long.
    ignores: [...TESTS, 'apps/e2e/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
    },
  },
  {
    plugins: { house: { rules: { layers, 'only-packages': onlyPackages } } },
  },
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: TESTS,
    rules: { 'house/only-packages': ['error', []] },
  },
  {
    files: ['libs/application/src/**/*.ts'],
    ignores: [...TESTS, 'libs/application/src/testing/**'],
    rules: { 'house/only-packages': ['error', ['@boligstyling/domain']] },
  },
  {
    files: ['libs/messages/src/**/*.ts'],
    ignores: [...TESTS, 'libs/messages/src/testing/**'],
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
    files: ['libs/{domain,application}/src/**/*.test.ts', 'libs/application/src/testing/**/*.ts'],
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
    files: ['libs/{domain,application,messages}/src/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...OUTSIDE_WORLD] },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: TESTS,
    rules: { 'house/layers': ['error', API] },
  },
  {
    // The configuration only asks the adapters which addresses they understand.
    files: ['apps/api/src/*/**/*.ts'],
    ignores: [
      ...TESTS,
      'apps/api/src/testing/**',
      'apps/api/src/config/{config,address-faults}.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'class-validator',
              importNames: ['MaxLength'],
              message: 'It counts otherwise than the database; platform/validation/field has ours.',
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
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'house/layers': ['error', WEB] },
  },
  {
    // Google's tag reads a command only from an `arguments` object.
    files: ['apps/web/src/features/tracking/google-tag.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
]);
