import { describe, expect, it } from '@jest/globals';
import {
  arrivalConsents,
  type ConsentPlace,
  CONSENT_SUBJECTS,
  CONSENT_TEXTS,
  CONSENT_VERSION,
  consentTextOf,
  revealsAllowed,
  MAX_AGENTS,
  MAX_STYLISTS,
  mayBeNamedToIntegrator,
  partnerGroupsOf,
  wasHeard,
} from './consent.js';
import { EXAMPLE_OF_A_LEAD } from './lead-wire.js';

const NOW = new Date('2026-11-20T12:00:00Z');

it.each(Object.entries(CONSENT_TEXTS).filter(([subject]) => subject !== 'pictures'))(
  'the text on %s says who gets the details',
  (subject, text) => {
    expect(text).toMatch(subject === 'estate-agent' ? /Én eiendomsmegler/ : /stylist/i);
    expect(text).toMatch(/navn, telefon.* og adresse/);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
  },
);

/** Published consent texts: append new versions, never change or remove one. */
const AGREED_TO = [
  [
    'stylist',
    '2026-11',
    'Stylister vi spør, ser boligen, postnummeret og det du skrev, ikke hvem du er. Inntil tre får navn, telefon, e-post og adresse.',
  ],
  [
    'estate-agent',
    '2026-11',
    'Én eiendomsmegler får navn, telefon, e-post og adresse, og kan kontakte meg.',
  ],
  ['one-more-stylist', '2026-11', 'Én stylist til får navn, telefon, e-post og adresse.'],
  ['pictures', '2026-11', 'Også stylister vi spør, får se bildene av boligen før de svarer.'],
] as const;

it.each(AGREED_TO)(
  'the yes about %s to the text of %s can be shown with that text permanently',
  (subject, textVersion, text) => expect(consentTextOf({ subject, textVersion })).toBe(text),
);

it("today's texts are among the published ones", () => {
  const known = AGREED_TO.filter(([, version]) => version === CONSENT_VERSION);
  expect(known.map(([subject]) => subject)).toEqual(CONSENT_SUBJECTS);
  expect(consentTextOf({ subject: 'stylist', textVersion: '' })).toBeUndefined();
});

it('a stylist learns the kind of home before the owner', () => {
  expect(CONSENT_TEXTS.stylist).toMatch(/postnummeret .* ikke hvem du er\. Inntil tre/);
});

describe('the consent of a submission', () => {
  it.each([
    ['the specified fields alone', {}, ['stylist']],
    ['no to an agent', { agent_contact: 'no' }, ['stylist']],
    ['nothing of an agent', { agent_contact: null, agent_only: null }, ['stylist']],
    ['yes to an agent', { agent_contact: 'yes' }, ['stylist', 'estate-agent']],
    ['an agent alone', { agent_contact: 'yes', agent_only: true }, ['estate-agent']],
  ] as const)('with %s', (_, said, partnerGroups) => {
    const agreedTo = partnerGroupsOf({ ...EXAMPLE_OF_A_LEAD, ...said });
    expect(agreedTo).toEqual(partnerGroups);
    const consents = arrivalConsents('api', NOW, agreedTo);
    for (const each of consents) expect(each).not.toHaveProperty('heardBy');
    expect(consents).toEqual(
      partnerGroups.map((subject) => ({
        subject,
        granted: true,
        at: NOW,
        textVersion: CONSENT_VERSION,
        place: 'api',
      })),
    );
    const allowed = [revealsAllowed(consents, 'stylist'), revealsAllowed(consents, 'estate-agent')];
    expect(allowed).toEqual([
      agreedTo.includes('stylist') ? MAX_STYLISTS : 0,
      agreedTo.includes('estate-agent') ? MAX_AGENTS : 0,
    ]);
  });
});

it('a withdrawal by telephone does not make the lead one by telephone', () => {
  const yes = arrivalConsents('form', NOW);
  const no = { ...yes[0]!, granted: false, place: 'telephone', heardBy: 'Kari' } as const;
  expect([wasHeard([...yes, no]), wasHeard([{ ...no, granted: true }, no])]).toEqual([false, true]);
});

it('an owner is named to the integrator that sent a yes, but not after our form or a withdrawn yes', () => {
  const said = (place: ConsentPlace, granted = true) =>
    ({ subject: 'stylist', granted, at: NOW, textVersion: '2026-11', place }) as const;
  expect(mayBeNamedToIntegrator([said('api')])).toBe(true);
  expect(mayBeNamedToIntegrator([said('api'), said('form')])).toBe(false);
  expect(mayBeNamedToIntegrator([said('api'), said('owner-page', false)])).toBe(false);
  expect(mayBeNamedToIntegrator([])).toBe(false);
});
