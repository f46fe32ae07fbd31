import { expect, it } from '@jest/globals';
import { askedFirst } from './asked-first.js';
import { decisive } from './asked-so-far.js';
import { arrivalConsents, type Recipient } from './consent.js';

const consents = arrivalConsents('form', new Date(), ['stylist', 'estate-agent']);
const asked = (recipient: Recipient, partnerId: string, revealedAt: Date | null = null) =>
  ({ recipient, partnerId, state: 'offered', withdrawnBy: null, revealedAt }) as const;

it('a valuation goes to agents first, and all else to stylists', () => {
  expect(askedFirst({ serviceType: 'Verdivurdering' })).toBe('estate-agent');
  expect(askedFirst({ serviceType: 'Delstyling' })).toBe('stylist');
});

it('whether somebody was found stylists alone tell, as long as one of them has a place', () => {
  const agent = asked('estate-agent', 'megler');
  const stylists = ['anne', 'berit', 'cecilie'].map((name) => asked('stylist', name, new Date()));
  const told = (assignments: (typeof agent)[], serviceType: 'Delstyling' | 'Verdivurdering') =>
    decisive({ consents, assignments }, { serviceType }).map(({ partnerId }) => partnerId);
  const two = stylists.slice(1);
  expect(told([agent, ...two], 'Delstyling')).toEqual(['berit', 'cecilie']);
  expect(told([agent, ...stylists], 'Delstyling')).toHaveLength(4);
  expect(told([agent, ...two], 'Verdivurdering')).toHaveLength(3);
});
