import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import config from '../../jest.config.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A suite loads its modules once: more suites share two cores better, but load more often. */
const SUITES = { unit: 4, database: 4, api: 8, dom: 4 };

/**
 * These run by themselves: Jest keeps snapshots beside the file that it runs, and `require` takes no
 * module that awaits while it loads.
 */
const ALONE = ['libs/messages/src/every-email.test.ts', 'apps/web/src/content/promises.test.ts'];

/**
 * All projects of `jest.config.js` for a whole run. Jest loads every module anew for each file that
 * it runs, which takes longer than most tests. So it runs suites of many test files, in which each
 * is a `describe` of its own and the modules are shared: a test leaves nothing behind in them.
 */
export default { ...config, projects: config.projects.map(inSuites) };

function inSuites(project) {
  const folder = mkdtempSync(path.join(tmpdir(), `suites-${project.displayName}-`));
  const files = filesOf(project);
  const suites = splitUp(
    files.filter((file) => !ALONE.includes(file)),
    SUITES[project.displayName],
  );
  for (const [turn, together] of suites.entries())
    writeFileSync(path.join(folder, `${turn + 1}.suite.cjs`), together.map(described).join('\n'));
  const alone = files.filter((file) => ALONE.includes(file)).map(inRoot);
  return { ...project, roots: [ROOT, folder], testMatch: [`${folder}/*.suite.cjs`, ...alone] };
}

/** Relative to the project, with `/`. */
function filesOf({ testMatch, testPathIgnorePatterns }) {
  const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
  const patterns = testMatch.map((pattern) => pattern.replace('<rootDir>/', ''));
  return globSync(patterns, {
    cwd: ROOT,
    exclude: (name) => /(^|[\\/])(node_modules|dist)$/.test(name),
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !ignored.some((pattern) => pattern.test(file)))
    .sort();
}

/** In turns, so that each suite has some of every folder. */
function splitUp(files, count) {
  const suites = Array.from({ length: count }, () => []);
  for (const [turn, file] of files.entries()) suites[turn % count].push(file);
  return suites;
}

function inRoot(file) {
  return path.join(ROOT, file);
}

/** Puts back the environment, and in component tests the page, for the next file. */
function described(file) {
  return `describe(${JSON.stringify(file)}, () => {
  const env = { ...process.env };
  require(${JSON.stringify(inRoot(file))});
  afterAll(() => {
    process.env = env;
    globalThis.putPageBack?.();
  });
});`;
}
