import { describe, expect, it } from '@jest/globals';
import { suspicionOf } from './lead.js';

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
