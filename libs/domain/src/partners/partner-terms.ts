import { DomainError } from '../core/domain-error.js';

/** Day of the text that partners accept, `yyyy-MM-dd`. A changed text has a later one. */
export const PARTNER_TERMS_VERSION = '2026-11-30';

/** `application`: with it; `link`: by the button of a welcome; `page`: on the partner's page. */
export type TermsWay = 'application' | 'link' | 'page';

export interface TermsAcceptance {
  readonly version: string;
  /** As `toISOString` writes it. */
  readonly at: string;
  readonly way: TermsWay;
}

export interface AcceptedTerms {
  /** As {@link PARTNER_TERMS_VERSION}; null: no version was ever accepted. */
  readonly termsVersion: string | null;
  readonly termsAcceptedAt: Date | null;
  /** Every acceptance, the last of which is the current one. Only appended to. */
  readonly termsAcceptances: readonly TermsAcceptance[];
}

export const NO_TERMS: AcceptedTerms = {
  termsVersion: null,
  termsAcceptedAt: null,
  termsAcceptances: [],
};

/** Any version, because a new one is asked for at the next visit and ends no work. */
export function hasAcceptedTerms({ termsVersion }: Pick<AcceptedTerms, 'termsVersion'>): boolean {
  return termsVersion !== null;
}

/** @throws `terms-outdated` */
export function requireTermsInForce(version: string): void {
  if (version !== PARTNER_TERMS_VERSION) throw new DomainError('terms-outdated');
}

/**
 * Undefined when the version is accepted already, whose first time stays.
 *
 * @throws `terms-outdated`
 */
export function acceptedTerms(
  before: AcceptedTerms,
  version: string,
  way: TermsWay,
  at: Date,
): AcceptedTerms | undefined {
  requireTermsInForce(version);
  return before.termsVersion === version
    ? undefined
    : withAcceptance(before.termsAcceptances, version, way, at);
}

/** Of a version in force at that time. */
export const withAcceptance = (
  before: AcceptedTerms['termsAcceptances'],
  version: string,
  way: TermsWay,
  at: Date,
): AcceptedTerms => ({
  termsVersion: version,
  termsAcceptedAt: at,
  termsAcceptances: [...before, { version, at: at.toISOString(), way }],
});
