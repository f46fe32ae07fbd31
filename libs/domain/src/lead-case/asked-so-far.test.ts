import { expect, it } from '@jest/globals';
import { askedFirst } from '../leads/lead-views.js';
import {
  decisiveAssignments,
  homeRevealedTo,
  mayWantStylistsAgain,
  othersWhoAccepted,
  placesLeft,
} from './asked-so-far.js';
import {
  arrivalConsents,
  type Consent,
  type ConsentSubject,
  type PartnerGroup,
} from '../leads/consent.js';

const consents = arrivalConsents('form', new Date(), ['stylist', 'estate-agent']);
const asked = (partnerGroup: PartnerGroup, partnerId: string, revealedAt: Date | null = null) =>
  ({ partnerGroup, partnerId, state: 'offered', withdrawnBy: null, revealedAt }) as const;

it('a valuation goes to agents first, any other lead to stylists', () => {
  expect(askedFirst({ serviceType: 'Verdivurdering' })).toBe('estate-agent');
  expect(askedFirst({ serviceType: 'Delstyling' })).toBe('stylist');
});

it("only stylists' assignments decide the search while a stylist's place is free", () => {
  const agent = asked('estate-agent', 'megler');
  const stylists = ['anne', 'berit', 'cecilie'].map((name) => asked('stylist', name, new Date()));
  const reported = (assignments: (typeof agent)[], serviceType: 'Delstyling' | 'Verdivurdering') =>
    decisiveAssignments({ consents, assignments }, { serviceType }).map(
      ({ partnerId }) => partnerId,
    );
  const two = stylists.slice(1);
  expect(reported([agent, ...two], 'Delstyling')).toEqual(['berit', 'cecilie']);
  expect(reported([agent, ...stylists], 'Delstyling')).toHaveLength(4);
  expect(reported([agent, ...two], 'Verdivurdering')).toHaveLength(3);
});

it('only the last consent about stylists decides if they can be wanted again', () => {
  const [given] = consents;
  const may = (...words: readonly [ConsentSubject, boolean][]) => {
    const said = words.map(([subject, granted]): Consent => ({ ...given!, subject, granted }));
    return mayWantStylistsAgain({ consents: said, assignments: [] });
  };
  expect(may(['stylist', true], ['stylist', false], ['estate-agent', true])).toBe(true);
  expect(may(['stylist', true], ['estate-agent', false])).toBe(false);
  expect(may(['estate-agent', false])).toBe(false);
});

it('a place that a merged lead has given to a partner of the kind is taken', () => {
  const revealed = (partnerGroup: PartnerGroup, partnerId: string) => ({ partnerGroup, partnerId });
  const home = homeRevealedTo([revealed('stylist', 'anne'), revealed('estate-agent', 'megler')]);
  const given = { consents, assignments: [asked('stylist', 'berit', new Date())], home };
  expect(placesLeft(given, 'stylist')).toBe(1);
  expect(placesLeft(given, 'estate-agent')).toBe(0);
});

it('a partner sees how many others of its kind have the owner’s contact details', () => {
  const assignments = ['anne', 'berit'].map((name) => asked('stylist', name, new Date()));
  const merged = [{ partnerGroup: 'stylist', partnerId: 'cecilie' } as const];
  const others = (partnerId: string) =>
    othersWhoAccepted({ partnerId, partnerGroup: 'stylist' }, assignments, merged);
  expect([others('anne'), others('cecilie'), others('dagny')]).toEqual([2, 2, 3]);
});
