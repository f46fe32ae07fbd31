import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const START_LIMIT_MS = 300_000;
const LOOK_AGAIN_MS = 50;

/** The built product, run as `npm start` runs it. */
export class ApiProcess {
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (this.output += chunk));
    }
  }

  /** @throws Error with the product's output, when it does not get ready */
  static async start(baseURL: string, settings: Record<string, string>): Promise<ApiProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const api = new ApiProcess(child);
    const deadline = Date.now() + START_LIMIT_MS;
    while (api.isRunning && Date.now() < deadline) {
      const ready = await fetch(`${baseURL}/api/health/ready`).catch(() => undefined);
      if (ready?.ok) return api;
      await sleep(LOOK_AGAIN_MS);
    }
    await api.end('SIGKILL');
    throw new Error(`The product did not get ready.\n${api.output}`);
  }

  /** SIGTERM ends as an operator does, SIGKILL like a crash. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }

  private get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }
}
