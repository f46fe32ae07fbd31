import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { Proxy } from './proxy.js';

export type Step = 'connect' | 'login' | 'recipient' | 'content';

/**
 * Answer to a step: a code, nothing, or an acceptance that is late, lost (`cut-off`), or followed
 * by two seconds of refused connections (`last-word`).
 */
export type Answer =
  | { readonly code: number }
  | { readonly waitMs: number }
  | 'silence'
  | 'cut-off'
  | 'last-word';

const PARTNER_TOKEN = /partner\.([\da-f-]{36})\.\d{10,12}\.[\w-]{43}/;

/** Concurrent SMTP connections of one API process. */
export const CONNECTIONS = 10;

const FILE = /^Content-Disposition: attachment/gim;
const MESSAGE_ID = /^Message-ID: <([\da-f-]+)@/im;

/** Reached through a proxy. */
export class MailServer {
  /** By notification id. */
  readonly taken = new Map<string, number>();

  readonly files = new Map<string, number>();

  private readonly tokens = new Map<string, string>();

  readonly answers = new Map<Step, Answer>();

  silentAt = '';

  offersBadTls = false;

  cuts = 0;

  /** Called when a message is complete, before the answer. */
  onContent: () => void = () => undefined;

  private readonly plain = this.server({ hideSTARTTLS: true });
  private readonly tls = this.server({ hideSTARTTLS: false });
  readonly proxy = new Proxy(() => {
    const { port } = (this.offersBadTls ? this.tls : this.plain).server.address() as AddressInfo;
    return port;
  });

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    for (const server of [mail.plain, mail.tls]) {
      await once(server.listen(0, '127.0.0.1'), 'listening');
    }
    await mail.proxy.start();
    return mail;
  }

  get total(): number {
    return [...this.taken.values()].reduce((sum, times) => sum + times, 0);
  }

  get url(): string {
    return `smtp://user:secret@127.0.0.1:${this.proxy.port}`;
  }

  get partnerTokens(): ReadonlySet<string> {
    return new Set(this.tokens.values());
  }

  /** Undefined before the e-mail arrives. */
  assignmentOf(notificationId: string): string | undefined {
    return PARTNER_TOKEN.exec(this.tokens.get(notificationId) ?? '')?.[1];
  }

  async stop(): Promise<void> {
    this.proxy.stop();
    for (const server of [this.plain, this.tls]) {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  }

  private server(options: { hideSTARTTLS: boolean }): SMTPServer {
    const server = new SMTPServer({
      ...options,
      logger: false,
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 1,
      onConnect: (_, done) => void this.answer('connect', done),
      onAuth: ({ username }, _, done) =>
        void this.answer('login', (error) => done(error, { user: username })),
      onRcptTo: ({ address }, _, done) => {
        if (address !== this.silentAt) void this.answer('recipient', done);
      },
      onData: (stream, _, done) => void this.receive(stream, done),
    });
    server.on('error', () => undefined);
    return server;
  }

  private async receive(stream: NodeJS.ReadableStream, done: (error?: Error | null) => void) {
    // A sender that dies midway leaves an incomplete message, which is dropped.
    const content = await text(stream).catch(() => undefined);
    if (content === undefined) return;
    this.onContent();
    await this.answer('content', (error) => {
      if (!error) this.keep(content);
      done(error);
    });
  }

  private async answer(step: Step, done: (error?: Error | null) => void): Promise<void> {
    const answer = this.answers.get(step);
    if (answer === 'silence') return;
    if (typeof answer === 'object' && 'code' in answer) {
      return done(Object.assign(new Error('as told'), { responseCode: answer.code }));
    }
    if (typeof answer === 'object') await sleep(answer.waitMs);
    done();
    if (answer === 'cut-off' || answer === 'last-word') this.cuts += 1;
    if (answer === 'cut-off') this.proxy.cut();
    if (answer === 'last-word') {
      await sleep(5);
      this.proxy.mode = 'refuse';
      this.proxy.cut();
      await sleep(2_000);
      this.proxy.mode = 'pass';
    }
  }

  private keep(content: string): void {
    const id = MESSAGE_ID.exec(content)?.[1] ?? 'without a Message-ID';
    this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
    this.files.set(id, content.match(FILE)?.length ?? 0);
    // Quoted-printable breaks long lines.
    const token = PARTNER_TOKEN.exec(content.replaceAll('=\r\n', ''))?.[0];
    if (token) this.tokens.set(id, token);
  }
}
