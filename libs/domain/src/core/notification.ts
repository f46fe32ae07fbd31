/** `parked`: not retried until an administrator resends. */
export const DELIVERY_STATES = ['due', 'sent', 'parked'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * - due → uncertain, before the end of the text is sent
 * - uncertain → sent, when the server confirms it
 * - uncertain → due or parked, when it refuses
 * - uncertain → uncertain, without an answer: once more after {@link UNCERTAIN_RETRY_SECONDS}, up
 * to {@link MAX_COPIES} copies
 * - due → due, later, after a temporary fault
 * - due → parked, after a permanent one, or {@link MAX_ATTEMPTS} attempts
 * - parked → due, when the administrator resends
 */
export const NOTIFICATION_STATES = [...DELIVERY_STATES, 'uncertain'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

interface OfState {
  readonly state: NotificationState;
}

export function isToSend({ state }: OfState): boolean {
  return state === 'due';
}

export function hasLeft({ state }: OfState): boolean {
  return state === 'sent';
}

export function isParked({ state }: OfState): boolean {
  return state === 'parked';
}

export function isUncertain({ state }: OfState): boolean {
  return state === 'uncertain';
}

/** An attempt at it may be running, and ends by itself. */
export function isBeingTried(delivery: OfState): boolean {
  return isToSend(delivery) || isUncertain(delivery);
}

export const MAX_COPIES = 2;

export const UNCERTAIN_RETRY_SECONDS = 3600;

/** Kinds for a partner, and for the owner about one, name an assignment. */
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
  'dispute-notification': 'administrator',
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
  'other-quote-chosen': 'partner',
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
 * `offer` and `owner` are obsolete once the assignment has ended; `end` is sent after it, `cost` in
 * any state.
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
  'other-quote-chosen': 'owner',
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

export const OFFER_NOTIFICATIONS = kindsAbout('offer');

export const PARTNER_EMAILS_ABOUT_OWNER = kindsAbout('owner');

export const COST_NOTIFICATIONS = kindsAbout('cost');

/** Caused once by a lead or its search, as its row in the outbox records. */
export const ONCE_KINDS = [
  'no-partner-notification',
  'owner-nobody-yet',
  'owner-search-ended',
] as const satisfies readonly NotificationKind[];
export type OnceKind = (typeof ONCE_KINDS)[number];

/** About the owner's mailbox itself, so that no telephone call replaces them. */
export const NEEDS_MAILBOX: readonly NotificationKind[] = [
  'owner-link',
  'owner-confirm',
  'owner-email-changing',
  'owner-is-it-you',
  'owner-review',
];

/** Parks the news of an owner without e-mail, which an administrator passes on instead. */
export const NO_ADDRESS_FAULT = 'no e-mail address';

/** First, because a person waits at a screen. */
export const LEAVES_FIRST = ['sign-in-link', 'owner-link', 'owner-confirm'] as const;

export interface Notification {
  id: string;
  leadId: string;
  kind: NotificationKind;
  assignmentId: string | null;
  /** Null: read from the subject when it is sent. */
  toEmail: string | null;
  /** Attempts begun; also detects that another worker took over the lease. */
  attempts: number;
  createdAt: Date;
}

/**
 * A day and a half of retries. A resend continues the count, because a repeated number would let a
 * stale worker write.
 */
export const MAX_ATTEMPTS = 57;

export function isLastAttempt(attempts: number): boolean {
  return attempts % MAX_ATTEMPTS === 0;
}

const FIRST_DELAY_SECONDS = 10;
const LONGEST_DELAY_SECONDS = 3600;

/**
 * Doubles from 10 s to an hour, with a random upper half, so that failures do not return together.
 *
 * @param attempts from 1
 * @param random from 0 up to 1
 */
export function retryDelaySeconds(attempts: number, random: number): number {
  const before = (attempts - 1) % MAX_ATTEMPTS;
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** before, LONGEST_DELAY_SECONDS);
  return delay * (0.5 + random / 2);
}
