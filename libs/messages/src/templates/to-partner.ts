import type { ClaimedNotification } from '@boligstyling/application';
import { type Letter, mailbox } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { greeting } from './greeting.js';
import { layout } from './layout.js';
import type { Page } from './page-markup.js';
import { ownAssignment } from './own-assignment.js';
import { mailLink, paragraph, type Piece } from './piece.js';

/** A letter to the partner that a notification is about, from us. */
export function toPartner(
  notification: ClaimedNotification,
  settings: MailSettings,
  page: Omit<Page, 'footer'> & { readonly footer?: Piece },
): Letter {
  const { partner } = ownAssignment(notification);
  const question = paragraph`Du får denne e-posten fordi du er partner i ${settings.wordmark}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`;
  return {
    to: mailbox(partner.name, partner.email),
    replyTo: mailbox(settings.wordmark, settings.contactEmail),
    subject: page.subject,
    ...layout(settings, {
      ...page,
      body: [greeting(partner.name), ...page.body],
      footer: page.footer ? [page.footer, question] : [question],
    }),
  };
}
