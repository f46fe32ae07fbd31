import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LESS_MEMORY } from '../../tools/run.mjs';

/**
 * Runs a serving module in its own process, so that the measuring process takes only CPU time from
 * it. With `PROFILE`, a folder, it writes a CPU profile there.
 *
 * @param module a URL, which calls {@link served}
 */
export async function serve(module, env) {
  const { PROFILE } = process.env;
  const profile = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : [];
  const execArgv = ['--expose-gc', ...LESS_MEMORY, ...profile];
  const child = fork(module, { env: { ...process.env, ...env }, execArgv });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => Promise.reject(new Error(`It ended with ${code}.`)));
  failed.catch(() => undefined);
  const answer = async () => (await Promise.race([once(child, 'message'), failed]))[0];
  const { url } = await answer();
  return {
    url,
    pid: child.pid,
    async ask(question, ...details) {
      child.send({ question, details });
      return answer();
    },
    async stop() {
      child.disconnect();
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Counterpart of {@link serve} within the module.
 *
 * @param answers functions that may be called, by name
 * @param stop called at the end
 */
export function served(url, stop, answers = {}) {
  process.on('message', async ({ question, details }) =>
    process.send(await answers[question](...details)),
  );
  process.once('disconnect', async () => {
    await stop();
    process.exit(0);
  });
  process.send({ url });
}

export function memory() {
  globalThis.gc();
  const { rss, heapUsed } = process.memoryUsage();
  return { 'process MB': rss / 2 ** 20, 'objects in use MB': heapUsed / 2 ** 20 };
}

let turns;

/** In ms, since the previous call. */
export function latest() {
  turns ??= monitorEventLoopDelay({ resolution: 1 });
  const { max } = turns;
  turns.enable();
  turns.reset();
  return max / 1e6;
}
