import { type ChildProcess, fork } from 'node:child_process';
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

/** A hanging decoder makes way for the next picture. Long, because a busy machine slows drawing. */
const LONGEST_MS = 120_000;

/** Frees its memory after this idle period. */
const IDLE_MS = 60_000;

/** In a separate session, because Linux may weigh sessions against each other. */
export const startPaintProcess = () => fork(PROGRAM, { serialization: 'advanced', detached: true });

/**
 * One picture at a time, because a decoder may take hundreds of megabytes or end the process. It
 * starts on demand and ends when idle.
 */
export class PaintProcess {
  private running: { child: ChildProcess; ended: AbortSignal } | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly start = startPaintProcess,
    private readonly longestMs = LONGEST_MS,
    private readonly idleMs = IDLE_MS,
  ) {}

  /** @throws Error when the process ends or hangs; the next picture gets a new one */
  async paint(painting: Painting): Promise<Painted> {
    clearTimeout(this.idle);
    const { child, ended } = (this.running ??= this.begin());
    child.channel?.ref();
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
    return { child, ended: ended.signal };
  }

  private end(child: ChildProcess): void {
    if (this.running?.child === child) this.running = undefined;
    child.kill('SIGKILL');
  }
}
