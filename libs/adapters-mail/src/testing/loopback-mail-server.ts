import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Step = 'connect' | 'login' | 'sender' | 'recipient' | 'content';

/** Silence, or a refusal with code and text. */
type Answer = 'silence' | { readonly code: number; readonly text: string };

export interface Arrival {
  readonly email: Email;
  readonly recipients: readonly string[];
}

/** A real mail server on a free loopback port, with answers chosen by the test. */
export class LoopbackMailServer {
  readonly arrivals: Arrival[] = [];

  /** Steps that are not simply accepted. */
  readonly answers = new Map<Step, Answer>();

  private readonly onSilence = new Set<() => void>();
  private readonly silenced: (() => void)[] = [];

  private readonly server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, done) => this.answer('connect', done),
    onAuth: ({ username }, _session, done) =>
      this.answer('login', (error) => done(error, { user: username })),
    onMailFrom: (_address, _session, done) => this.answer('sender', done),
    onRcptTo: (_address, _session, done) => this.answer('recipient', done),
    onData: async (stream, { envelope }, done) => {
      // A client that disconnects midway has sent nothing.
      const content = await buffer(stream).catch(() => undefined);
      if (!content) return;
      const email = await PostalMime.parse(content);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      this.answer('content', (error) => {
        if (!error) this.arrivals.push({ email, recipients });
        done(error);
      });
    },
  });

  async start(): Promise<string> {
    // Some tests disconnect on purpose.
    this.server.on('error', () => {});
    const listener = this.server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  /** Resolves when a client waits at a silent step. */
  async silenceReached(): Promise<void> {
    await new Promise<void>((resolve) => this.onSilence.add(resolve));
  }

  /** Closes every connection, as servers do with idle ones. */
  async dropConnections(): Promise<void> {
    for (const connection of this.server.connections) connection.close();
    while (this.server.connections.size > 0) await new Promise(setImmediate);
  }

  speak(): void {
    for (const done of this.silenced.splice(0)) done();
  }

  private answer(step: Step, done: (error?: Error | null) => void): void {
    const answer = this.answers.get(step);
    if (answer === 'silence') {
      this.silenced.push(done);
      this.onSilence.forEach((resolve) => resolve());
    } else if (answer) done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
    else done();
  }
}
