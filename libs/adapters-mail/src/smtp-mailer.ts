import { DeliveryFault, Mailer, type Message } from '@boligstyling/application';
import type { NodemailerError, SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { SMTP_LIMITS, type SmtpLimits, type SmtpServer, SmtpSession } from './smtp-session.js';
import { Readable } from 'node:stream';

/** Refusals at other steps concern us or the server. */
const STEPS_ABOUT_THE_MESSAGE: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

/** Some servers answer these at any step. */
const ABOUT_OUR_LOGIN: readonly (number | undefined)[] = [530, 535];

/**
 * Only a refusal of the recipient or the content is permanent. All else may pass, or an operator
 * can fix it. The cause has codes only, because servers repeat addresses in their texts.
 */
function smtpFault(error: NodemailerError): DeliveryFault {
  const isAnswered = error.responseCode !== undefined;
  return new DeliveryFault(causeOf(error), !isRefusalOfTheMessage(error), { isAnswered });
}

function isRefusalOfTheMessage({ command, permanent, responseCode }: NodemailerError): boolean {
  return (
    permanent === true &&
    STEPS_ABOUT_THE_MESSAGE.includes(command) &&
    !ABOUT_OUR_LOGIN.includes(responseCode)
  );
}

function causeOf(error: NodemailerError): string {
  if (error.code === 'EABORT') return 'deadline passed';
  if (error.responseCode) {
    const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(error.response ?? '')?.[1];
    const codes = ['SMTP', error.responseCode, enhanced].filter(Boolean).join(' ');
    return error.command ? `${codes} at ${error.command}` : codes;
  }
  return [error.code ?? error.name, error.timeoutType ?? error.originalCode]
    .filter(Boolean)
    .join(' ');
}

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with a login where needed. */
  readonly url: string;
  /** In ms; missing ones are those of {@link SMTP_LIMITS}. */
  readonly limits?: Partial<SmtpLimits>;
}

/** Servers close idle connections after five minutes. */
const KEPT = 10;
const KEPT_MS = 4 * 60_000;

export class SmtpMailer extends Mailer {
  private readonly server: SmtpServer;
  private readonly limits: SmtpLimits;
  private readonly sessions = new Set<SmtpSession>();
  private readonly idle = new Map<SmtpSession, ReturnType<typeof setTimeout>>();

  constructor({ url, limits }: SmtpOptions) {
    super();
    this.server = parseConnectionUrl(url) as SmtpServer;
    this.limits = { ...SMTP_LIMITS, ...limits };
  }

  /** An aborted attempt closes its connection, so that a hanging server holds none. */
  override async send(
    message: Message,
    signal: AbortSignal,
    handOver: () => Promise<void>,
  ): Promise<void> {
    let isRead = false;
    let fault: unknown;
    const once = async (session: SmtpSession) => {
      isRead = true;
      await handOver().catch((error: unknown) => {
        fault = error;
        throw error;
      });
      session.beginText();
    };
    try {
      const kept = this.take();
      await this.sendBy(kept ?? this.open(), message, signal, once).catch(
        (error: NodemailerError) => {
          // The server closed an idle connection before it saw the message.
          const isStale = kept && !isRead && !error.responseCode && !signal.aborted;
          if (!isStale) throw error;
          return this.sendBy(this.open(), message, signal, once);
        },
      );
    } catch (error) {
      throw fault ?? (error instanceof DeliveryFault ? error : smtpFault(error as NodemailerError));
    }
  }

  override close(): void {
    for (const session of this.sessions) session.end(new Error('closed'));
  }

  private async sendBy(
    session: SmtpSession,
    message: Message,
    signal: AbortSignal,
    handOver: (session: SmtpSession) => Promise<void>,
  ): Promise<void> {
    const abort = () => session.end(Object.assign(new Error('aborted'), { code: 'EABORT' }));
    signal.addEventListener('abort', abort);
    try {
      if (signal.aborted) abort();
      if (!session.isUsed) await session.open();
      const mail = new MailComposer(compose(message)).compile();
      const text = pausedText(await mail.build(), () => handOver(session));
      await session.send(mail.getEnvelope(), text);
      this.keep(session);
    } catch (error) {
      await this.afterFault(session, error as NodemailerError);
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** A refused message leaves the connection usable; any other fault ends it. */
  private async afterFault(session: SmtpSession, error: NodemailerError): Promise<void> {
    const isRefused = error.responseCode && error.responseCode !== 421 && session.isUsed;
    if (!isRefused || session.isOver) return session.end(error);
    void session.reset().then(
      () => this.keep(session),
      (fault: Error) => session.end(fault),
    );
  }

  private open(): SmtpSession {
    const session = new SmtpSession(this.server, this.limits);
    this.sessions.add(session);
    session.onEnd(() => {
      this.sessions.delete(session);
      clearTimeout(this.idle.get(session));
      this.idle.delete(session);
    });
    return session;
  }

  private take(): SmtpSession | undefined {
    const [session] = this.idle.keys();
    if (session) {
      clearTimeout(this.idle.get(session));
      this.idle.delete(session);
    }
    return session;
  }

  private keep(session: SmtpSession): void {
    if (session.isOver) return;
    if (this.idle.size >= KEPT) return session.end(new Error('closed'));
    const timer = setTimeout(() => session.end(new Error('idle')), KEPT_MS);
    timer.unref?.();
    this.idle.set(session, timer);
  }
}

/**
 * The text waits for the hand-over to be recorded. It is read when the mail server is ready, and
 * leaves in one piece.
 *
 * @param handOver when it rejects, nothing leaves
 */
export function pausedText(text: Buffer, handOver: () => Promise<void>): Readable {
  async function* onceRead() {
    await handOver();
    yield text;
  }
  return Readable.from(onceRead(), { objectMode: false });
}

/** Nodemailer reads nothing from files or the network. */
export function compose(message: Message): SendMailOptions {
  const { from, to, replyTo, subject, html, text, messageId, headers } = message;
  const attachments = message.attachments ?? [];
  return {
    from,
    to,
    replyTo,
    subject,
    html,
    text,
    messageId,
    headers,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    })),
    // Nodemailer's own choice is the same, after counting every text's letters several times.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
