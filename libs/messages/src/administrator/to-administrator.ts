import type { Email } from '../email.js';
import { type MailSettings, pageUrl, siteName } from '../mail-settings.js';
import { emailTo } from '../layout/layout.js';
import type { Page } from '../layout/page-markup.js';
import { button, paragraph } from '../layout/piece.js';

/** An email to the operator with a link to the dashboard, not to be replied to. */
export function toAdministrator(settings: MailSettings, page: Omit<Page, 'footer'>): Email {
  const email = emailTo(settings.wordmark, settings.contactEmail, settings, {
    ...page,
    body: [...page.body, button(pageUrl(settings, '/admin'), 'Åpne administrasjonen')],
    footer: [paragraph`Sendt automatisk fra ${siteName(settings)}.`],
  });
  return { ...email, replyTo: undefined };
}
