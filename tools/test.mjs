import { closeSync, globSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { ENVIRONMENT, ROOT, run } from './run.mjs';
import { scratchFolder } from './scratch.mjs';
import { skippedForNothing, skippedIn, countTests } from './test-counts.mjs';
import { part, stages } from './test-steps.mjs';

/** A run takes minutes, on a slow and busy machine an hour; it ends even if something hangs. */
const DEADLINE = Date.now() + 180 * 60_000;
const folder = scratchFolder();

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

async function runProgram({ command: [program, ...args], env }, file) {
  const out = file ? openSync(file, 'w') : 'inherit';
  const endedWell = await run(program, args, {
    timeout: Math.max(1, DEADLINE - Date.now()),
    env: { ...ENVIRONMENT, TMPDIR: folder, ...env },
    stdio: ['ignore', out, out],
  });
  if (file) closeSync(out);
  return endedWell;
}

const WAITS = () => console.log('Another process builds this folder: waiting for it …');

/** Output of parallel steps is kept until each ends, so that lines do not mix. */
async function runStep(step, isAlone) {
  const start = Date.now();
  const heading = `\n── ${step.name} ──`;
  const kept = isAlone ? undefined : path.join(folder, `${step.name.replaceAll(/\W/g, '-')}.log`);
  console.log(isAlone ? heading : `… ${step.name}`);
  const program = () => runProgram(step, kept);
  const endedWell = await (step.builds ? alone(program, WAITS) : program());
  if (kept) console.log(`${heading}\n${readFileSync(kept, 'utf8')}`);

  const { passed, failed, skipped } = countTests(endedWell, step.runner, step.report);
  const counts = countsOf({ passed, failed, skipped });
  const line = `${failed ? '✘' : '✔'} ${step.name}: ${counts} (${seconds(start)} s)`;
  console.log(line);
  const reasons = step.runner ? skippedIn(step.report) : [];
  return { line, passed, failed, skipped, reasons };
}

const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

async function runLane(steps, isAlone) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, isAlone));
  return results;
}

function testFiles() {
  const exclude = (name) => /(^|[\\/])(node_modules|dist)$/.test(name);
  const patterns = [
    '{apps,libs,tools,bench}/**/*.test.{ts,tsx,mjs}',
    'apps/e2e/journeys/**/*.spec.ts',
  ];
  const files = globSync(patterns, { cwd: ROOT, exclude });
  return files.map((file) => file.replaceAll(path.sep, '/')).sort();
}

function chosen(patterns) {
  try {
    return patterns.length > 0 ? part(folder, patterns, testFiles()) : stages(folder);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const start = Date.now();
const results = [];
for (const lanes of chosen(process.argv.slice(2))) {
  const ended = await Promise.all(lanes.map((steps) => runLane(steps, lanes.length === 1)));
  results.push(...ended.flat());
}
rmSync(folder, { recursive: true, force: true });

const reasons = results.flatMap((result) => result.reasons);
const forNothing = skippedForNothing(reasons);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const failed = sum('failed') + forNothing.length;
const lines = results.map(({ line }) => line).join('\n');
console.log(`\n── In all (${seconds(start)} s) ──\n${lines}\n`);
if (reasons.length > 0) console.log(`Skipped:\n- ${reasons.join('\n- ')}\n`);
for (const name of forNothing) console.log(`✘ It could have run, and was skipped: ${name}`);
console.log(countsOf({ passed: sum('passed'), failed, skipped: sum('skipped') }));
process.exitCode = failed > 0 ? 1 : 0;
