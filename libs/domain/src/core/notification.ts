/** Delivery states of every outbox. `parked`: not retried until an administrator resends. */
export const DELIVERY_STATES = ['due', 'sent', 'parked'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * One e-mail, stored in the outbox until it is sent.
 *
 * - due → uncertain, when the mail server is about to get the end of the text
 * - uncertain → sent, when the server confirms it
 * - uncertain → due or parked, when the server refuses it
 * - uncertain → uncertain, when the server does not answer: once more after {@link
 *   UNCERTAIN_RETRY_SECONDS}, and never after {@link MOST_COPIES} copies
 * - due → due, later, when the fault is temporary
 * - due → parked, when it is permanent, or has lasted {@link MAX_ATTEMPTS} attempts
 * - parked → due, when the administrator resends
 */
export const NOTIFICATION_STATES = [...DELIVERY_STATES, 'uncertain'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** Most times that the mail server gets the whole text of one e-mail without a refusal. */
export const MOST_COPIES = 2;

/** Seconds from an unanswered copy to the second one. */
export const UNCERTAIN_RETRY_SECONDS = 3600;

/**
 * Recipient of each kind. Kinds for a partner, and kinds for the owner about one, name an
 * assignment.
 */
export const NOTIFICATION_RECIPIENTS = {
  'owner-confirmation': 'owner',
  'owner-matched': 'owner',
  'owner-partner-left': 'owner',
  'owner-nobody-yet': 'owner',
  'owner-search-ended': 'owner',
  'owner-choice': 'owner',
  'owner-quotes': 'owner',
  'owner-choice-overruled': 'owner',
  'owner-link': 'owner',
  'owner-confirm': 'owner',
  'owner-email-changing': 'owner',
  'owner-is-it-you': 'owner',
  'owner-review': 'owner',
  'lead-notification': 'administrator',
  'no-partner-notification': 'administrator',
  'partner-offer': 'partner',
  'partner-reminder': 'partner',
  'offer-filled': 'partner',
  'partner-assignment': 'partner',
  'assignment-undone': 'partner',
  'assignment-withdrawn': 'partner',
  'partner-correction': 'partner',
  'partner-not-called': 'partner',
  'quote-reminder': 'partner',
  'quote-chosen': 'partner',
  'quote-declined': 'partner',
  'quote-expired': 'partner',
  'quote-overruled': 'partner',
  'dispute-decided': 'partner',
  'leads-merged': 'partner',
  'sale-due-again': 'partner',
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_RECIPIENTS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_RECIPIENTS) as NotificationKind[];

type ToPartner = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_RECIPIENTS)[Kind] extends 'partner'
    ? Kind
    : never;
}[NotificationKind];

/**
 * Kinds about a question or an owner are obsolete once that has ended; `end` is sent after it, and
 * `cost` in any state.
 */
const PARTNER_NEWS_ABOUT: Readonly<Record<ToPartner, 'offer' | 'owner' | 'end' | 'cost'>> = {
  'partner-offer': 'offer',
  'partner-reminder': 'offer',
  'partner-assignment': 'owner',
  'partner-correction': 'owner',
  'partner-not-called': 'owner',
  'quote-reminder': 'owner',
  'quote-chosen': 'owner',
  'quote-declined': 'owner',
  'quote-expired': 'owner',
  'quote-overruled': 'owner',
  'offer-filled': 'end',
  'assignment-undone': 'end',
  'assignment-withdrawn': 'end',
  'dispute-decided': 'cost',
  'leads-merged': 'cost',
  'sale-due-again': 'cost',
};

const kindsAbout = (what: (typeof PARTNER_NEWS_ABOUT)[ToPartner]): readonly NotificationKind[] =>
  (Object.keys(PARTNER_NEWS_ABOUT) as ToPartner[]).filter(
    (kind) => PARTNER_NEWS_ABOUT[kind] === what,
  );

export const ASKS_PARTNERS = kindsAbout('offer');

export const NEWS_OF_OWNER = kindsAbout('owner');

export const NEWS_OF_COSTS = kindsAbout('cost');

/**
 * Kinds that a lead causes once, or once per search. The row in the outbox, which stays with the
 * lead, records that it was sent.
 */
export const ONCE_KINDS = [
  'no-partner-notification',
  'owner-nobody-yet',
  'owner-search-ended',
] as const satisfies readonly NotificationKind[];
export type OnceKind = (typeof ONCE_KINDS)[number];

/** Sent before all others, because a person waits for them at a screen. */
export const LEAVES_FIRST = ['sign-in-link', 'owner-link', 'owner-confirm'] as const;

export interface Notification {
  id: string;
  leadId: string;
  kind: NotificationKind;
  assignmentId: string | null;
  /** Recipient address until it is sent; null: read from the subject when it is sent. */
  toEmail: string | null;
  /**
   * Attempts begun, the present one included; also detects that another worker took over the lease.
   */
  attempts: number;
  createdAt: Date;
}

/**
 * A day and a half of retries on average. A resent notification gets as many again on the same
 * counter, because a repeated number would let a stale worker write its result.
 */
export const MAX_ATTEMPTS = 57;

export function isLastAttempt(attempts: number): boolean {
  return attempts % MAX_ATTEMPTS === 0;
}

const FIRST_DELAY_SECONDS = 10;
const LONGEST_DELAY_SECONDS = 3600;

/**
 * Seconds to wait after an attempt: doubles from 10 s to an hour, then a random part of its upper
 * half, so that failures do not return together.
 *
 * @param attempts attempts made so far, from 1
 * @param random a number from 0 up to 1
 */
export function retryDelaySeconds(attempts: number, random: number): number {
  const before = (attempts - 1) % MAX_ATTEMPTS;
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** before, LONGEST_DELAY_SECONDS);
  return delay * (0.5 + random / 2);
}
