import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BankFileReader, oneAtATime } from '@boligstyling/application';
import { DomainError, type StatementLine } from '@boligstyling/domain';
import { refused } from './camt-node.js';

/** A DomainError loses its class between threads. */
export type ReadByThread = { readonly lines: StatementLine[] } | { readonly refused: string };

/** The bundler puts it beside the file that holds this one. */
const PROGRAM = new URL('./camt-thread-main.js', import.meta.url);

/** The largest real file takes a third of it. */
const MEMORY_MB = 512;

/** The largest real file takes a tenth of it on one slow core. */
const LONGEST_MS = 60_000;

export const startCamtThread = (file: Uint8Array) =>
  new Worker(PROGRAM, { workerData: file, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });

/**
 * In a thread, so that the process stays responsive. A file over the memory or time limit is
 * refused.
 */
export class CamtReader extends BankFileReader {
  private readonly serially = oneAtATime();

  constructor(
    private readonly start = startCamtThread,
    private readonly longestMs = LONGEST_MS,
  ) {
    super();
  }

  override read(file: Uint8Array): Promise<StatementLine[]> {
    return this.serially(async () => {
      const answer = await this.answerTo(file);
      if ('refused' in answer) throw new DomainError('invalid-bank-file', answer.refused);
      return answer.lines;
    });
  }

  private async answerTo(file: Uint8Array): Promise<ReadByThread> {
    const thread = this.start(file);
    try {
      const [answer] = await once(thread, 'message', {
        signal: AbortSignal.timeout(this.longestMs),
      });
      return answer as ReadByThread;
    } catch (fault) {
      const { code, name } = fault as { code?: unknown; name?: unknown };
      if (code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError') {
        throw refused('Filen er større enn vi kan lese. Be banken om en fil for hver dag.');
      }
      throw fault;
    } finally {
      await thread.terminate();
    }
  }
}
