import { expect, it } from '@jest/globals';
import { faultOf, tidyText } from '../core/record-field.js';
import { isTestPartner, TEST_PARTNER } from './test-partner.js';
import {
  ACTIVE_STATE,
  CONTACT_FIELDS,
  isPausedByOperator,
  pricedServices,
  requireOwnPause,
  storablePartner,
  waitingPartnerLinks,
} from './partner.js';

it('the test partner is no other partner, reaches nobody and costs nothing', () => {
  expect(isTestPartner(TEST_PARTNER)).toBe(true);
  expect(isTestPartner({ id: '' })).toBe(false);
  expect(TEST_PARTNER).toMatchObject({
    ...{ name: 'Prøvestylist', company: 'Prøvestylist', kind: 'stylist', phone: '00000000' },
    ...{ areas: [], prices: { baseOre: 0, services: [] }, website: '', presentation: '' },
    ...{ active: true, termsAcceptances: [] },
  });
  expect(TEST_PARTNER.email).toMatch(/@.+\.invalid$/);
  expect(TEST_PARTNER.termsAcceptedAt).toEqual(TEST_PARTNER.createdAt);
  expect(Number.isNaN(+TEST_PARTNER.createdAt)).toBe(false);
});

it('a partner ends its own pause, but not the administrator’s', () => {
  const own = { active: false, pausedByOperator: false };
  const offices = { active: false, pausedByOperator: true };
  const ended = { active: true, pausedByOperator: true };
  expect([ACTIVE_STATE, own, offices, ended].map(isPausedByOperator)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(() => requireOwnPause(own)).not.toThrow();
  const refused = expect.objectContaining({ code: 'paused-by-operator' });
  expect(() => requireOwnPause(offices)).toThrow(refused);
});

it('a partner is stored tidied, with areas and services in our order', () => {
  expect(
    storablePartner({
      name: ' Stine ',
      email: ' Stine@Stil.no',
      phone: '+47 400 00 001',
      website: 'StilOgRom.no',
      areas: ['46', '4601', '0301'],
      services: ['Delstyling', 'Fullstyling'],
    }),
  ).toEqual({
    name: 'Stine',
    email: 'stine@stil.no',
    phone: '40000001',
    website: 'https://stilogrom.no/',
    areas: ['0301', '46'],
    services: ['Fullstyling', 'Delstyling'],
  });
});

it('a partner without areas or services is refused, field by field', () => {
  const fields = [
    { field: 'services', message: 'Velg minst én tjeneste.' },
    { field: 'areas', message: 'Velg minst én kommune, ett fylke eller hele landet.' },
  ];
  const refused = { code: 'invalid-partner', message: 'Velg minst én tjeneste.', fields };
  expect(() => storablePartner({ areas: [], services: [], priceOre: 500 })).toThrow(
    expect.objectContaining(refused),
  );
});

it('invisible characters of pasted text are left out of a name, and refuse nothing', () => {
  const pasted = '\ufeffPål\u202fÅ\u00adsen \u200b';
  expect(faultOf(CONTACT_FIELDS.name, pasted)).toBeUndefined();
  expect(tidyText(CONTACT_FIELDS.name, pasted)).toBe('Pål Åsen');
  expect(faultOf(CONTACT_FIELDS.name, ' \u200b')).toBe('Skriv navnet på kontaktpersonen.');
  expect(faultOf(CONTACT_FIELDS.name, 'Pål 🛋')).toMatch(/^Fjern tegn/);
});

it('stylists and interior architects price their services, an estate agent none', () => {
  const services = ['Fullstyling'] as const;
  const priced = (['stylist', 'interior-architect', 'estate-agent'] as const).map((kind) =>
    pricedServices({ kind, services }),
  );
  expect(priced).toEqual([services, services, []]);
});

it('a partner’s prices are stored without services that have none of their own', () => {
  const empty = { service: 'Delstyling', priceOre: null, sizes: [] } as const;
  const own = { service: 'Fullstyling', priceOre: 900, sizes: [] } as const;
  const prices = { baseOre: 500, services: [empty, own] };
  expect(storablePartner({ name: ' Stine ', prices })).toEqual({
    ...{ name: 'Stine', prices: { baseOre: 500, services: [own] } },
  });
});

it('a mailbox that leaves nine login links of a day unused gets one at a time', () => {
  expect([0, 8, 9, 10].map(waitingPartnerLinks)).toEqual([3, 3, 1, 1]);
});
