import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { alone } from './alone.mjs';
import { built, isBuilt } from './built.mjs';
import { installed } from './install.mjs';
import { announced, ENVIRONMENT, LESS_MEMORY, ROOT, run } from './run.mjs';

const BUILD = [
  ...['run', 'build', '--filter=@boligstyling/api', '--filter=@boligstyling/web'],
  ...['--output-logs=errors-only'],
];
const STOP_LIMIT_MS = 30_000;
const LOOK_AFTER_PARENT_MS = 500;
const PARENT = process.ppid;

/**
 * Runs the product in the foreground, in its own session: a Ctrl-C comes from the terminal and
 * again from npm, and the product must get it once.
 */
function serve() {
  const product = spawn('node', [...LESS_MEMORY, 'apps/api/dist/main.js'], {
    cwd: ROOT,
    env: ENVIRONMENT,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let isStopping = false;
  const stop = (signal) => {
    if (isStopping) return;
    isStopping = true;
    product.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
    setTimeout(() => product.kill('SIGKILL'), STOP_LIMIT_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm sends SIGTERM to the shell in between, which dies of it and passes nothing on.
  setInterval(() => process.ppid === PARENT || stop('SIGTERM'), LOOK_AFTER_PARENT_MS).unref();
  product.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

const build = () =>
  alone(
    () => isBuilt() || built(() => announced('Building', () => run('turbo', BUILD))),
    () => console.log('Another start of this folder is building: waiting for it …'),
  );

if (!(await installed('product'))) {
  process.exitCode = 1;
} else if (isBuilt() || (await build())) {
  serve();
} else {
  console.error('\nThe product could not be built; the reason stands above.');
  process.exitCode = 1;
}
