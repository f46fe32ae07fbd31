import type { Mailer } from '@boligstyling/application';
import { EmlMailer } from './eml-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const TRANSPORTS: Record<string, (url: string) => Mailer> = {
  'smtp:': (url) => new SmtpMailer({ url }),
  'smtps:': (url) => new SmtpMailer({ url }),
};

/** Supported URL schemes, each with its colon. */
export const MAIL_SCHEMES = Object.keys(TRANSPORTS);

/**
 * The mailer for a URL; without one, messages are stored as files in the folder.
 *
 * @throws TypeError when the URL has none of {@link MAIL_SCHEMES}
 */
export function openMailer(url: string | undefined, folder: string): Mailer {
  if (!url) return new EmlMailer(folder);
  const open = TRANSPORTS[new URL(url).protocol];
  if (!open) throw new TypeError(`Nothing carries messages to ${url.split(':')[0]}:`);
  return open(url);
}
