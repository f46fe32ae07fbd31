import path from 'node:path';
import { BROWSER, BUILD, jest, journeys, stages } from './test-steps.mjs';

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
