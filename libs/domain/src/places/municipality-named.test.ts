import { describe, expect, it } from '@jest/globals';
import { municipalityNamed, placeKey } from './municipality-named.js';

describe('the municipality that a name means', () => {
  it.each([
    ['Bergen', '4601'],
    ['OSLO KOMMUNE', '0301'],
    ['Tromsoe', '5501'],
    ['Aalesund', '1508'],
    ['A\u030alesund', '1508'],
    ['Kristiansund N', '1505'],
    ['KRISTIANSAND S', '4204'],
    ['Bergen sentrum', '4601'],
    ['mo  i  rana', '1833'],
    ['Mo-i-Rana', '1833'],
    ['Laerdal', '4642'],
    ['Trondhjem', '5001'],
    ['FYLLINGSDALEN', '4601'],
    ['Sandvika', '3201'],
    ['Kárášjohka', '5610'],
    ['karasjohka', '5610'],
    ['Porsáŋgu', '5622'],
    ['Traante', '5001'],
    ['Deatnu - Tana', '5628'],
    ['Kaivuono', '5540'],
    ['Nesttun', '4601'],
    ['Jessheim', '3209'],
    ['Skedsmo', '3205'],
    ['St. Hanshaugen', '0301'],
    ['Hole', '3310'],
    ['Høle', '1108'],
    ['Herøy i Nordland', '1818'],
    ['Herøy (Møre og Romsdal)', '1515'],
    ['Våler, Østfold', '3114'],
    ['Nes kommune', '3228'],
    ['Voss herad', '4621'],
    ['Kvam herad', '4622'],
    ['Grorud', '0301'],
    ['Majorstua', '0301'],
    ['Arna', '4601'],
    ['Hordvik', '4601'],
    ['Tertnes', '4601'],
    ['Ranheim', '5001'],
  ])('is clear of %j', (name, number) => expect(municipalityNamed(name)).toBe(number));

  it.each([
    ...['Herøy', 'Våler', 'Herøy kommune', 'Nes', 'Bø', 'Os', 'Sande', 'Hoele', 'Roa'],
    ...['Bergen/Oslo', 'asdf', 'Stockholm', 'Norge', 'Vestland', '', ' ', '5015', 'kommune'],
  ])('is not clear of %j', (name) => expect(municipalityNamed(name)).toBeUndefined());

  it('falls back to post places for a name not listed here', () => {
    const gran = [{ name: 'Brandbu', municipality: '3446' }];
    expect(municipalityNamed('BRANDBU', gran)).toBe('3446');
    expect(municipalityNamed('Førde', [{ name: 'Førde', municipality: '4647' }])).toBe('4647');
  });

  it.each([
    ...['Bø', 'Frogner', 'Hemnes', 'Hol', 'Kurland', 'Kvam', 'Lund', 'Nes', 'Nordberg', 'Os'],
    ...['Osen', 'Roa', 'Sande', 'Sula', 'Vang', 'Åmot', 'Årdal'],
  ])('is not clear of %s, whatever the register has: there are several', (name) =>
    expect(municipalityNamed(name, [{ name, municipality: '0301' }])).toBeUndefined(),
  );

  it('is unambiguous for a part that is also a post place in it', () => {
    const nesttun = [{ name: 'NESTTUN', municipality: '4601' }];
    expect(municipalityNamed('Nesttun', nesttun)).toBe('4601');
  });

  it('accepts Sami names as typed without their letters', () =>
    expect(placeKey('Đŋŧ')).toBe('dnt'));

  it('is ambiguous for a post place in two municipalities', () => {
    const bryne = ['1120', '1121'].map((municipality) => ({ name: 'BRYNE', municipality }));
    expect(municipalityNamed('Bryne', bryne)).toBeUndefined();
  });

  it('is the one with that name, before any post place of it', () => {
    expect(municipalityNamed('Molde', [{ name: 'Molde', municipality: '1547' }])).toBe('1506');
  });

  it('distinguishes a name with Norwegian letters from one that may lack them', () => {
    const both = [
      { name: 'Ørnes', municipality: '1837' },
      { name: 'Ornes', municipality: '4644' },
    ];
    expect(municipalityNamed('Ørnes', both)).toBe('1837');
    expect(municipalityNamed('Ornes', both)).toBeUndefined();
  });
});
