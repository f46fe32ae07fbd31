import type { SentLead } from './lead-details.js';
import type { PartnerKind } from '../core/partner-kind.js';

/** Whom an owner lets have her contact details; each kind needs a yes of its own (GDPR, article 7). */
export const RECIPIENTS = ['stylist', 'estate-agent'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** What an owner can say yes to. `one-more-stylist` is the yes behind each tap on «Vis meg flere». */
export const CONSENT_SUBJECTS = [...RECIPIENTS, 'one-more-stylist'] as const;
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number];

/** Where a yes or a no was given; `unknown`: it was before that was kept. */
export const CONSENT_PLACES = ['form', 'api', 'by-name', 'owner-page', 'unknown'] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/** A yes or a no as it was given. What counts is the last one for a subject. */
export interface Consent {
  readonly subject: ConsentSubject;
  readonly granted: boolean;
  readonly at: Date;
  /** Of the text that the owner read, as {@link CONSENT_VERSION}; empty where that was not kept. */
  readonly textVersion: string;
  readonly place: ConsentPlace;
}

/** What was said, apart from when, where and by which text. */
type Said = Pick<Consent, 'subject' | 'granted'>;

/** Of all texts together, by year and month. A changed text gets a new one: the old ones stay provable. */
export const CONSENT_VERSION = '2026-11';

/** What owners agree to, word for word. */
export const CONSENT_TEXTS: Readonly<Record<ConsentSubject, string>> = {
  stylist:
    'Stylister vi spør, ser boligen, postnummeret og det du skrev, ikke hvem du er. Inntil tre ' +
    'får navn, telefon og adresse.',
  'estate-agent': 'Én eiendomsmegler får navn, telefon, e-post og adresse, og kan kontakte meg.',
  'one-more-stylist': 'Én stylist til får navn, telefon, e-post og adresse.',
};

/**
 * What was agreed to, word for word, so that a yes stays provable (GDPR, article 7 (1)); undefined where
 * the version of the text was not kept, or is not known here.
 */
export function consentTextOf({
  subject,
  textVersion,
}: Pick<Consent, 'subject' | 'textVersion'>): string | undefined {
  return textVersion === CONSENT_VERSION ? CONSENT_TEXTS[subject] : undefined;
}

/** Of the owner's contact details at most so many stylists ever know, and of agents one. */
export const MAX_STYLISTS = 3;
export const MAX_AGENTS = 1;

/** How many more the owner can ask for, one at a time. */
export const MAX_EXTRA_STYLISTS = 3;

/** Whose yes a partner needs. Interior architects are stylists here. */
export function recipientOf(kind: PartnerKind): Recipient {
  return kind === 'estate-agent' ? 'estate-agent' : 'stylist';
}

/** Whether the last word on a subject is yes. */
export function isGranted(consents: readonly Said[], subject: ConsentSubject): boolean {
  return consents.findLast((each) => each.subject === subject)?.granted ?? false;
}

/**
 * Whether the integrator that sent a request may learn from us who its owner is, where that is granted: not
 * when she answered in our own form, which says that the site around it sees no answers, or may have, nor
 * once she has taken every yes back.
 */
export function mayBeNamedToSender(consents: readonly Consent[]): boolean {
  const mayBeOurForm = consents.some(({ place }) => place === 'form' || place === 'unknown');
  return !mayBeOurForm && hasSaidYes(consents);
}

/** Whether there is a yes to anybody that has not been taken back. */
export function hasSaidYes(consents: readonly Said[]): boolean {
  return RECIPIENTS.some((each) => isGranted(consents, each));
}

/** How many of a kind may ever hold the owner's contact details. */
export function revealsAllowed(consents: readonly Said[], recipient: Recipient): number {
  if (!isGranted(consents, recipient)) return 0;
  if (recipient === 'estate-agent') return MAX_AGENTS;
  return MAX_STYLISTS + extraStylists(consents);
}

/** How many more stylists the owner has asked for: a no takes the last yes back, before anybody has come by it. */
export function extraStylists(consents: readonly Said[]): number {
  const said = consents.filter(({ subject }) => subject === 'one-more-stylist');
  const standing = said.reduce((sum, { granted }) => sum + (granted ? 1 : -1), 0);
  return Math.min(standing, MAX_EXTRA_STYLISTS);
}

/** Whom an owner says yes to by sending a request: stylists, an estate agent, or both. */
export function recipientsOf({ agent_contact, agent_only }: SentLead): Recipient[] {
  if (agent_only) return ['estate-agent'];
  return agent_contact === 'yes' ? ['stylist', 'estate-agent'] : ['stylist'];
}

/**
 * The yes to each kind of recipient, as it was given with the request.
 *
 * @param textVersion of the texts that were shown
 */
export function arrivalConsents(
  place: ConsentPlace,
  at: Date,
  recipients: readonly Recipient[] = ['stylist'],
  textVersion: string = CONSENT_VERSION,
): Consent[] {
  return recipients.map((subject) => ({ subject, granted: true, at, textVersion, place }));
}

/**
 * What an owner has said, as far as it is kept. Of a request from before that was, nothing is of its
 * arrival: the yes to stylists that it came with stands, and that is all that is known of it.
 */
export function withArrival(kept: readonly Consent[], receivedAt: Date): readonly Consent[] {
  if (kept.some(({ place }) => place !== 'owner-page')) return kept;
  const given = { subject: 'stylist', granted: true, at: receivedAt } as const;
  return [{ ...given, textVersion: '', place: 'unknown' }, ...kept];
}

/** Those that are kept: what nobody has put down is none to hand out as such. */
export function keptOf(consents: readonly Consent[]): readonly Consent[] {
  return consents.filter(({ place }) => place !== 'unknown');
}
