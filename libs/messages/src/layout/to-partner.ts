import type {
  ClaimedErasureNotification,
  ClaimedNotification,
  ClaimedSaleNotification,
} from '@boligstyling/application';
import type { Email } from '../email.js';
import type { MailSettings } from '../mail-settings.js';
import { greeting } from './greeting.js';
import { emailTo } from './layout.js';
import type { Page } from './page-markup.js';
import { ownAssignment } from '../partner/partner-link.js';
import { mailLink, paragraph, type Piece } from './piece.js';

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
