import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

const WORKER = path.join(import.meta.dirname, 'worker.mjs');

/** A process above this memory is replaced. */
const MOST_BYTES = 1.5e9;

/**
 * Runs test files for Jest in processes that load a module once, as the product does, not once for
 * each file: loading took most of the tests' time. A process runs one file at a time.
 */
export default class NativeRunner {
  hooks = ['../run-sources.mjs', './hooks.mjs'];
  surroundings = './surroundings.mjs';
  #global;

  constructor(globalConfig) {
    this.#global = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure, { serial }) {
    const waiting = [...tests];
    const lane = async () => {
      let worker;
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        await onStart(test);
        if (!worker?.connected) worker = this.#started();
        try {
          const ran = await this.#ran(test, worker);
          if (ran.bytes > MOST_BYTES) worker.disconnect();
          await onResult(test, this.#result(test, ran));
        } catch (error) {
          await onFailure(test, error);
        }
      }
      if (worker?.connected) worker.disconnect();
    };
    const lanes = serial ? 1 : Math.min(this.#global.maxWorkers, tests.length);
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  #started() {
    const hooks = this.hooks.map((file) => new URL(file, import.meta.url).href);
    return fork(WORKER, [this.surroundings], {
      execArgv: ['--enable-source-maps', ...hooks.flatMap((href) => ['--import', href])],
    });
  }

  /** @throws Error that keeps the file from running, or of a process that ended before its tests */
  async #ran({ path: file, context: { config } }, worker) {
    const { testNamePattern, updateSnapshot } = this.#global;
    const testTimeout = config.testTimeout ?? this.#global.testTimeout;
    const over = new AbortController();
    const ended = once(worker, 'exit', over).then(([code, signal]) => {
      throw new Error(`The process that ran ${file} ended: ${signal ?? code}`);
    });
    try {
      worker.send({ file, testNamePattern, testTimeout, updateSnapshot });
      const [{ failure, ...ran }] = await Promise.race([once(worker, 'message', over), ended]);
      if (failure) throw Object.assign(new Error(failure.message), failure);
      return ran;
    } finally {
      over.abort();
    }
  }

  #result({ path: testFilePath, context: { config } }, { tests, errors, start, snapshot }) {
    const end = Date.now();
    const count = (status) => tests.filter((each) => each.status === status).length;
    const messages = errors.map((stack) =>
      formatExecError({ message: '', stack }, config, this.#global, testFilePath),
    );
    const failed = formatResultsErrors(tests, config, this.#global, testFilePath);
    return {
      testFilePath,
      displayName: config.displayName,
      testResults: tests,
      numPassingTests: count('passed'),
      numFailingTests: count('failed'),
      numPendingTests: count('pending'),
      numTodoTests: count('todo'),
      failureMessage: [...(failed ? [failed] : []), ...messages].join('\n') || null,
      testExecError: errors.length > 0 ? { message: '', stack: errors.join('\n') } : undefined,
      perfStats: {
        start,
        end,
        runtime: end - start,
        slow: end - start > config.slowTestThreshold * 1000,
      },
      snapshot,
      skipped: false,
      leaks: false,
      openHandles: [],
    };
  }
}
