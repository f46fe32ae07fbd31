import { expect, it } from '@jest/globals';
import { offer } from './assignment.js';
import {
  arrivalConsents,
  type Consent,
  CONSENT_VERSION,
  type PartnerGroup,
} from '../leads/consent.js';
import { hasTooManyReveals } from './partner-figures.js';

const AT = new Date('2026-11-24T09:00:00.000Z');
const asked = (partnerGroup: PartnerGroup, count: number, revealedAt: Date | null = AT) =>
  Array.from({ length: count }, (_, nth) => ({
    ...offer({
      ...{
        id: `${partnerGroup}-${nth}`,
        leadId: 'l',
        partnerId: `p-${nth}`,
        partnerGroup,
        priceOre: 0,
      },
      ...{ offeredAt: AT, deadline: null, remindAt: null },
    }),
    revealedAt,
  }));
const onlyForm = arrivalConsents('form', AT);
const oneMore: Consent = {
  ...{ subject: 'one-more-stylist', granted: true, at: AT, place: 'owner-page' },
  textVersion: CONSENT_VERSION,
};

it('three stylists, one agent and the extra stylists asked for may have contact details', () => {
  const agent = asked('estate-agent', 1);
  expect(hasTooManyReveals([...asked('stylist', 3), ...agent], onlyForm)).toBe(false);
  expect(hasTooManyReveals(asked('stylist', 4), onlyForm)).toBe(true);
  expect(hasTooManyReveals(asked('stylist', 4), [...onlyForm, oneMore])).toBe(false);
  expect(hasTooManyReveals(asked('stylist', 5), [...onlyForm, oneMore])).toBe(true);
  const takenBack = [...onlyForm, oneMore, { ...oneMore, granted: false }];
  expect(hasTooManyReveals(asked('stylist', 4), takenBack)).toBe(true);
  expect(hasTooManyReveals(asked('estate-agent', 2), onlyForm)).toBe(true);
  expect(hasTooManyReveals(asked('stylist', 9, null), onlyForm)).toBe(false);
});
