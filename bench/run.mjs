import { run } from '../tools/run.mjs';

/**
 * Builds the product and runs the named parts of the bench, or all but the start, which takes minutes
 * and the network, and the ORM, whose figures a decision has. The others write theirs into
 * `docs/performance.md`.
 */
const ALL = ['market', 'submit', 'suggestions', 'delivery', 'invoices', 'admin', 'pages', 'embed'];

/** Where the packages lie that a part measures with. They are no part of the product's install. */
const PACKAGES = {
  submit: 'bench',
  delivery: 'bench',
  invoices: 'bench',
  admin: 'bench',
  pages: 'bench/pages',
};

/** What takes the domain's or the journeys' own parts, which are written in TypeScript. */
const FROM_SOURCES = {
  market: ['--import', './tools/jest/run-sources.mjs'],
  embed: ['--import', './tools/jest/run-sources.mjs'],
  orm: ['--import', './tools/jest/run-sources.mjs'],
  suggestions: ['--import', './tools/jest/run-sources.mjs'],
};

const INSTALL = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const BUILD = [
  ...['run', 'build', '--filter=@boligstyling/api', '--filter=@boligstyling/web'],
  '--output-logs=errors-only',
];

async function measure(part) {
  console.log(`\n── ${part} ──`);
  const folder = PACKAGES[part];
  const isInstalled = !folder || (await run('npm', ['ci', '--prefix', folder, ...INSTALL]));
  return isInstalled && run('node', [...(FROM_SOURCES[part] ?? []), `bench/${part}/run.mjs`]);
}

const asked = process.argv.slice(2);
const failed = [];
if (!(await run('turbo', BUILD))) failed.push('the build');
else {
  for (const part of asked.length > 0 ? asked : ALL) if (!(await measure(part))) failed.push(part);
}
if (failed.length > 0) console.error(`\nNot measured: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
