import type {
  ClaimedErasureNotice,
  ClaimedNotification,
  ClaimedSaleNotice,
} from '@boligstyling/application';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { greeting } from './greeting.js';
import { letterTo } from './layout.js';
import type { Page } from './page-markup.js';
import { ownAssignment } from '../partner/own-assignment.js';
import { mailLink, paragraph, type Piece } from './piece.js';

export function toPartner(
  about: ClaimedNotification | ClaimedErasureNotice | ClaimedSaleNotice,
  settings: MailSettings,
  page: Omit<Page, 'footer'> & { readonly footer?: Piece },
): Letter {
  const { partner } = 'partner' in about ? about : ownAssignment(about);
  const question = paragraph`Du får denne e-posten fordi du er partner i ${settings.wordmark}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`;
  return letterTo(partner.name, partner.email, settings, {
    ...page,
    body: [greeting(partner.name), ...page.body],
    footer: page.footer ? [page.footer, question] : [question],
  });
}
