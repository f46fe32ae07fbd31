import { Mailer, type Message } from '@boligstyling/application';
import nodemailer, { type NodemailerError } from 'nodemailer';
import { compose } from './compose.js';
import { inTimeOnly } from './in-time-only.js';
import { smtpFault } from './smtp-fault.js';

/** How to reach the mail server. Times are in milliseconds, and under an attempt's 25 seconds. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with the login where one is needed. */
  readonly url: string;
  /** How many connections are kept open, one message on each at a time. */
  readonly connections?: number;
  /** From looking up the host's name to a connection. */
  readonly connectTimeout?: number;
  /** From the connection to the server's greeting. */
  readonly greetingTimeout?: number;
  /**
   * The longest silence after that. A server that looks through a message before it says that it has
   * it, and is not waited for, is given it again.
   */
  readonly silenceTimeout?: number;
}

/** Hands messages to a mail server over a pool of connections. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(options: SmtpOptions) {
    super();
    this.transport = nodemailer.createTransport({
      pool: true,
      url: options.url,
      maxConnections: options.connections ?? 10,
      dnsTimeout: options.connectTimeout ?? 5_000,
      connectionTimeout: options.connectTimeout ?? 5_000,
      greetingTimeout: options.greetingTimeout ?? 5_000,
      socketTimeout: options.silenceTimeout ?? 20_000,
    });
    this.transport.use('stream', ({ message }, done) => {
      const begun = performance.now();
      message.transform(() => inTimeOnly(begun));
      done();
    });
  }

  /** An attempt that the signal ends also ends its connection, so that none is held by a server that hangs. */
  override async send(message: Message, signal: AbortSignal): Promise<void> {
    try {
      await this.transport.sendMail({ ...compose(message), signal });
    } catch (error) {
      throw smtpFault(error as NodemailerError);
    }
  }

  override close(): void {
    this.transport.close({ force: true });
  }
}
