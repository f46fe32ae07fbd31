import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { oneAtATime } from '@boligstyling/application';
import type { Invoice } from '@boligstyling/domain';
import type { DocumentBrand } from './document-brand.js';

/** What the process is told to draw. */
export interface Drawing {
  readonly invoice: Invoice;
  readonly brand: DocumentBrand;
}

/** What it answers. */
export type Drawn = { readonly content: Uint8Array } | { readonly fault: unknown };

/** In its package, wherever a bundler put this file: it loads fonts and WebAssembly that lie there. */
const PROGRAM = createRequire(import.meta.url).resolve(
  '@boligstyling/adapters-documents/pdf-process-main',
);

/** What hangs makes way for those that wait. An attempt to send is given up sooner. */
const LONGEST_MS = 60_000;

/** Its memory is given back when nothing was drawn for so long. */
const IDLE_MS = 60_000;

/** Starts the process that draws. */
export const startPdfProcess = () => fork(PROGRAM, { serialization: 'advanced' });

/** A process that draws, until it has ended. */
interface Running {
  readonly child: ChildProcess;
  /** Aborted when it has, by what it ended of. */
  readonly ended: AbortSignal;
}

/**
 * Draws in a process of its own, which is started when first needed and ends when it has been idle.
 * One PDF at a time. Where a drawing fails, the next gets a new process.
 */
export class PdfProcess {
  private running: Running | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly inTurn = oneAtATime();

  constructor(
    private readonly start = startPdfProcess,
    private readonly longestMs = LONGEST_MS,
    private readonly idleMs = IDLE_MS,
  ) {}

  /**
   * @param wanted tells when nobody waits for it any more
   * @throws the signal's reason; whatever the process fails by, also when it ends or hangs
   */
  draw(drawing: Drawing, wanted?: AbortSignal): Promise<Uint8Array> {
    return this.inTurn(() => this.drawNow(drawing, wanted));
  }

  private async drawNow(drawing: Drawing, wanted?: AbortSignal): Promise<Uint8Array> {
    wanted?.throwIfAborted();
    clearTimeout(this.idle);
    const { child, ended } = (this.running ??= this.begin());
    const limits = [ended, AbortSignal.timeout(this.longestMs), ...(wanted ? [wanted] : [])];
    child.channel?.ref();
    try {
      const drawn = await answerOf(child, drawing, AbortSignal.any(limits));
      if ('fault' in drawn) throw drawn.fault;
      this.idle = setTimeout(() => this.end(child), this.idleMs).unref();
      return drawn.content;
    } catch (error) {
      this.end(child);
      throw error;
    } finally {
      child.channel?.unref();
    }
  }

  private begin(): Running {
    const child = this.start();
    const ended = new AbortController();
    const over = (why: Error) => {
      ended.abort(why);
      this.end(child);
    };
    child.on('error', over);
    child.once('exit', (status, signal) => {
      const [how, why] = [signal ?? status, 'The process that draws invoices ended'];
      over(Object.assign(new Error(`${why}: ${how}`), { code: `DRAWING_ENDED_${how}` }));
    });
    // It does not keep us, and ends when we do.
    child.unref();
    return { child, ended: ended.signal };
  }

  private end(child: ChildProcess): void {
    if (this.running?.child === child) this.running = undefined;
    child.kill('SIGKILL');
  }
}

/** @throws the signal's reason */
async function answerOf(
  child: ChildProcess,
  drawing: Drawing,
  signal: AbortSignal,
): Promise<Drawn> {
  try {
    child.send(drawing);
    const [drawn] = await once(child, 'message', { signal });
    return drawn as Drawn;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
