/** States of anything in an outbox. `parked`: not tried again until somebody asks. */
export const DELIVERY_STATES = ['due', 'sent', 'parked'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * One e-mail, kept in the outbox until it has left.
 *
 * due → uncertain, when the mail server is about to get the end of the text
 * uncertain → sent, when the server says that it has it
 * uncertain → due or parked, when the server refuses it
 * uncertain → uncertain, when the server does not answer: once more after
 *   {@link UNCERTAIN_RETRY_SECONDS}, and after {@link MOST_COPIES} copies never again
 * due → due, later, when the fault can pass
 * due → parked, when it cannot, or has not passed in {@link MAX_ATTEMPTS} attempts
 * parked → due, when the administrator resends
 */
export const NOTIFICATION_STATES = [...DELIVERY_STATES, 'uncertain'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** So often at most the mail server gets the whole text of one e-mail without a refusal. */
export const MOST_COPIES = 2;

/** Seconds from an unanswered copy to the second one. */
export const UNCERTAIN_RETRY_SECONDS = 3600;

/** To whom each kind goes. Those to a partner, and those to the owner about one, name an assignment. */
export const NOTIFICATION_RECIPIENTS = {
  'owner-confirmation': 'owner',
  'owner-matched': 'owner',
  'owner-partner-left': 'owner',
  'owner-nobody-yet': 'owner',
  'owner-search-ended': 'owner',
  'owner-choice': 'owner',
  'owner-link': 'owner',
  'owner-confirm': 'owner',
  'owner-email-changing': 'owner',
  'owner-is-it-you': 'owner',
  'owner-review': 'owner',
  'lead-notice': 'administrator',
  'no-partner-notice': 'administrator',
  'partner-question': 'partner',
  'partner-reminder': 'partner',
  'question-filled': 'partner',
  'partner-assignment': 'partner',
  'assignment-undone': 'partner',
  'assignment-withdrawn': 'partner',
  'partner-correction': 'partner',
  'partner-not-called': 'partner',
  'dispute-decided': 'partner',
  'leads-merged': 'partner',
  'cost-owed-again': 'partner',
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_RECIPIENTS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_RECIPIENTS) as NotificationKind[];

type ToPartner = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_RECIPIENTS)[Kind] extends 'partner'
    ? Kind
    : never;
}[NotificationKind];

/**
 * What each to a partner tells of: of a question or an owner nothing is told any more once that has
 * ended, of the end itself once it has, and of what its yes costs whatever becomes of it.
 */
const TOLD_TO_PARTNERS: Readonly<Record<ToPartner, 'question' | 'owner' | 'end' | 'cost'>> = {
  'partner-question': 'question',
  'partner-reminder': 'question',
  'partner-assignment': 'owner',
  'partner-correction': 'owner',
  'partner-not-called': 'owner',
  'question-filled': 'end',
  'assignment-undone': 'end',
  'assignment-withdrawn': 'end',
  'dispute-decided': 'cost',
  'leads-merged': 'cost',
  'cost-owed-again': 'cost',
};

const toldOf = (what: (typeof TOLD_TO_PARTNERS)[ToPartner]): readonly NotificationKind[] =>
  (Object.keys(TOLD_TO_PARTNERS) as ToPartner[]).filter((kind) => TOLD_TO_PARTNERS[kind] === what);

/** Those that ask a partner, and tell how many have taken what it is asked about. */
export const ASKS_PARTNERS = toldOf('question');

/** Those that tell a partner of the owner, while it has the request. */
export const NEWS_OF_OWNER = toldOf('owner');

/** Those that tell a partner what its yes costs after a ruling or a merge: nothing of the owner's. */
export const NEWS_OF_COSTS = toldOf('cost');

/** Those that a lead causes once, or once for each search. That it has is known by the one in the outbox, which stays with the lead. */
export const ONCE_KINDS = [
  'no-partner-notice',
  'owner-nobody-yet',
  'owner-search-ended',
] as const satisfies readonly NotificationKind[];
export type OnceKind = (typeof ONCE_KINDS)[number];

/** A person waits in front of a screen for these. They leave before all others. */
export const LEAVES_FIRST = ['sign-in-link', 'owner-link', 'owner-confirm'] as const;

/** A notification as a worker has claimed it. */
export interface Notification {
  id: string;
  leadId: string;
  kind: NotificationKind;
  /** The assignment it tells a partner of; null when it goes to someone else. */
  assignmentId: string | null;
  /** Where it goes, until it has left; null: where what it tells of says when it leaves. */
  toEmail: string | null;
  /** How many attempts have begun, the present one included. Also tells a late worker that another has taken over. */
  attempts: number;
  /** When it was caused. */
  createdAt: Date;
}

/**
 * With the delays below, of which each is three quarters of its longest in the middle, a day and a half
 * of trying. What is sent again after that has as many anew, and goes on counting: a number that came
 * twice would let a late worker write its outcome.
 */
export const MAX_ATTEMPTS = 57;

/** Whether nothing is tried by itself after this attempt. @param attempts from 1 */
export function isLastAttempt(attempts: number): boolean {
  return attempts % MAX_ATTEMPTS === 0;
}

const FIRST_DELAY_SECONDS = 10;
const LONGEST_DELAY_SECONDS = 3600;

/**
 * Seconds to wait after the given attempt: doubling from 10 s to an hour, then between half and
 * all of it, so that many that failed together do not return together.
 *
 * @param attempts attempts made so far, from 1
 * @param random a number from 0 up to 1
 */
export function retryDelaySeconds(attempts: number, random: number): number {
  const before = (attempts - 1) % MAX_ATTEMPTS;
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** before, LONGEST_DELAY_SECONDS);
  return delay * (0.5 + random / 2);
}
