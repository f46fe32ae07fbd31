import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LESS_MEMORY } from '../../tools/run.mjs';

/**
 * Runs a module that serves, in a process of its own, so that whoever measures takes nothing from
 * it but processor time. With `PROFILE`, a folder, it leaves a profile of its processor time there.
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
    async ask(question, ...details) {
      child.send({ question, details });
      return answer();
    },
    async stop() {
      child.disconnect();
      await ended;
    },
    /** Without a word; what it was asked fails. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * The other end of {@link serve}, in the module.
 *
 * @param answers what it may be asked, by name
 * @param stop is called when nobody needs it any longer
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

/** What the process holds in all, and what of it is in use. */
export function memory() {
  globalThis.gc();
  const { rss, heapUsed } = process.memoryUsage();
  return { 'process MB': rss / 2 ** 20, 'objects in use MB': heapUsed / 2 ** 20 };
}

/** The most that the process ever held. */
export function peak() {
  return { 'at most MB': process.resourceUsage().maxRSS / 2 ** 10 };
}

let turns;

/** How late, in ms, the latest turn of the event loop began since it was last asked. */
export function latest() {
  turns ??= monitorEventLoopDelay({ resolution: 1 });
  const { max } = turns;
  turns.enable();
  turns.reset();
  return max / 1e6;
}
