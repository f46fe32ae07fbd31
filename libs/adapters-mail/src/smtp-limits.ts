const MINUTE = 60_000;

/** A step of an SMTP session in which we wait for the server. */
export type SmtpPhase = 'connection' | 'greeting' | 'command' | 'data' | 'text' | 'answer';

export type SmtpLimits = Readonly<Record<SmtpPhase, number>>;

/**
 * RFC 5321, section 4.5.3.2: five minutes each for the greeting, `MAIL` and `RCPT`, two for `DATA`,
 * three for the text, and ten after the final dot, where the server accepts the message. Commands
 * without a value there (`EHLO`, `STARTTLS`, `AUTH`, `RSET`) have five minutes, and the connection
 * has half a minute.
 */
export const SMTP_LIMITS: SmtpLimits = {
  connection: MINUTE / 2,
  greeting: 5 * MINUTE,
  command: 5 * MINUTE,
  data: 2 * MINUTE,
  text: 3 * MINUTE,
  answer: 10 * MINUTE,
};
