import path from 'node:path';

export const jest = (name, report, options) => ({
  name,
  runner: 'jest',
  report,
  command: [
    ...['node', 'node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${report}`],
    ...options,
  ],
});

const faults = (report) => ({
  name: 'Faults (a short cut of npm run test:faults)',
  runner: 'faults',
  report,
  command: [
    ...['node', '--import', './tools/jest/run-sources.mjs', 'apps/faults/src/run.ts'],
    ...['--short', `--report=${report}`],
  ],
});

export const journeys = (name, report, files = []) => ({
  name,
  runner: 'playwright',
  report,
  command: [
    ...['playwright', 'test', '--config=apps/e2e/playwright.config.ts'],
    ...['--reporter=list,json', ...files],
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
});

const FORMATTING = { name: 'Formatting', command: ['oxfmt', '--check', '.'] };
const LINT = { name: 'Lint', command: ['oxlint'] };
const TYPES = { name: 'Types', command: ['npm', 'run', '--silent', 'typecheck'] };
const WALLS = { name: 'Walls between packages', command: ['turbo', 'boundaries'] };
const UNUSED = {
  name: 'Nothing unused',
  command: ['knip', '--no-progress', '--treat-config-hints-as-errors'],
};
export const BUILD = {
  name: 'Production build',
  command: ['turbo', 'run', 'build', '--output-logs=errors-only'],
  builds: true,
};
const GENERATED = { name: 'Generated files', command: ['node', 'tools/check-generated.mjs'] };
const CONTRACT = { name: 'Contract lint', command: ['node', 'tools/lint-contract.mjs'] };
export const BROWSER = {
  name: 'A browser that renders',
  command: ['node', 'tools/browser.mjs', '--shell'],
};

/**
 * All of `npm test`: stages in turn, lanes of a stage in parallel, steps of a lane in turn. A step
 * that writes to the sources, even to restore them, runs alone. Fault tests mostly wait and have
 * time-outs, so beside them runs only what keeps about one core busy.
 *
 * @param folder for the runners' reports
 */
export function stages(folder) {
  const report = (name) => path.join(folder, `${name}.json`);
  const select = (...projects) => ['--selectProjects', ...projects];
  return [
    [[BUILD], [BROWSER]],
    [[GENERATED, CONTRACT]],
    [
      [faults(report('faults'))],
      [
        ...[FORMATTING, LINT, TYPES, WALLS, UNUSED],
        jest('Tests', report('jest'), ['--maxWorkers=2', ...select('unit', 'dom')]),
        jest('Tests on PostgreSQL', report('jest-database'), [
          ...['--maxWorkers=2', ...select('database')],
        ]),
      ],
    ],
    [[jest('Tests of the API', report('jest-api'), ['--maxWorkers=4', ...select('api')])]],
    [[journeys('Journeys in the browser', report('playwright'))]],
  ];
}
