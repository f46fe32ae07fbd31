import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './wait.js';

const API = new URL('../../../api/', import.meta.url);
const MAIN = fileURLToPath(new URL('dist/main.js', API));
/** Unbundled, so that its classes can be patched from outside. */
const SOURCES = fileURLToPath(new URL('src/main.ts', API));
const RUN_SOURCES = fileURLToPath(
  new URL('../../../../tools/jest/run-sources.mjs', import.meta.url),
);
/** The process starts hundreds of times, so its compiled code is cached. */
const COMPILE_CACHE = join(tmpdir(), 'boligstyling-compile-cache');
const DIES_AT = fileURLToPath(new URL('../dies-at.ts', import.meta.url));

/** Killed when the suite ends, however it ends. */
const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/** One replica of the API in a separate process. It can be killed and restarted on its port. */
export class ApiProcess {
  output = '';
  crashes = 0;
  private child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** E-mails that were handed over, and whose answer a stop did not await. */
  get unansweredAtStop(): number {
    return this.output.match(/"msg":"uncertain".*"cause":"stopped"/g)?.length ?? 0;
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /**
   * @param diesAt point in the code where this process dies
   * @returns once it is ready, or has died during start
   */
  async start(diesAt = ''): Promise<void> {
    const program = diesAt ? ['--import', RUN_SOURCES, '--import', DIES_AT, SOURCES] : [MAIN];
    const child = spawn(process.execPath, program, {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...this.settings,
        PORT: String(this.port),
        DIES_AT: diesAt,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    living.add(child);
    child.once('exit', (status, signal) => {
      living.delete(child);
      // A stop that reaches its limit ends with a status.
      if (signal === 'SIGKILL' || status) this.crashes += 1;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (this.output += chunk));
    }
    await until(`the API to start\n${this.output}`, async () => {
      return !this.isRunning || (await this.status('/api/health/ready')) === 200;
    });
    if (!this.isRunning && !diesAt) throw new Error(`The API did not start.\n${this.output}`);
  }

  async status(path: string): Promise<number> {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(this.url + path, { signal }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    if (signal === 'SIGSTOP') this.crashes += 1;
    this.child?.kill(signal);
  }

  async ended(): Promise<void> {
    if (this.child && this.isRunning) await once(this.child, 'exit');
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended();
  }
}
