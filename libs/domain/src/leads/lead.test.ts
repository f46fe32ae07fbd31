import { describe, expect, it } from '@jest/globals';
import {
  awaitsReport,
  effectsOfLead,
  effectsOfTelephoneLead,
  hasBeenMatched,
  isClosed,
  isUnmatched,
  isWon,
  LEAD_STATUSES,
  registeredPlace,
  suspicionOf,
} from './lead.js';

it.each([
  ['is unmatched', isUnmatched, ['new']],
  ['awaits a report', awaitsReport, ['matched']],
  ['has been matched', hasBeenMatched, ['matched', 'contacted', 'won']],
  ['is won', isWon, ['won']],
  ['is closed', isClosed, ['won', 'lost']],
] as const)('a lead %s by its status', (_, holds, statuses) => {
  expect(LEAD_STATUSES.filter((status) => holds({ status }))).toEqual(statuses);
});

describe('the e-mails about a lead that arrives', () => {
  it('go to owner and administrator, and of a held one to the administrator alone', () => {
    expect(effectsOfLead({ suspicion: null })).toEqual({
      notifications: ['owner-confirmation', 'lead-notification'],
      announcements: ['lead.received'],
    });
    expect(effectsOfLead({ suspicion: 'holds-a-link' })).toEqual({
      ...{ notifications: ['lead-notification'], announcements: [] },
    });
  });

  it('by telephone go to an owner with an address', () => {
    const announcements = ['lead.received'];
    expect(effectsOfTelephoneLead({ customerEmail: 'kari@nordmann.no' })).toEqual({
      ...{ notifications: ['owner-confirmation'], announcements },
    });
    expect(effectsOfTelephoneLead({ customerEmail: '' })).toEqual({
      ...{ notifications: [], announcements },
    });
  });
});

const CONFIRMED = { acceptStylingOnly: 'yes', serviceType: 'Delstyling' } as const;
const A_PERSON = { hiddenFieldFilled: false, seconds: 40 };

describe('a submission', () => {
  it.each([
    [{ hiddenFieldFilled: false, seconds: 40 }, null],
    [{ hiddenFieldFilled: false, seconds: 3 }, null],
    [{ hiddenFieldFilled: false, seconds: undefined }, null],
    [{ hiddenFieldFilled: false, seconds: 2 }, 'filled-in-too-fast'],
    [{ hiddenFieldFilled: true, seconds: 40 }, 'hidden-field-filled'],
    [{ hiddenFieldFilled: true, seconds: 0 }, 'hidden-field-filled'],
  ])('with hints %j is suspected of %j', (hints, suspicion) => {
    expect(suspicionOf(hints, CONFIRMED)).toBe(suspicion);
  });

  it.each([
    ['message', 'Se https://evil.example', 'holds-a-link'],
    ['customerName', 'www.evil.example', 'holds-a-link'],
    ['address', 'Vinn på bit.co/x', 'holds-a-link'],
    ['rooms', 'Vinn på bit.ly/3xYz', 'holds-a-link'],
    ['propertySize', 't.me/abc', 'holds-a-link'],
    ['rooms', 'Vinn på bit.ly:443/3xYz', 'holds-a-link'],
    ['message', 'Se EVIL.XYZ/abc', 'holds-a-link'],
    ['message', 'Se evil․no/x', 'holds-a-link'],
    ['message', 'Se ｅｖｉｌ。ｅｘａｍｐｌｅ．ｃｏｍ／ｘ', 'holds-a-link'],
    ['message', 'stue.og bad/wc, 1.et/2.et, ca.to/tre rom, kr.pr/mnd, evil.xyz', null],
    ['message', 'bad do/bad, hvem kan jeg.be?mor/far', null],
    ['message', 'Den ligger på finn.no, skriv til kari@nordmann.no', null],
    ['message', 'Svar til kari@nordmann.no?', null],
    ['message', 'Den ligger på finn.no, ja/nei', null],
    ['customerEmail', 'kari@nordmann.no', null],
    ['referrerHost', 'www.finn.no', null],
  ])('whose %s is «%s» is suspected of %j', (key, text, suspicion) => {
    expect(suspicionOf(A_PERSON, { ...CONFIRMED, [key]: text })).toBe(suspicion);
  });

  it('a submission to stylists without the styling-only answer is suspected, one to an agent is not', () => {
    const unconfirmed = { ...CONFIRMED, acceptStylingOnly: 'no' } as const;
    expect(suspicionOf(A_PERSON, unconfirmed)).toBe('not-for-styling');
    expect(suspicionOf(A_PERSON, { ...unconfirmed, serviceType: 'Verdivurdering' })).toBeNull();
  });
});

it.each([
  ['of its municipality, whatever place was typed', '4601', 'Oslo', 'Bergen'],
  ['that was typed, before it is located', null, 'bergen', 'Bergen'],
  ['unknown, when no municipality has that name', null, 'Langtvekkistan', ''],
  ['unknown, when no municipality has that number', '9999', 'Bergen', ''],
])('the place of a home is the one %s', (_, municipality, location, place) => {
  expect(registeredPlace({ municipality, location })).toBe(place);
});
