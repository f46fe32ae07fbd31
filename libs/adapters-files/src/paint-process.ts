import { type ChildProcess, fork, spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';

export interface Painting {
  readonly path: string;
}

export type Painted =
  | {
      readonly full: Uint8Array;
      readonly small: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  | { readonly isUnreadable: true };

/** The bundler puts it beside the file that holds this one. */
const PROGRAM = new URL('./paint-process-main.js', import.meta.url);

/** A hanging decoder makes way for the next picture; a busy machine is slow. */
const LONGEST_MS = 120_000;

/** An idle process ends then. */
const IDLE_MS = 60_000;

const REQUEST = 'http.server.request.start';
const ANSWER = 'http.server.response.finish';

/** Saved up while drawing, so that it draws half the time. */
const MOST_PAUSE_MS = 1_000;
const PAUSE_MS = 50;
const PAUSE_AFTER_ANSWER_MS = 3;

/** Linux may weigh sessions against each other. */
export const startPaintProcess = () => fork(PROGRAM, { serialization: 'advanced', detached: true });

/**
 * One picture at a time, because a decoder may take hundreds of megabytes or end the process. It
 * starts on demand and ends when idle.
 */
export class PaintProcess {
  private running: { child: ChildProcess; ended: AbortSignal; pauses?: Pauses } | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly start = startPaintProcess,
    private readonly longestMs = LONGEST_MS,
    private readonly idleMs = IDLE_MS,
  ) {}

  /** @throws Error when the process ends or hangs; the next picture gets a new one */
  async paint(painting: Painting): Promise<Painted> {
    clearTimeout(this.idle);
    const { child, ended, pauses } = (this.running ??= this.begin());
    child.channel?.ref();
    pauses?.allow();
    try {
      child.send(painting);
      const signal = AbortSignal.any([ended, AbortSignal.timeout(this.longestMs)]);
      const [painted] = await once(child, 'message', { signal });
      this.idle = setTimeout(() => this.end(child), this.idleMs).unref();
      return painted as Painted;
    } catch (error) {
      this.end(child);
      throw error;
    } finally {
      pauses?.forbid();
      child.channel?.unref();
    }
  }

  private begin() {
    const child = this.start();
    const ended = new AbortController();
    const over = (why: Error) => {
      ended.abort(why);
      this.end(child);
    };
    child.on('error', over);
    child.once('exit', (status, signal) =>
      over(new Error(`The process that draws pictures ended: ${signal ?? status}`)),
    );
    // It ends with this process.
    child.unref();
    return { child, ended: ended.signal, ...(endsWithUs(child) && { pauses: new Pauses(child) }) };
  }

  private end(child: ChildProcess): void {
    if (this.running?.child === child) this.running = undefined;
    child.kill('SIGKILL');
  }
}

/** A paused process cannot notice that this one was killed. */
function endsWithUs(child: ChildProcess): boolean {
  const script = `trap '' TERM; read _; kill -KILL ${child.pid}`;
  const guard = spawn('sh', ['-c', script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.unref();
  child.once('exit', () => guard.kill('SIGKILL'));
  return guard.pid !== undefined;
}

/** `docs/decisions/0197` */
class Pauses {
  private saved = MOST_PAUSE_MS;
  private since = performance.now();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly child: ChildProcess) {}

  allow(): void {
    subscribe(REQUEST, this.begin);
    subscribe(ANSWER, this.answered);
  }

  forbid(): void {
    unsubscribe(REQUEST, this.begin);
    unsubscribe(ANSWER, this.answered);
    this.end();
  }

  private readonly begin = (): void => {
    if (!this.timer) {
      const saved = Math.min(MOST_PAUSE_MS, this.saved + this.passed);
      if (saved < PAUSE_AFTER_ANSWER_MS) return;
      this.turnTo('SIGSTOP', saved);
    }
    this.endIn(PAUSE_MS);
  };

  private readonly answered = (): void => {
    if (this.timer) this.endIn(PAUSE_AFTER_ANSWER_MS);
  };

  private readonly end = (): void => {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.turnTo('SIGCONT', this.saved - this.passed);
  };

  private turnTo(signal: 'SIGSTOP' | 'SIGCONT', saved: number): void {
    this.child.kill(signal);
    this.saved = saved;
    this.since = performance.now();
  }

  private endIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, Math.min(ms, this.saved - this.passed));
  }

  private get passed(): number {
    return performance.now() - this.since;
  }
}
