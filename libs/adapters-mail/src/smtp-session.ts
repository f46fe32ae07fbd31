import type { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

const MINUTE = 60_000;

type SmtpPhase = 'connection' | 'greeting' | 'command' | 'data' | 'text' | 'answer';

export type SmtpLimits = Readonly<Record<SmtpPhase, number>>;

/** RFC 5321, 4.5.3.2; half a minute for the connection. */
export const SMTP_LIMITS: SmtpLimits = {
  connection: MINUTE / 2,
  greeting: 5 * MINUTE,
  command: 5 * MINUTE,
  data: 2 * MINUTE,
  text: 3 * MINUTE,
  answer: 10 * MINUTE,
};

interface LogEntry {
  readonly tnx?: string;
  readonly remoteAddress?: string;
}

/** By nodemailer's log; ends the session when a phase times out. */
class PhaseClock {
  /** In order: pipelined commands leave before the first reply. */
  private pending: SmtpPhase[] = ['connection'];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly limits: SmtpLimits,
    private readonly onTooLong: (phase: SmtpPhase) => void,
  ) {
    this.restart();
  }

  get logger() {
    const ignore = () => undefined;
    const heard = (entry: LogEntry, message: string) => this.heard(entry, message);
    const levels = { debug: heard, info: heard, warn: ignore, error: ignore };
    return { ...levels, level: ignore, trace: ignore, fatal: ignore };
  }

  begin(phase: SmtpPhase): void {
    this.pending = [phase];
    this.restart();
  }

  stop(): void {
    this.pending = [];
    this.restart();
  }

  private heard({ tnx, remoteAddress }: LogEntry, message: string): void {
    if (tnx === 'network' && remoteAddress && this.pending[0] === 'connection') {
      this.begin('greeting');
    } else if (tnx === 'client') {
      this.pending.push(message === 'DATA' ? 'data' : 'command');
      if (this.pending.length === 1) this.restart();
    } else if (tnx === 'server') {
      this.pending.shift();
      this.restart();
    } else if (tnx === 'message' && this.pending[0] === 'text') {
      this.begin('answer');
    }
  }

  private restart(): void {
    clearTimeout(this.timer);
    const [phase] = this.pending;
    if (phase) this.timer = setTimeout(() => this.onTooLong(phase), this.limits[phase]);
  }
}

export type SmtpServer = ConstructorParameters<typeof SMTPConnection>[0] & {
  readonly auth?: { readonly user?: string; readonly pass?: string };
};

type Envelope = Parameters<SMTPConnection['send']>[0];

/** Some servers accept no more on one connection. */
const MESSAGES = 100;

export class SmtpSession {
  private readonly clock: PhaseClock;
  private readonly connection: SMTPConnection;
  private readonly ended = Promise.withResolvers<never>();
  private messages = 0;
  isOver = false;

  constructor(
    private readonly server: SmtpServer,
    limits: SmtpLimits,
  ) {
    this.ended.promise.catch(() => undefined);
    this.clock = new PhaseClock(limits, (phase) =>
      this.end(Object.assign(new Error(phase), { code: 'ETIMEDOUT', timeoutType: phase })),
    );
    // Disables nodemailer's own time-outs: longer than all of ours together.
    const never = Object.values(limits).reduce((sum, each) => sum + each, 60_000);
    this.connection = new SMTPConnection({
      ...server,
      logger: this.clock.logger,
      transactionLog: true,
      dnsTimeout: never,
      connectionTimeout: never,
      greetingTimeout: never,
      socketTimeout: never,
    });
    this.connection.on('error', (error: Error) => this.end(error));
    this.connection.once('end', () => this.end(closed()));
  }

  get isUsed(): boolean {
    return this.messages > 0;
  }

  onEnd(then: () => void): void {
    this.ended.promise.catch(then);
  }

  async open(): Promise<void> {
    await this.until((done) => this.connection.connect(done));
    const { user, pass } = this.server.auth ?? {};
    if (!user || !this.connection.allowsAuth) return;
    const credentials = { user, pass: pass ?? '' };
    await this.until((done) => this.connection.login({ user, credentials }, done));
  }

  async send(envelope: Envelope, text: Readable): Promise<void> {
    this.messages += 1;
    await this.until((done) => this.connection.send(envelope, text, done));
    this.clock.stop();
    if (this.messages >= MESSAGES) this.end(closed());
  }

  beginText(): void {
    this.clock.begin('text');
  }

  /** Ends a refused message, so that the next can be sent. */
  async reset(): Promise<void> {
    await this.until((done) => this.connection.reset(done));
  }

  end(error: Error): void {
    if (this.isOver) return;
    this.isOver = true;
    this.clock.stop();
    this.ended.reject(error);
    this.connection.close();
  }

  private async until(work: (done: (error?: Error | null) => void) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    work((error) => (error ? reject(error) : resolve()));
    await Promise.race([promise, this.ended.promise]);
  }
}

const closed = () => Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' });
