import { domainToASCII } from 'node:url';
import { type ClaimedNotification, DeliveryFault } from '@boligstyling/application';
import type { NotificationKind } from '@boligstyling/domain';
import type { MailSettings } from './mail-settings.js';
import { oneLine } from './mailbox.js';
import type { Letter, Message } from './message.js';
import { assignmentWithdrawn } from './templates/assignment-withdrawn.js';
import { leadNotice } from './templates/lead-notice.js';
import { noPartnerNotice } from './templates/no-partner-notice.js';
import { ownerConfirmation } from './templates/owner-confirmation.js';
import { ownerMatched } from './templates/owner-matched.js';
import { partnerAssignment } from './templates/partner-assignment.js';

/** A new kind of message is a file in `templates/` and a line here. */
const TEMPLATES: Record<
  NotificationKind,
  (notification: ClaimedNotification, settings: MailSettings) => Letter
> = {
  'owner-confirmation': ownerConfirmation,
  'lead-notice': leadNotice,
  'owner-matched': ownerMatched,
  'no-partner-notice': noPartnerNotice,
  'partner-assignment': partnerAssignment,
  'assignment-withdrawn': assignmentWithdrawn,
};

/**
 * The message a notification becomes. Nothing in the lead can add a header, a recipient or markup.
 *
 * @throws DeliveryFault that cannot pass, when the recipient's address is not one plain address
 */
export function renderMessage(notification: ClaimedNotification, settings: MailSettings): Message {
  const letter = TEMPLATES[notification.kind](notification, settings);
  if (!letter.to) throw new DeliveryFault('unsafe recipient address', false);
  return {
    ...letter,
    to: letter.to,
    from: { name: oneLine(settings.wordmark), address: settings.mailFrom },
    subject: oneLine(letter.subject),
    messageId: messageId(notification.id, settings.mailFrom),
  };
}

function messageId(notificationId: string, mailFrom: string): string {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return `<${notificationId}@${domainToASCII(domain)}>`;
}
