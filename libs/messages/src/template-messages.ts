import {
  type ClaimedNotification,
  type Clock,
  DeliveryFault,
  type Message,
  Messages,
  type Outgoing,
} from '@boligstyling/application';
import {
  ASKS_PARTNERS,
  NEWS_OF_OWNER,
  NOTIFICATION_RECIPIENTS,
  type NotificationKind,
  withoutSendersWords,
} from '@boligstyling/domain';
import { type Email, oneLine, type TimedTemplate } from './email.js';
import type { MailSettings } from './mail-settings.js';
import { assignmentWithdrawn } from './partner/assignment-withdrawn.js';
import { saleReinstated } from './billing/sale-due-again.js';
import { disputeDecided } from './billing/dispute-decided.js';
import { leadNotification } from './administrator/lead-notification.js';
import { leadsMerged } from './partner/leads-merged.js';
import { noPartnerNotification } from './administrator/no-partner-notification.js';
import { ownerConfirmation } from './owner/owner-confirmation.js';
import { ownerMatched } from './owner/owner-matched.js';
import { assignmentUndone } from './partner/assignment-undone.js';
import { ownerChoice } from './owner/owner-choice.js';
import { ownerConfirm } from './owner/owner-confirm.js';
import { ownerEmailChanging } from './owner/owner-email-changing.js';
import { ownerIsItYou } from './owner/owner-is-it-you.js';
import { ownerLink } from './owner/owner-link.js';
import { ownerNobodyYet } from './owner/owner-nobody-yet.js';
import { ownerPartnerLeft } from './owner/owner-partner-left.js';
import { ownerChoiceOverruled } from './owner/owner-choice-overruled.js';
import { ownerQuotes } from './owner/owner-quotes.js';
import { ownerReview } from './owner/owner-review.js';
import { ownerSearchEnded } from './owner/owner-search-ended.js';
import { partnerApplication } from './partner/partner-application.js';
import { partnerCorrection } from './partner/partner-correction.js';
import { partnerInvoice } from './partner/partner-invoice.js';
import { partnerErasure } from './partner/partner-erasure.js';
import { partnerNotCalled } from './partner/partner-not-called.js';
import { partnerOffer } from './partner/partner-offer.js';
import { partnerReminder } from './partner/partner-reminder.js';
import { quoteChosen, quoteDeclined, quoteExpired, quoteOverruled } from './partner/quote-news.js';
import { quoteReminder } from './partner/quote-reminder.js';
import { offerFilled } from './partner/offer-filled.js';
import { saleRuling } from './billing/sale-ruling.js';
import { signInLink } from './sign-in/sign-in-link.js';
import { partnerAssignment } from './partner/partner-assignment.js';
import { unlessEnded } from './layout/unless-ended.js';

const TEMPLATES: Record<NotificationKind, TimedTemplate> = {
  'owner-confirmation': ownerConfirmation,
  'lead-notification': leadNotification,
  'owner-matched': ownerMatched,
  'no-partner-notification': noPartnerNotification,
  'partner-assignment': partnerAssignment,
  'assignment-withdrawn': assignmentWithdrawn,
  'owner-partner-left': ownerPartnerLeft,
  'owner-nobody-yet': ownerNobodyYet,
  'owner-search-ended': ownerSearchEnded,
  'owner-choice': ownerChoice,
  'owner-quotes': ownerQuotes,
  'owner-choice-overruled': ownerChoiceOverruled,
  'owner-link': ownerLink,
  'owner-confirm': ownerConfirm,
  'owner-email-changing': ownerEmailChanging,
  'owner-is-it-you': ownerIsItYou,
  'owner-review': ownerReview,
  'partner-offer': partnerOffer,
  'partner-reminder': partnerReminder,
  'offer-filled': offerFilled,
  'assignment-undone': assignmentUndone,
  'partner-correction': partnerCorrection,
  'partner-not-called': partnerNotCalled,
  'quote-reminder': quoteReminder,
  'quote-chosen': quoteChosen,
  'quote-declined': quoteDeclined,
  'quote-expired': quoteExpired,
  'quote-overruled': quoteOverruled,
  'dispute-decided': disputeDecided,
  'leads-merged': leadsMerged,
  'sale-due-again': saleReinstated,
};

const MAY_HAVE_ENDED = [...ASKS_PARTNERS, ...NEWS_OF_OWNER];

const templateOf = (kind: NotificationKind): TimedTemplate =>
  MAY_HAVE_ENDED.includes(kind) ? unlessEnded(TEMPLATES[kind]) : TEMPLATES[kind];

/** Removes the sender's text for an unproven mailbox of an owner, where it could be spam. */
function asItsReaderMay(notification: ClaimedNotification): ClaimedNotification {
  const { isMailboxProven, kind, lead } = notification;
  const mayRead = isMailboxProven || NOTIFICATION_RECIPIENTS[kind] !== 'owner';
  return mayRead ? notification : { ...notification, lead: withoutSendersWords(lead) };
}

/** RFC 3834: prevents auto-replies. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** Renders notifications as emails. */
export class TemplateMessages extends Messages {
  constructor(
    private readonly settings: MailSettings,
    private readonly clock: Clock,
  ) {
    super();
  }

  override of(notification: Outgoing, operator: string | null = null): Message {
    const { wordmark, mailFrom } = this.settings;
    const email = this.emailOf(notification, { ...this.settings, operator });
    if (!email.to) throw new DeliveryFault('unsafe recipient address', false);
    return {
      ...email,
      to: email.to,
      from: { name: oneLine(wordmark), address: mailFrom },
      subject: oneLine(email.subject),
      messageId: `<${notification.id}@${domainOf(mailFrom)}>`,
      headers: HEADERS,
    };
  }

  private emailOf(notification: Outgoing, settings: MailSettings): Email {
    if ('application' in notification) return partnerApplication(notification, settings);
    if ('sale' in notification) return saleRuling(notification, settings);
    if ('account' in notification) return partnerInvoice(notification, settings);
    if (notification.kind === 'sign-in-link') return signInLink(notification, settings);
    return notification.kind === 'partner-erasure'
      ? partnerErasure(notification, settings)
      : templateOf(notification.kind)(asItsReaderMay(notification), settings, this.clock.now());
  }
}

/** In ASCII, as in the DNS. */
function domainOf(address: string): string {
  return URL.parse(`http://${address.slice(address.lastIndexOf('@') + 1)}`)?.hostname ?? '';
}
