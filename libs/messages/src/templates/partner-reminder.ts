import type { ClaimedNotification } from '@boligstyling/application';
import { questionTitle } from '@boligstyling/domain';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { ownAssignment } from './own-assignment.js';
import { questionPieces, untilWhen } from './question-pieces.js';
import { toPartner } from './to-partner.js';

/** Reminds a partner, halfway to the deadline, of a question without an answer. */
export function partnerReminder(notification: ClaimedNotification, settings: MailSettings): Letter {
  const { assignment } = ownAssignment(notification);
  const title = questionTitle(notification.lead);
  return toPartner(notification, settings, {
    subject: `Påminnelse: ${title}. Svar innen ${untilWhen(assignment)}`,
    preheader: 'Halve svarfristen er gått.',
    title: `${title} venter på svar`,
    ...questionPieces(notification, settings),
  });
}
