import { describe, expect, it } from '@jest/globals';
import {
  acceptedTerms,
  hasAcceptedTerms,
  NO_TERMS,
  PARTNER_TERMS_VERSION,
  withAcceptance,
} from './partner-terms.js';

const FIRST = new Date('2026-12-01T09:00:00.000Z');
const LATER = new Date('2026-12-02T09:00:00.000Z');

describe('accepted terms', () => {
  const accepted = acceptedTerms(NO_TERMS, PARTNER_TERMS_VERSION, 'link', FIRST);

  it('keep version and first time', () => {
    expect(accepted).toEqual({
      ...{ termsVersion: PARTNER_TERMS_VERSION, termsAcceptedAt: FIRST },
      termsAcceptances: [{ version: PARTNER_TERMS_VERSION, at: FIRST.toISOString(), way: 'link' }],
    });
    expect(acceptedTerms(accepted!, PARTNER_TERMS_VERSION, 'page', LATER)).toBeUndefined();
  });

  it('are followed by those of a new version, and stay', () => {
    const earlier = withAcceptance([], '2026-01-01', 'application', FIRST);
    const later = acceptedTerms(earlier, PARTNER_TERMS_VERSION, 'page', LATER);
    expect(later).toEqual({
      ...{ termsVersion: PARTNER_TERMS_VERSION, termsAcceptedAt: LATER },
      termsAcceptances: [
        { version: '2026-01-01', at: FIRST.toISOString(), way: 'application' },
        { version: PARTNER_TERMS_VERSION, at: LATER.toISOString(), way: 'page' },
      ],
    });
  });

  it('of an earlier version still let a partner work', () => {
    expect(hasAcceptedTerms({ termsVersion: '2026-01-01' })).toBe(true);
    expect(hasAcceptedTerms(NO_TERMS)).toBe(false);
  });

  it.each(['2026-01-01', '', '2999-01-01'])('of version %j are refused', (version) =>
    expect(() => acceptedTerms(NO_TERMS, version, 'page', FIRST)).toThrow(
      expect.objectContaining({ code: 'terms-outdated' }),
    ),
  );
});
