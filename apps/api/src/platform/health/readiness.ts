import type { FileStoreUse } from '@boligstyling/application';
import { Logger } from '@nestjs/common';
import type { HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import type { Server, Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const MOMENT_MS = 3_000;

/**
 * storing → failing, from the time of the submit that could not be stored; failing → storing, when
 * one is stored, or a trial shows that one could be
 */
export class SubmitWatch {
  private failingSince: number | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  async during<T>(store: () => Promise<T>): Promise<T> {
    const asked = this.now();
    try {
      const stored = await store();
      this.failingSince = undefined;
      return stored;
    } catch (error) {
      this.failingSince ??= asked;
      throw error;
    }
  }

  get isFailing(): boolean {
    return this.failingSince !== undefined && this.now() - this.failingSince > MOMENT_MS;
  }

  recovered(): void {
    this.failingSince = undefined;
  }
}

export interface AskedDatabase {
  ping(): Promise<void>;
  tryStoring(): Promise<void>;
}

const FILES_ANSWER_MS = 500;

const ANSWERS_WITHIN_MS = 2_000;

/** serving → leaving, when asked to stop: it still answers, and ends connections */
export class Readiness {
  private readonly log = new Logger('Health');
  private leaving = false;
  private hasDatabase = true;
  private hadFiles = true;

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly asked: AskedDatabase,
    private readonly submits: SubmitWatch,
    private readonly files: Pick<FileStoreUse, 'require'>,
  ) {}

  process(): HealthIndicatorResult {
    const indicator = this.indicators.check('process');
    return this.leaving ? indicator.down() : indicator.up();
  }

  /**
   * The database answers within two seconds and, after a failure, could store a submit. Never
   * rejects.
   */
  database(): PromiseLike<HealthIndicatorResult> {
    return this.indicators
      .check('database')
      .attempt(() => this.asking())
      .withTimeout(ANSWERS_WITHIN_MS);
  }

  private async asking(): Promise<void> {
    try {
      await this.ask();
      if (!this.hasDatabase) this.log.log({ msg: 'ready again' });
      this.hasDatabase = true;
    } catch (error) {
      if (this.hasDatabase) this.log.warn({ msg: 'not ready', err: error });
      this.hasDatabase = false;
      throw error;
    }
  }

  private async ask(): Promise<void> {
    await this.asked.ping();
    if (!this.submits.isFailing) return;
    await this.asked.tryStoring();
    this.submits.recovered();
  }

  get isLeaving(): boolean {
    return this.leaving;
  }

  /** False while pictures can be neither added nor seen. Never rejects, and logs changes only. */
  async hasFiles(): Promise<boolean> {
    const fault = await Promise.race([
      this.files.require().catch((error: unknown) => error),
      new Promise((resolve) => {
        setTimeout(() => resolve(new Error('The files did not answer')), FILES_ANSWER_MS).unref();
      }),
    ]);
    if (fault && this.hadFiles) this.log.warn({ msg: 'no files', err: fault });
    if (!fault && !this.hadFiles) this.log.log({ msg: 'files again' });
    this.hadFiles = !fault;
    return this.hadFiles;
  }

  leave(): void {
    this.leaving = true;
  }
}

/** Browsers connect in advance; a connection silent for this long awaits no answer. */
const SILENT_MS = 500;

/** The stop has more, for pending writes. */
const UNFINISHED_MS = 5_000;

/**
 * Each answer ends its connection, so that the next request goes to another replica. Silent clients
 * are cut off, because a closing Node server waits for them without end.
 */
export function drainConnections(app: NestFastifyApplication): void {
  const readiness = app.get(Readiness);
  const open = openConnections(app.getHttpServer());
  const part = (ms: number, from: (socket: Socket) => boolean) =>
    setTimeout(() => open.forEach((socket) => from(socket) && socket.destroy()), ms).unref();
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', (_, reply, __, done) => {
    if (readiness.isLeaving) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', (done) => {
    readiness.leave();
    part(SILENT_MS, ({ bytesRead }) => bytesRead === 0);
    part(UNFINISHED_MS, () => true);
    done();
  });
}

function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
