import type { Mailer } from '@boligstyling/application';
import { EmlMailer } from './eml-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** What carries messages to an address of each scheme. A new transport is a file and a line here. */
const TRANSPORTS: Record<string, (url: string) => Mailer> = {
  'smtp:': (url) => new SmtpMailer({ url }),
  'smtps:': (url) => new SmtpMailer({ url }),
};

/** The schemes of the addresses that messages can be sent to, each with its colon. */
export const MAIL_SCHEMES = Object.keys(TRANSPORTS);

/**
 * The mailer for a mail server's address. Without one, messages are kept as files in the folder.
 *
 * @throws TypeError when the address has none of {@link MAIL_SCHEMES}
 */
export function openMailer(url: string | undefined, folder: string): Mailer {
  if (!url) return new EmlMailer(folder);
  const open = TRANSPORTS[new URL(url).protocol];
  if (!open) throw new TypeError(`Nothing carries messages to ${url.split(':')[0]}:`);
  return open(url);
}
