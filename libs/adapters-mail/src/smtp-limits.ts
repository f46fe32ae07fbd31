const MINUTE = 60_000;

/** A step of a conversation with a mail server, as long as it waits for the server. */
export type SmtpPhase = 'connection' | 'greeting' | 'command' | 'data' | 'text' | 'answer';

/** How long each phase may last, in milliseconds. */
export type SmtpLimits = Readonly<Record<SmtpPhase, number>>;

/**
 * The time-outs of RFC 5321, section 4.5.3.2: the greeting, `MAIL` and `RCPT` five minutes each, `DATA`
 * two, the text three, and ten after the final dot, where the server takes over the message. Commands
 * that it does not name (`EHLO`, `STARTTLS`, `AUTH`, `RSET`) have five, and the connection half a minute.
 */
export const SMTP_LIMITS: SmtpLimits = {
  connection: MINUTE / 2,
  greeting: 5 * MINUTE,
  command: 5 * MINUTE,
  data: 2 * MINUTE,
  text: 3 * MINUTE,
  answer: 10 * MINUTE,
};
