import type { ClaimedNotification } from '@boligstyling/application';
import type { Email } from '../email.js';
import { type MailSettings, ownerPage } from '../mail-settings.js';
import { greeting } from './greeting.js';
import { emailTo } from './layout.js';
import type { Page } from './page-markup.js';
import { button, mailLink, paragraph } from './piece.js';

/**
 * An email to the owner, with a link to the owner's page.
 *
 * @param toPage text on that button
 */
export function toOwner(
  notification: ClaimedNotification,
  settings: MailSettings,
  page: Omit<Page, 'footer'>,
  toPage = 'Følg henvendelsen din',
): Email {
  const { lead } = notification;
  const question = paragraph`På siden kan du også rette opplysningene, trekke henvendelsen og slette alt. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`;
  return emailTo(lead.customerName, lead.customerEmail, settings, {
    ...page,
    body: [
      greeting(lead.customerName),
      ...page.body,
      button(ownerPage(settings, notification), toPage),
    ],
    footer: [question],
  });
}
