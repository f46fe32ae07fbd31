import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { oneAtATime, type PrintedQuotes } from '@boligstyling/application';
import type { Invoice } from '@boligstyling/domain';
import type { DocumentBrand } from './page.js';

export type Drawing = { readonly brand: DocumentBrand } & (
  | { readonly invoice: Invoice }
  | { readonly quotes: PrintedQuotes }
);

interface DrawnFiles {
  readonly pdf: Uint8Array;
  readonly ehf?: Uint8Array;
}

export type Drawn = DrawnFiles | { readonly fault: unknown };

/** The bundler puts it beside the file that holds this one. */
const PROGRAM = new URL('./pdf-process-main.js', import.meta.url);

/**
 * Milliseconds until a hanging drawing is ended, from its turn: a month's invoices wait for each
 * other longer.
 */
const LONGEST_MS = 25_000;

/** Frees its memory after this idle period. */
const IDLE_MS = 60_000;

/** Without them V8 keeps far more garbage; they cost no time. */
const LITTLE_GARBAGE = ['--max-semi-space-size=1', '--heap-growing-percent=20'];

export const startPdfProcess = () =>
  fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...LITTLE_GARBAGE],
  });

interface Running {
  readonly child: ChildProcess;
  readonly ended: AbortSignal;
}

/**
 * One PDF at a time. The process starts on demand; after a failed drawing the next gets a new one.
 */
export class PdfProcess {
  private running: Running | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly serially = oneAtATime();

  constructor(
    private readonly start = startPdfProcess,
    private readonly longestMs = LONGEST_MS,
    private readonly idleMs = IDLE_MS,
  ) {}

  /**
   * @param wanted aborts when the caller has given up
   * @throws the signal's reason; the process's fault, also when it ends or hangs
   */
  draw(drawing: Drawing, wanted?: AbortSignal): Promise<DrawnFiles> {
    return this.serially(() => this.drawNow(drawing, wanted));
  }

  private async drawNow(drawing: Drawing, wanted?: AbortSignal): Promise<DrawnFiles> {
    wanted?.throwIfAborted();
    clearTimeout(this.idle);
    const { child, ended } = (this.running ??= this.begin());
    const limits = [ended, AbortSignal.timeout(this.longestMs), ...(wanted ? [wanted] : [])];
    child.channel?.ref();
    try {
      const drawn = await answerOf(child, drawing, AbortSignal.any(limits));
      if ('fault' in drawn) throw drawn.fault;
      this.idle = setTimeout(() => this.end(child), this.idleMs).unref();
      return drawn;
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
      const [how, why] = [signal ?? status, 'The process that draws documents ended'];
      over(Object.assign(new Error(`${why}: ${how}`), { code: `DRAWING_ENDED_${how}` }));
    });
    // It ends with this process.
    child.unref();
    return { child, ended: ended.signal };
  }

  private end(child: ChildProcess): void {
    if (this.running?.child === child) this.running = undefined;
    child.kill('SIGKILL');
  }
}

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
