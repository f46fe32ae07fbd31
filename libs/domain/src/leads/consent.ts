import type { SentLead } from './lead-fields.js';
import type { PartnerKind } from '../core/partner-kind.js';

/** Each kind needs its own yes (GDPR, article 7). */
export const PARTNER_GROUPS = ['stylist', 'estate-agent'] as const;
export type PartnerGroup = (typeof PARTNER_GROUPS)[number];

/** `one-more-stylist`: «Vis meg flere»; `pictures`: partners that are asked see the home's. */
export const CONSENT_SUBJECTS = [...PARTNER_GROUPS, 'one-more-stylist', 'pictures'] as const;
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number];

/** `import`: in the form of an earlier product, whose text is not known here. */
export const CONSENT_PLACES = [
  'form',
  'api',
  'by-name',
  'owner-page',
  'telephone',
  'import',
] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/** The last one on a subject counts. */
export interface Consent {
  readonly subject: ConsentSubject;
  readonly granted: boolean;
  readonly at: Date;
  /** As {@link CONSENT_VERSION}; empty for an imported one. */
  readonly textVersion: string;
  readonly place: ConsentPlace;
  /** The user that heard it by telephone. */
  readonly heardBy?: string;
}

type Said = Pick<Consent, 'subject' | 'granted'>;

/** Year and month. A changed text gets a new version; old ones stay provable. */
export const CONSENT_VERSION = '2026-11';

export const CONSENT_TEXTS: Readonly<Record<ConsentSubject, string>> = {
  stylist:
    'Stylister vi spør, ser boligen, postnummeret og det du skrev, ikke hvem du er. Inntil tre ' +
    'får navn, telefon, e-post og adresse.',
  'estate-agent': 'Én eiendomsmegler får navn, telefon, e-post og adresse, og kan kontakte meg.',
  'one-more-stylist': 'Én stylist til får navn, telefon, e-post og adresse.',
  pictures: 'Også stylister vi spør, får se bildene av boligen før de svarer.',
};

/** The agreed text (GDPR, article 7 (1)); undefined if its version is unknown. */
export function consentTextOf({
  subject,
  textVersion,
}: Pick<Consent, 'subject' | 'textVersion'>): string | undefined {
  return textVersion === CONSENT_VERSION ? CONSENT_TEXTS[subject] : undefined;
}

/** Limits of reveals per owner, permanently. */
export const MAX_STYLISTS = 3;
export const MAX_AGENTS = 1;

/** One at a time. */
export const MAX_EXTRA_STYLISTS = 3;

/** Interior architects count as stylists. */
export function partnerGroupOf(kind: PartnerKind): PartnerGroup {
  return kind === 'estate-agent' ? 'estate-agent' : 'stylist';
}

export function isGranted(consents: readonly Said[], subject: ConsentSubject): boolean {
  return consents.findLast((each) => each.subject === subject)?.granted ?? false;
}

/**
 * Not if our form collected the lead, since it says that the surrounding site sees no answers, nor
 * after every yes was withdrawn.
 */
export function mayBeNamedToIntegrator(consents: readonly Consent[]): boolean {
  const isOfOurForm = consents.some(({ place }) => place === 'form');
  return !isOfOurForm && hasSaidYes(consents);
}

export function hasSaidYes(consents: readonly Said[]): boolean {
  return PARTNER_GROUPS.some((each) => isGranted(consents, each));
}

/** A yes by telephone. */
export function wasHeard(consents: readonly Consent[]): boolean {
  return consents.some(({ granted, heardBy }) => granted && heardBy !== undefined);
}

export function revealsAllowed(consents: readonly Said[], partnerGroup: PartnerGroup): number {
  if (!isGranted(consents, partnerGroup)) return 0;
  if (partnerGroup === 'estate-agent') return MAX_AGENTS;
  return MAX_STYLISTS + extraStylists(consents);
}

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
  heardBy?: string,
): Consent[] {
  const heard = {
    granted: true,
    at,
    textVersion,
    place,
    ...(heardBy !== undefined && { heardBy }),
  };
  return partnerGroups.map((subject) => ({ subject, ...heard }));
}
