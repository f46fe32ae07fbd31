import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Only a hang takes this long. */
const TIMEOUT_MS = 120_000;

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly email: Email;
}

export class Mailbox {
  readonly received: ReceivedMail[] = [];
  /** While set, every mail is refused with this SMTP code, such as 451 or 550. */
  refuseWith: number | undefined;

  private readonly arrivals = new EventEmitter();
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then(async (raw) => {
        const code = this.refuseWith;
        if (code) return done(Object.assign(new Error('Refused'), { responseCode: code }));
        const recipients = envelope.rcptTo.map(({ address }) => address);
        this.received.push({ recipients, email: await PostalMime.parse(raw) });
        done();
        this.arrivals.emit('mail');
      }, done);
    },
  });

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    // A killed product resets its connections, which is no error.
    mailbox.server.on('error', () => undefined);
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  to(address: string): Email[] {
    const mails = this.received.filter(({ recipients }) => recipients.includes(address));
    return mails.map(({ email }) => email);
  }

  /**
   * Waits for the first mail to an address whose subject contains `subject`.
   *
   * @throws AbortError after two minutes
   */
  async waitFor(address: string, subject = ''): Promise<Email> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    for (;;) {
      const found = this.to(address).find((email) => (email.subject ?? '').includes(subject));
      if (found) return found;
      await once(this.arrivals, 'mail', { signal });
    }
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }
}
