import { DeliveryFault } from '@boligstyling/application';
import type { NodemailerError } from 'nodemailer';

/** Refusals in these steps are about this message. In any other they are about us or the server. */
const STEPS_ABOUT_THE_MESSAGE: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

/** «Authentication required» and «credentials invalid»: some servers say so at any step. */
const ABOUT_OUR_LOGIN: readonly (number | undefined)[] = [530, 535];

/**
 * What a failed attempt means. A permanent refusal of the recipient or of the content cannot pass.
 * All else can: busy servers, the network, time-outs, and what an operator can mend, such as the
 * login, TLS, or a sender address (MAIL FROM) that the server does not let us use.
 *
 * The cause is put together from codes alone: servers repeat addresses in their texts.
 */
export function smtpFault(error: NodemailerError): DeliveryFault {
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
