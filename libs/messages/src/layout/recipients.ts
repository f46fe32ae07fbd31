import type {
  ClaimedNotification,
  ClaimedErasureNotification,
  ClaimedSaleNotification,
  Mailbox,
} from '@boligstyling/application';
import { type Email, mailbox } from '../email.js';
import { type MailSettings, ownerPage } from '../mail-settings.js';
import { emailTo, type Page } from './layout.js';
import { button, mailLink, paragraph, type Piece } from './html.js';
import { ownAssignment } from '../partner/partner-link.js';
import {
  firstName,
  formatPhone,
  type Lead,
  mailtoOf,
  telOf,
  isAcceptedByEveryServer,
} from '@boligstyling/domain';

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

/** Only where the field looks like a name. */
export function ownerName({ customerName }: Lead): string {
  return firstName(customerName) ?? 'eieren';
}

export function ownerTask(lead: Lead): string {
  return `${lead.contactByEmail ? 'Skriv til' : 'Ring'} ${ownerName(lead)}`;
}

/** An unsafe email address leaves only the telephone. */
export function reachOwner({ contactByEmail, customerEmail, customerPhone }: Lead): Piece {
  if (contactByEmail && mailbox('', customerEmail)) {
    return button(mailtoOf(customerEmail), `Skriv til ${customerEmail}`);
  }
  return button(telOf(customerPhone), `Ring ${formatPhone(customerPhone)}`);
}

/**
 * Undefined for non-ASCII addresses: a server without RFC 6531 refuses a message with one in any
 * header.
 */
export function replyToOwner({ customerName, customerEmail }: Lead): Mailbox | undefined {
  return isAcceptedByEveryServer(customerEmail) ? mailbox(customerName, customerEmail) : undefined;
}

/**
 * The first name only where it looks like one, because anybody can write anything into the form.
 */
export function greeting(name: string): Piece {
  const first = firstName(name);
  return paragraph`${first ? `Hei, ${first}` : 'Hei'}`;
}
