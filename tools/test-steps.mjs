import path from 'node:path';

/**
 * Jest with ES modules, which Node still calls experimental. Programs that tests start inherit the
 * import.
 */
const JEST = [
  ...['node', '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  `--import=${new URL('jest/run-sources.mjs', import.meta.url).href}`,
  'node_modules/jest/bin/jest.js',
];

const jest = (name, report, options) => ({
  name,
  runner: 'jest',
  report,
  command: [...JEST, '--ci', '--json', `--outputFile=${report}`, ...options],
});

const projects = (name, report, workers, ...names) =>
  jest(name, report, [
    ...['--config=tools/jest/suites.config.mjs', `--maxWorkers=${workers}`],
    ...['--selectProjects', ...names],
  ]);

const faults = (report) => ({
  name: 'Faults (a short cut of npm run test:faults)',
  runner: 'faults',
  report,
  command: [
    ...['node', '--import', './tools/jest/run-sources.mjs', 'apps/faults/src/run.ts'],
    ...['--short', `--report=${report}`],
  ],
});

const journeys = (name, report, files = []) => ({
  name,
  runner: 'playwright',
  report,
  command: [
    ...['playwright', 'test', '--config=apps/e2e/playwright.config.ts'],
    ...['--reporter=list,json', ...files],
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
});

const engines = (report) => ({
  name: 'Flows in Firefox and WebKit',
  runner: 'engines',
  report,
  command: [
    ...['playwright', 'test', '--config=apps/e2e/engines.config.ts'],
    '--reporter=list,json',
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
const BUILD = {
  name: 'Production build',
  command: ['turbo', 'run', 'build', '--output-logs=errors-only'],
  builds: true,
};
const GENERATED = { name: 'Generated files', command: ['node', 'tools/check-generated.mjs'] };
const CONTRACT = { name: 'Contract lint', command: ['node', 'tools/lint-contract.mjs'] };
const BROWSER = {
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
  return [
    [[BUILD], [BROWSER]],
    [[GENERATED, CONTRACT]],
    [
      [faults(report('faults'))],
      [
        ...[FORMATTING, LINT, TYPES, WALLS, UNUSED],
        projects('Tests', report('jest'), 2, 'unit', 'dom'),
        projects('Tests on PostgreSQL', report('jest-database'), 2, 'database'),
      ],
    ],
    [[projects('Tests of the API', report('jest-api'), 4, 'api')]],
    [[journeys('Journeys in the browser', report('playwright'))]],
    [[engines(report('engines'))]],
  ];
}

/**
 * A part of `npm test`: steps with a pattern among the words of their name, and tests and journeys
 * with one in their path. Required builds come first.
 *
 * @param folder for the runners' reports
 * @param files paths of all tests and journeys, relative to the project
 * @returns stages, as for all of it
 * @throws Error when a pattern matches nothing
 */
export function part(folder, patterns, files) {
  const all = stages(folder).flat(2);
  const wanted = patterns.map((pattern) => meant(pattern.toLowerCase(), all, files));
  const steps = all.filter((step) => wanted.some((each) => each.steps.includes(step)));
  const paths = [...new Set(wanted.flatMap((each) => each.files))];
  const chosen = [...steps, ...runs(folder, paths)];
  const browse = chosen.some(({ runner }) => runner === 'playwright');
  const start = browse || chosen.some(({ runner }) => ['faults', 'engines'].includes(runner));
  const before = [...(start ? [BUILD] : []), ...(browse ? [BROWSER] : [])];
  return [...new Set([...before, ...chosen])].map((step) => [[step]]);
}

function meant(pattern, all, files) {
  const steps = all.filter(({ name }) => name.toLowerCase().match(/\w+/g).includes(pattern));
  if (steps.length > 0) return { steps, files: [] };
  const named = files.filter((file) => file.toLowerCase().includes(pattern));
  if (named.length > 0) return { steps: [], files: named };
  const names = all.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`No step, test or journey is called ${pattern}. The steps are:\n${names}`);
}

function runs(folder, files) {
  const report = (name) => path.join(folder, `part-${name}.json`);
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => !specs.includes(file));
  const options = ['--maxWorkers=2', '--runTestsByPath', ...tests];
  return [
    ...(tests.length > 0 ? [jest('Tests asked for', report('jest'), options)] : []),
    ...(specs.length > 0 ? [journeys('Journeys asked for', report('playwright'), specs)] : []),
  ];
}
