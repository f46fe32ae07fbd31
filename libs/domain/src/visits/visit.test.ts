import { describe, expect, it } from '@jest/globals';
import { visitOf, withoutNames, type Visit, visitSource } from './visit.js';

describe('the source of a visit', () => {
  it.each([
    [[undefined, undefined, undefined], 'direkte'],
    [['', undefined, 'www.google.no'], 'google'],
    [['facebook'], 'facebook'],
    [['FB', 'paid'], 'facebook'],
    [['', '', 'lm.facebook.com'], 'facebook'],
    [['vårens-brev', 'email'], 'e-post'],
    [['Nyhetsbrev'], 'e-post'],
    [['e-post'], 'e-post'],
    [['E-post vår', 'x'], 'e-post'],
    [['e-mail'], 'e-post'],
    [['the-post'], 'annet'],
    [['epost'], 'e-post'],
    [['mail'], 'e-post'],
    [['newsletter'], 'e-post'],
    [['ig'], 'instagram'],
    [['insta'], 'instagram'],
    [['lnkd.in'], 'linkedin'],
    [['', '', 'youtu.be'], 'youtube'],
    [['pin'], 'pinterest'],
    [['adwords'], 'google'],
    [['google', 'cpc', 'www.bing.com'], 'google'],
    [['', '', 'finn.no'], 'finn'],
    [['', '', 'www.megleren.example'], 'annet'],
    [['', '', 'googler.example'], 'annet'],
    [['constructor'], 'annet'],
    [['Kari Nordmann'], 'annet'],
  ] as const)('reported as %j is «%s»', (reported, source) =>
    expect(visitSource(...reported)).toBe(source),
  );
});

describe('a counted visit', () => {
  const visit: Visit = { page: 'city', city: 'Oslo', source: 'google', step: 'form' };

  it.each([
    ['oslo', 'Oslo'],
    ['TROMSØ', 'Tromsø'],
    ['Indre Østfold', 'Indre Østfold'],
    ['Kari Nordmann, Storgata 1', 'annet'],
    ['', 'annet'],
  ])('of the page about «%s» is of «%s»', (reported, city) =>
    expect(visitOf({ ...visit, city: reported })).toEqual({ ...visit, city }),
  );

  it('has no city on a page without one, and drops unknown fields', () => {
    const reported = { ...visit, page: 'home', ip: '203.0.113.7' } as Visit;
    expect(visitOf(reported)).toEqual({ page: 'home', city: '', source: 'google', step: 'form' });
  });

  it('drops names beyond the daily limit', () => {
    expect(withoutNames(visit)).toEqual({ ...visit, city: 'annet', source: 'annet' });
    const home = visitOf({ ...visit, page: 'home' });
    expect(withoutNames(home)).toEqual({ ...home, source: 'annet' });
  });
});
