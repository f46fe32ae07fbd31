import type { LeadStanding } from './lead-case/case-state.js';
import { type InvoiceParty, missingOf } from './invoice-party.js';
import type { Lead } from './lead.js';
import type { NotificationState } from './notification.js';
import type { Partner } from './partner.js';
import type { PartnerApplication } from './partner-application.js';
import type { Review } from './review.js';
import { workingHoursBefore, WORKING_DAY_HOURS } from './working-time.js';

/**
 * What waits for a person, the worst for an owner first:
 * - `nobody-called`: the owner says that nobody has called
 * - `not-reported`: taken, and nobody who has it has told what became of it
 * - `nobody-found`: partners are looked for, and none is asked or has it
 * - `held`: it may be spam, and goes nowhere until someone has looked
 * - `unknown-place`: the same, as the rule does not know where the home lies
 * - `perhaps-same`: it may be the same as another request
 * - `dispute`: a partner finds that it does not owe what a yes costs
 * - `undelivered`: an e-mail, or a message to an integrator, that does not get through
 * - `review`: what an owner lets be shown, before it is
 * - `application`: somebody wants to become a partner, and has no answer
 * - `partner-incomplete`: invoices cannot be made out to the partner, which takes part or owes something
 *
 * A kind is a line here, and what tells of it in each record that does not compile without it.
 */
export const QUEUE_KINDS = [
  'nobody-called',
  'not-reported',
  'nobody-found',
  'held',
  'unknown-place',
  'perhaps-same',
  'dispute',
  'undelivered',
  'review',
  'application',
  'partner-incomplete',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Who took it has so many working days to tell what became of it. */
export const REPORT_WORKING_DAYS = 2;

/** Fewer attempts are a hiccup: so many take some minutes. */
export const FAILING_AFTER_ATTEMPTS = 5;

/** What a lead is judged by. */
export interface QueuedLead extends LeadStanding {
  readonly lead: Pick<Lead, 'receivedAt' | 'municipality'>;
  /** When the first who has it took it; null: nobody has. */
  readonly takenAt: Date | null;
  /** Whether a partner is asked or has it. */
  readonly isWithPartners: boolean;
}

type LeadRule = (lead: QueuedLead, now: Date) => Date | null;

const isOpen = ({ status }: QueuedLead) => status !== 'won' && status !== 'lost';

/** Looked for by nobody: whoever the rule could ask has said no or was silent, or there is none. */
function isSought(
  { status, suspicion, joinedTo, seekUntil, isWithPartners }: QueuedLead,
  now: Date,
) {
  const isFree = status === 'new' && !suspicion && !joinedTo && !isWithPartners;
  return isFree && seekUntil !== null && seekUntil > now;
}

const LEAD_RULES = {
  'nobody-called': ({ nobodyCalledAt }) => nobodyCalledAt,
  'not-reported': ({ status, takenAt }, now) =>
    status === 'matched' && takenAt && takenAt <= reportDueSince(now) ? takenAt : null,
  'nobody-found': (it, now) =>
    isSought(it, now) && it.lead.municipality !== null ? it.lead.receivedAt : null,
  held: (it) => (it.suspicion && isOpen(it) ? it.lead.receivedAt : null),
  'unknown-place': (it, now) =>
    isSought(it, now) && it.lead.municipality === null ? it.lead.receivedAt : null,
  'perhaps-same': (it) =>
    it.perhapsSameAs && !it.suspicion && isOpen(it) ? it.lead.receivedAt : null,
} as const satisfies Partial<Record<QueueKind, LeadRule>>;

export type LeadQueueKind = keyof typeof LEAD_RULES;
export const LEAD_QUEUE_KINDS = Object.keys(LEAD_RULES) as LeadQueueKind[];

/** Since when a lead is such a case; null: it is none. */
export function waitsSince(kind: LeadQueueKind, lead: QueuedLead, now: Date): Date | null {
  return LEAD_RULES[kind](lead, now);
}

/** Who took it then or earlier and has told nothing is late. */
export function reportDueSince(now: Date): Date {
  return workingHoursBefore(now, REPORT_WORKING_DAYS * WORKING_DAY_HOURS);
}

/** Whether a review is to be shown or not, and nobody has said which. */
export function isToModerate({ state }: Pick<Review, 'state'>): boolean {
  return state === 'waiting';
}

/** Whether an application waits for us; one that was asked something waits for who applied. */
export function isToAnswer({ state }: Pick<PartnerApplication, 'state'>): boolean {
  return state === 'open';
}

/** Whether a message does not get through, rather than being on its way. */
export function isFailing(message: {
  readonly state: NotificationState;
  readonly attempts: number;
  readonly lastFault: string | null;
}): boolean {
  const { state, attempts, lastFault } = message;
  if (state === 'sent' || lastFault === null) return false;
  return state === 'parked' || attempts >= FAILING_AFTER_ATTEMPTS;
}

/** What invoices to a partner lack, in words for a sentence. */
export function missingOfPartner(partner: Billed): string[] {
  const { company: name, organizationNumber, street, postalCode, postPlace } = partner;
  return missingOf({ name, organizationNumber, street, postalCode, postPlace });
}

/**
 * Whether a partner cannot be billed that has to be: it takes part, or has ended or is on pause.
 *
 * @param owes whether there is something of it to bill, now or later
 */
export function isToComplete(partner: Billed & Pick<Partner, 'active'>, owes: boolean): boolean {
  return (partner.active || owes) && missingOfPartner(partner).length > 0;
}

type Billed = Omit<InvoiceParty, 'name'> & Pick<Partner, 'company'>;
