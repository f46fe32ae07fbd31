import type { SentLead } from './lead-details.js';
import type { PartnerKind } from '../core/partner-kind.js';

/** Each kind needs a yes of its own (GDPR, article 7). */
export const PARTNER_GROUPS = ['stylist', 'estate-agent'] as const;
export type PartnerGroup = (typeof PARTNER_GROUPS)[number];

/** `one-more-stylist` is the yes behind each tap on «Vis meg flere». */
export const CONSENT_SUBJECTS = [...PARTNER_GROUPS, 'one-more-stylist'] as const;
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number];

/** Where the consent was given; `unknown`: not kept at the time. */
export const CONSENT_PLACES = ['form', 'api', 'by-name', 'owner-page', 'unknown'] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/** The last consent on a subject counts. */
export interface Consent {
  readonly subject: ConsentSubject;
  readonly granted: boolean;
  readonly at: Date;
  /** Of the text that the owner read, as {@link CONSENT_VERSION}; empty where that was not kept. */
  readonly textVersion: string;
  readonly place: ConsentPlace;
}

type Said = Pick<Consent, 'subject' | 'granted'>;

/** Year and month of the texts. A changed text gets a new version; old ones stay provable. */
export const CONSENT_VERSION = '2026-11';

export const CONSENT_TEXTS: Readonly<Record<ConsentSubject, string>> = {
  stylist:
    'Stylister vi spør, ser boligen, postnummeret og det du skrev, ikke hvem du er. Inntil tre ' +
    'får navn, telefon og adresse.',
  'estate-agent': 'Én eiendomsmegler får navn, telefon, e-post og adresse, og kan kontakte meg.',
  'one-more-stylist': 'Én stylist til får navn, telefon, e-post og adresse.',
};

/**
 * The agreed text, so that a yes stays provable (GDPR, article 7 (1)); undefined if its version was
 * not kept or is unknown.
 */
export function consentTextOf({
  subject,
  textVersion,
}: Pick<Consent, 'subject' | 'textVersion'>): string | undefined {
  return textVersion === CONSENT_VERSION ? CONSENT_TEXTS[subject] : undefined;
}

/** At most this many stylists, and one agent, ever get an owner's contact details. */
export const MAX_STYLISTS = 3;
export const MAX_AGENTS = 1;

/** How many more the owner can ask for, one at a time. */
export const MAX_EXTRA_STYLISTS = 3;

/** Interior architects count as stylists. */
export function partnerGroupOf(kind: PartnerKind): PartnerGroup {
  return kind === 'estate-agent' ? 'estate-agent' : 'stylist';
}

export function isGranted(consents: readonly Said[], subject: ConsentSubject): boolean {
  return consents.findLast((each) => each.subject === subject)?.granted ?? false;
}

/**
 * True if the integrator that sent the lead may learn its owner. Not if our own form collected it,
 * since that form says the surrounding site sees no answers, nor after every yes was withdrawn.
 */
export function mayBeNamedToIntegrator(consents: readonly Consent[]): boolean {
  const mayBeOurForm = consents.some(({ place }) => place === 'form' || place === 'unknown');
  return !mayBeOurForm && hasSaidYes(consents);
}

export function hasSaidYes(consents: readonly Said[]): boolean {
  return PARTNER_GROUPS.some((each) => isGranted(consents, each));
}

export function revealsAllowed(consents: readonly Said[], partnerGroup: PartnerGroup): number {
  if (!isGranted(consents, partnerGroup)) return 0;
  if (partnerGroup === 'estate-agent') return MAX_AGENTS;
  return MAX_STYLISTS + extraStylists(consents);
}

/** Extra stylists asked for; a no cancels the last yes while it is unused. */
export function extraStylists(consents: readonly Said[]): number {
  const said = consents.filter(({ subject }) => subject === 'one-more-stylist');
  const standing = said.reduce((sum, { granted }) => sum + (granted ? 1 : -1), 0);
  return Math.min(standing, MAX_EXTRA_STYLISTS);
}

export function partnerGroupsOf({ agent_contact, agent_only }: SentLead): PartnerGroup[] {
  if (agent_only) return ['estate-agent'];
  return agent_contact === 'yes' ? ['stylist', 'estate-agent'] : ['stylist'];
}

export function arrivalConsents(
  place: ConsentPlace,
  at: Date,
  partnerGroups: readonly PartnerGroup[] = ['stylist'],
  textVersion: string = CONSENT_VERSION,
): Consent[] {
  return partnerGroups.map((subject) => ({ subject, granted: true, at, textVersion, place }));
}

/**
 * The kept consents; without any from arrival, the yes to stylists that the lead came with stands
 * as unknown.
 */
export function withArrival(kept: readonly Consent[], receivedAt: Date): readonly Consent[] {
  if (kept.some(({ place }) => place !== 'owner-page')) return kept;
  const given = { subject: 'stylist', granted: true, at: receivedAt } as const;
  return [{ ...given, textVersion: '', place: 'unknown' }, ...kept];
}

/** The consents of which a text was kept, which alone can be handed out. */
export function keptOf(consents: readonly Consent[]): readonly Consent[] {
  return consents.filter(({ place }) => place !== 'unknown');
}
