import {
  type ClaimedNotification,
  type Clock,
  DeliveryFault,
  type Message,
  Messages,
  type Outgoing,
} from '@boligstyling/application';
import {
  OFFER_NOTIFICATIONS,
  isTest,
  PARTNER_EMAILS_ABOUT_OWNER,
  NO_ADDRESS_FAULT,
  NOTIFICATION_RECIPIENTS,
  type NotificationKind,
  withoutOwnersTexts,
} from '@boligstyling/domain';
import { type Email, mailbox, oneLine, type TimedTemplate } from './email.js';
import type { MailSettings } from './mail-settings.js';
import {
  assignmentWithdrawn,
  assignmentUndone,
  offerFilled,
  unlessEnded,
} from './partner/assignment-ends.js';
import { saleReinstated, disputeDecided, ofErasedSale } from './billing/sale-emails.js';
import {
  applicationNotification,
  disputeNotification,
  leadNotification,
  noPartnerNotification,
} from './administrator/to-administrator.js';
import {
  leadsMerged,
  partnerCorrection,
  partnerErasure,
  partnerNotCalled,
} from './partner/lead-changes.js';
import { ownerConfirmation } from './owner/owner-confirmation.js';
import { ownerMatched } from './owner/owner-matched.js';
import { ownerChoice, ownerChoiceOverruled, ownerQuotes } from './owner/owner-quotes.js';
import {
  ownerConfirm,
  ownerEmailChanging,
  ownerIsItYou,
  ownerLink,
  ownerReview,
} from './owner/owner-links.js';
import { ownerNobodyYet, ownerPartnerLeft, ownerSearchEnded } from './owner/search-news.js';
import { partnerWelcome, partnerApplication } from './partner/partner-application.js';
import { partnerInvoice } from './billing/partner-invoice.js';
import { partnerOffer, partnerReminder } from './partner/partner-offer.js';
import {
  otherQuoteChosen,
  quoteChosen,
  quoteDeclined,
  quoteExpired,
  quoteOverruled,
  quoteReminder,
} from './partner/quote-emails.js';
import { signInLink } from './sign-in/sign-in-link.js';
import { partnerAssignment } from './partner/partner-assignment.js';

const TEMPLATES: Record<NotificationKind, TimedTemplate> = {
  'owner-confirmation': ownerConfirmation,
  'lead-notification': leadNotification,
  'owner-matched': ownerMatched,
  'no-partner-notification': noPartnerNotification,
  'dispute-notification': disputeNotification,
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
  'other-quote-chosen': otherQuoteChosen,
  'dispute-decided': disputeDecided,
  'leads-merged': leadsMerged,
  'sale-due-again': saleReinstated,
};

const MAY_HAVE_ENDED = [...OFFER_NOTIFICATIONS, ...PARTNER_EMAILS_ABOUT_OWNER];

const templateOf = (kind: NotificationKind): TimedTemplate =>
  MAY_HAVE_ENDED.includes(kind) ? unlessEnded(TEMPLATES[kind]) : TEMPLATES[kind];

/** In an unproven mailbox of an owner it could be spam. */
function asItsReaderMay(notification: ClaimedNotification): ClaimedNotification {
  const { isMailboxProven, kind, lead } = notification;
  const mayRead = isMailboxProven || NOTIFICATION_RECIPIENTS[kind] !== 'owner';
  return mayRead ? notification : { ...notification, lead: withoutOwnersTexts(lead) };
}

const MEANT_FOR = {
  owner: 'Prøve, til kunden',
  partner: 'Prøve, til stylisten',
  administrator: 'Prøve',
} satisfies Record<(typeof NOTIFICATION_RECIPIENTS)[NotificationKind], string>;

/** RFC 3834: prevents auto-replies. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

export class TemplateMessages extends Messages {
  constructor(
    private readonly settings: MailSettings,
    private readonly clock: Clock,
  ) {
    super();
  }

  override of(notification: Outgoing, operator: string | null = null): Message {
    const { wordmark, mailFrom } = this.settings;
    const email = this.toItsReader(
      notification,
      this.emailOf(notification, { ...this.settings, operator }),
    );
    if (!email.to) throw new DeliveryFault(faultOf(notification), false);
    return {
      ...email,
      to: email.to,
      from: { name: oneLine(wordmark), address: mailFrom },
      subject: oneLine(email.subject),
      messageId: `<${notification.id}@${domainOf(mailFrom)}>`,
      headers: HEADERS,
    };
  }

  /** All e-mails of a test lead go to the administrator, and so do answers to them. */
  private toItsReader(notification: Outgoing, email: Email): Email {
    if (!('lead' in notification) || !isTest(notification.lead)) return email;
    const { wordmark, adminEmail } = this.settings;
    const to = mailbox(wordmark, adminEmail);
    const subject = `${MEANT_FOR[NOTIFICATION_RECIPIENTS[notification.kind]]}: ${email.subject}`;
    return { ...email, to, replyTo: to, subject };
  }

  private emailOf(notification: Outgoing, settings: MailSettings): Email {
    if ('application' in notification) {
      const { kind } = notification;
      return kind === 'application-notification'
        ? applicationNotification(notification, settings)
        : partnerApplication(kind, notification, settings);
    }
    if ('sale' in notification) return ofErasedSale(notification, settings);
    if ('account' in notification) return partnerInvoice(notification, settings);
    if (notification.kind === 'partner-welcome') return partnerWelcome(notification, settings);
    if (notification.kind === 'sign-in-link') return signInLink(notification, settings);
    return notification.kind === 'partner-erasure'
      ? partnerErasure(notification, settings)
      : templateOf(notification.kind)(asItsReaderMay(notification), settings, this.clock.now());
  }
}

function faultOf(notification: Outgoing): string {
  const isOwner =
    'lead' in notification &&
    NOTIFICATION_RECIPIENTS[notification.kind as NotificationKind] === 'owner';
  return isOwner && notification.lead.customerEmail === ''
    ? NO_ADDRESS_FAULT
    : 'unsafe recipient address';
}

/** In ASCII, as in the DNS. */
function domainOf(address: string): string {
  return URL.parse(`http://${address.slice(address.lastIndexOf('@') + 1)}`)?.hostname ?? '';
}
