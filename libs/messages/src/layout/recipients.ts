import type {
  ClaimedNotification,
  ClaimedErasureNotification,
  ClaimedSaleNotification,
} from '@boligstyling/application';
import type { Email } from '../email.js';
import { type MailSettings, ownerPage } from '../mail-settings.js';
import { greeting } from './reach-owner.js';
import { emailTo } from './layout.js';
import type { Page } from './page-markup.js';
import { button, mailLink, paragraph, type Piece } from './piece.js';
import { ownAssignment } from '../partner/partner-link.js';

export function toPartner(
  about: ClaimedNotification | ClaimedErasureNotification | ClaimedSaleNotification,
  settings: MailSettings,
  page: Omit<Page, 'footer'> & { readonly footer?: Piece },
): Email {
  const { partner } = 'partner' in about ? about : ownAssignment(about);
  const question = paragraph`Du får denne e-posten fordi du er partner i ${settings.wordmark}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`;
  return emailTo(partner.name, partner.email, settings, {
    ...page,
    body: [greeting(partner.name), ...page.body],
    footer: page.footer ? [page.footer, question] : [question],
  });
}

/**
 * Links to the owner's page.
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
