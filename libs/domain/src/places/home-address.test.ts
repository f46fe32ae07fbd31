import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressWord, canBeOneHome, homeAddress, homeKey, houseKey } from './home-address.js';

describe('the home key', () => {
  it.each([
    [
      'kirkevei 64',
      [
        ...['Kirkeveien 64', 'KIRKEVEIEN 64', 'kirkeveien  64', 'Kirkevn. 64', 'Kirkevn 64'],
        ...['Kirkev. 64', 'Kirkevegen 64', 'Kirkevei 64', 'Kirke veien 64', 'Kirke-veien 64'],
        ...[
          'Kirkeveien nr. 64',
          'Kirkeveien nr 64',
          'Kirkeveien, 64',
          'Kirkeveien,  64',
          'Nr. 2, Kirkeveien 64',
          'Kirkeveien, nr. 64',
          'Kirkeveien, nr 64',
          'Kirkeveien 064',
        ],
        ...['Kirkeveien 64, 0368 Oslo', 'Kirkeveien 64, NO-0368 Oslo', 'Kirkeveien 64, N-0368'],
        ...['Kirkeveien 64 0368 Oslo', 'Kirkeveien 64 NO-0368 Oslo', 'Kirkeveien 64, NO-0368'],
        ...['Kirkeveien 64, no 0368 Oslo', 'Kirkeveien 64, NO0368 OSLO', 'Kirkeveien 64 0368'],
        ...['Kirkeveien 64,0368,Oslo', 'Kirkeveien 64, 0368, Oslo', 'Kirkeveien 64, Oslo'],
        ...[
          'Kirkeveien 64 Oslo',
          'Kirkeveien 64, 0368 Oslo, Norge',
          'Kirkeveien\u00a064,\u00a00368 Oslo',
        ],
        ...[
          '0368 Oslo, Kirkeveien 64',
          'c/o Hansen, Kirkeveien 64, 0368 Oslo',
          ' Kirkeveien 64 . ',
        ],
      ],
    ],
    [
      'kirkevei 64b|h0302',
      [
        ...['Kirkeveien 64 B, H0302', 'Kirkeveien 64B H0302', 'Kirkeveien 64b, h0302'],
        ...['Kirkeveien, 64 B, H0302', 'Kirkeveien, nr. 64 B, H0302'],
        ...['Kirkeveien 64-B, H0302', 'Kirkevn. 64 B, leil. 302', 'Kirkevn. 64 B leil 302'],
        ...['Kirkeveien 64 B, leilighet 302', 'Kirkeveien 64 B, Leilighet nr. 302'],
        ...['Kirkeveien 64 B, lgh. 302', 'Kirkeveien 64 B, leil. 0302', 'Kirkeveien 64 B, H302'],
        ...[
          'Kirkeveien 64 B, H 0302',
          'Kirkeveien 64 B, H-0302',
          'Kirkeveien 64 B, HO302',
          'Kirkeveien 64 B, H03O2',
        ],
        ...['Kirkeveien 64 B, bolignr. H0302', 'Kirkeveien 64 B, Leilighet H0302'],
        ...['Kirkeveien 64 B, leilighetsnr. 302', 'Kirkeveien 64 B, bolignummer: H0302'],
        ...['Kirkeveien 64 B, H0302, 0368 Oslo', 'Kirkeveien 64 B, 0368 Oslo, H0302'],
        ...['Kirkeveien 64 B H0302 0368 Oslo', 'Kirkeveien 64 B, 3. etg, H0302, NO-0368 Oslo'],
        ...['H0302, Kirkeveien 64 B', 'Kirkeveien 64 B, H 0302, Oslo', 'Kirkeveien 64B/H0302'],
      ],
    ],
    ['kirkevei 64|h03', ['Kirkeveien 64, 3. etg', 'Kirkeveien 64, 3 etasje', 'Kirkevn 64 3.etg.']],
    ['kirkevei 64|n3.', ['Kirkeveien 64, leil. 3', 'Kirkevn. 64 leilighet nr. 3, 0368 Oslo']],
    ['kirkevei 64|h1204', ['Kirkeveien 64, leil. 1204 Oslo', 'Kirkeveien 64 H1204, 0368 Oslo']],
    ['kirkevei 64|s3.', ['Kirkeveien 64, seksjon 3', 'Kirkeveien 64, snr. 3, 0368 Oslo']],
    [
      'kirkevei 64|h03v',
      ['Kirkeveien 64, 3. etg. venstre', 'Kirkeveien 64, 3 etasje, til venstre'],
    ],
    ['kirkevei 64', ['Kirkeveien 64, XH0302', 'Kirkeveien 64, H0302x']],
    ['kirkevei 64|k0101', ['Kirkeveien 64, K0101', 'Kirkeveien 64 K 0101']],
    ['kirkevei 5h', ['Kirkeveien 5 H 0368 Oslo', 'Kirkeveien 5H, 0368 Oslo', 'Kirkeveien 5  H']],
    [
      'karljohansgate 22',
      ['Karl Johans gate 22', 'Karl Johansgate 22', 'Karl Johans gt. 22', 'karl johansgt 22'],
    ],
    ['sanktolavsgate 5', ['St. Olavs gate 5', 'St Olavs gt 5', 'Sankt Olavs gate 5']],
    ['gamlekongevei 5', ['Gamle kongevei 5', 'Gml. Kongevei 5', 'Gml Kongeveien 5']],
    ['17maigate 5', ['17. mai gate 5', '17. mai-gata 5', '17.mai gaten 5']],
    ['konghakon7sgate 5', ['Kong Håkon 7s gate 5', 'Kong Haakon 7s gt. 5']],
    ['christian4desgate 5', ['Christian 4des gate 5', 'Chr. 4des gt. 5']],
    ['storgate 12-14', ['Storgata 12-14', 'Storgt. 12–14', 'Storgaten 12 - 14']],
    ['nygardsgate 5b', ['Nygårdsgaten 5 B, 5015 BERGEN', 'nygårdsgaten 5b', 'Nygaardsgt. 5B']],
    ['olafryesplass 1', ['Olaf Ryes plass 1', 'Olaf Ryes pl. 1', 'Olaf Ryes plassen 1']],
    ['storgate 5', ['Storgata 5 c/o Hansen', 'Storgata 5 v/ Hansen, 0155 Oslo']],
    ['solbakke', ['Solbakken, 2040 Kløfta', 'solbakken', 'Solbakken, NO-2040 ']],
    ['gnr-12-bnr-34', ['Gnr. 12, bnr. 34, 2040 Kløfta', 'gnr 12 bnr 34', 'GNR.12 BNR.34']],
    ['gnr-12-bnr-34', ['Gnr. 12, bnr. 34, NO-2040 Kløfta', 'Gnr, 12, bnr, 34']],
    ['', ['', ' , - ', '5015 Bergen', '0368', 'H0302', '5015, Bergen', 'NO-5015 Bergen']],
    ['', ['N-5015 Bergen', 'NO 5015 Bergen', 'NO5015 Bergen', 'N 5015 Bergen']],
  ])('is %j for every spelling', (key, spellings) => {
    expect(spellings.map((it) => [it, homeKey(it)])).toEqual(spellings.map((it) => [it, key]));
  });

  it.each([
    ['Storgata 1', 'Storgata 11'],
    ['Storgata 1 A', 'Storgata 1 B'],
    ['Storgata 1', 'Storgata 1 A'],
    ['Storgata 1, H0101', 'Storgata 1, H0102'],
    ['Storgata 1, H0101', 'Storgata 1, K0101'],
    ['Storgata 1, leil. 1', 'Storgata 1, leil. 12'],
    ['Storgata 1, leil. 12', 'Storgata 1, seksjon 12'],
    ['Storgata 1, 2. etg', 'Storgata 1, 3. etg'],
    ['Storgata 1, 2. etg venstre', 'Storgata 1, 2. etg høyre'],
    ['Gnr. 12 bnr. 3', 'Gnr. 12 bnr. 34'],
    ['Gnr/bnr 12/34', 'Gnr/bnr 1/234'],
    ['Gnr. 12, 34', 'Gnr. 12, 35'],
    ['Solbakken', 'Solbakken 2'],
  ])('tells %j from %j', (one, other) => {
    expect(homeKey(one)).not.toBe(homeKey(other));
    expect(homeKey(one)).not.toBe('');
  });
});

describe('two addresses can be one home', () => {
  it.each([
    ['Storgata 1', 'Storgt. 1, H0302'],
    ['Storgata 1, 3. etg', 'Storgata 1, H0302'],
    ['Storgata 1, 0155 Oslo', 'Storgata 1'],
    ['Storgata 1, 0155 Oslo', '0155 Oslo'],
    ['Storgata 1, 0155 Oslo', ''],
  ])('%j and %j', (one, other) => {
    expect(canBeOneHome(one, other)).toBe(true);
    expect(canBeOneHome(other, one)).toBe(true);
  });

  it.each([
    ['Storgata 1, H0301', 'Storgata 1, H0302'],
    ['Storgata 1, 2. etg', 'Storgata 1, H0302'],
    ['Storgata 1, 0155 Oslo', 'Storgata 1, 0161 Oslo'],
    ['Storgata 1', 'Storgata 2'],
    ['Storgata 1', 'Storgata'],
  ])('but not %j and %j', (one, other) => {
    expect(canBeOneHome(one, other)).toBe(false);
    expect(canBeOneHome(other, one)).toBe(false);
  });
});

it.each([
  ['Storgata 1 N-5015', 'storgate 1'],
  ['Storgata 1 N 5015', 'storgate 1'],
  ['Storgata 1 N5015 Bergen', 'storgate 1'],
  ['Storgata 1 NO-5015', 'storgate 1'],
  ['Storgata 1N 5015 Bergen', 'storgate 1n'],
  ['Gamle gård, 12 roser', 'gamlegard'],
  ['Gamle gård leil. H0302', 'gamlegard'],
  ['Gamle nummer tunet 5', 'gamlenummertunet 5'],
  ['Bach0302 5', 'bach0302 5'],
  ['Gård v.H0302', 'gardvh0302'],
  ['Plassen terrasse 5', 'plassenterrasse 5'],
])('the house key of %j is %j', (address, key) => expect(houseKey(address)).toBe(key));

it.each([
  ...['gatamyra', 'vegamyra', 'plassenmyra', 'terrassenmyra', 'alleenmyra', 'torgetmyra'],
  ...['bakkenmyra', 'stienmyra'],
])('only at its end does %s have the ending of a street', (word) =>
  expect(addressWord(word)).toBe(word),
);

it('the endings of streets and the short words have one form each', () => {
  const words = ['Gaten', 'Veien', 'Plassen', 'Terrassen', 'Alléen', 'Torget', 'Bakken', 'Stien'];
  const forms = ['gate', 'vei', 'plass', 'terrasse', 'alle', 'torg', 'bakke', 'sti'];
  expect(words.map(addressWord)).toEqual(forms);
  const short = ['St.', 'Gml.', 'Dr.', 'Prof.', 'Chr.'];
  const long = ['sankt', 'gamle', 'doktor', 'professor', 'christian'];
  expect(short.map(addressWord)).toEqual(long);
});

it('the house key is street and number, whatever the dwelling', () => {
  expect(houseKey('Kirkevn. 64 B, leil. 302, NO-0368 Oslo')).toBe('kirkevei 64b');
  expect(houseKey('0368 gnr')).toBe('');
  expect(homeAddress('Kirkevn. 64 B, leil. 302, NO-0368 Oslo').postalCode).toBe('0368');
});

it('an address word has one form', () => {
  const words = ['Kirkevn.', 'KIRKEVEIEN', 'gt.', 'St.', 'Bjørn', '64B', '.', 'havn'];
  expect(words.map(addressWord)).toEqual([
    ...['kirkevei', 'kirkevei', 'gate', 'sankt', 'bjorn', '64b', '', 'havn'],
  ]);
});

const STEMS = ['Kirke', 'Stor', 'Nygårds', 'Sjø', 'Bjørnstjerne Bjørnsons ', 'Gamle Drammens'];
const ENDINGS = {
  gate: ['gata', 'gaten', 'gate', 'gt.', 'gt', 'g.'],
  vei: ['veien', 'vegen', 'vei', 'vn.', 'vn', 'v.'],
} as const;

const home = fc.record({
  stem: fc.constantFrom(...STEMS),
  ending: fc.constantFrom('gate' as const, 'vei' as const),
  number: fc.integer({ min: 1, max: 999 }),
  letter: fc.constantFrom('', 'A', 'B', 'G'),
  dwelling: fc.record({
    floor: fc.integer({ min: 1, max: 14 }),
    door: fc.integer({ min: 1, max: 20 }),
  }),
  isDwelling: fc.boolean(),
});
type Home = typeof home extends fc.Arbitrary<infer Value> ? Value : never;

const two = (digits: number) => String(digits).padStart(2, '0');

const spelling = (of: Home): fc.Arbitrary<string> => {
  const { floor, door } = of.dwelling;
  const code = two(floor) + two(door);
  const flats = [
    `H${code}`,
    `h${code}`,
    `leil. ${Number(code)}`,
    `Leilighet H${code}`,
    `H-${code}`,
  ];
  return fc
    .tuple(
      fc.constantFrom(...ENDINGS[of.ending]),
      fc.constantFrom('', ' '),
      fc.constantFrom(' ', '  ', ' nr. '),
      fc.constantFrom(...(of.isDwelling ? flats : [''])),
      fc.constantFrom(', ', ' '),
      fc.constantFrom('', ', 0368 Oslo', ', NO-0368 Oslo', ', N-0368 OSLO', ', 0368'),
      fc.constantFrom<(text: string) => string>(
        (text) => text,
        (text) => text.toLowerCase(),
        (text) => text.toUpperCase(),
        (text) => text.normalize('NFD'),
        (text) => ` ${text} `,
      ),
    )
    .map(([ending, apart, before, flat, divider, place, typed]) => {
      const house = `${of.stem}${ending}${before}${of.number}${of.letter && apart + of.letter}`;
      return typed(house + (flat && divider + flat) + place);
    });
};

it('equivalent spellings always have one home key', () => {
  fc.assert(
    fc.property(
      home.chain((of) => fc.tuple(spelling(of), spelling(of))),
      ([one, other]) => {
        expect(homeKey(one)).toBe(homeKey(other));
        expect(homeKey(one)).not.toBe('');
        expect(canBeOneHome(one, other)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

it('two different dwelling numbers never have one home key', () => {
  const homes = fc.tuple(home, home).filter(([one, other]) => {
    return JSON.stringify(one.dwelling) !== JSON.stringify(other.dwelling);
  });
  const spelled = homes.chain(([one, { dwelling }]) => {
    const isDwelling = true;
    return fc.tuple(spelling({ ...one, isDwelling }), spelling({ ...one, isDwelling, dwelling }));
  });
  fc.assert(
    fc.property(spelled, ([one, other]) => {
      expect(homeKey(one)).not.toBe(homeKey(other));
      expect(canBeOneHome(one, other)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

it('any text has a home key, in linear time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(homeKey(text)).toBe(homeKey(` ${text} `));
    }),
  );
});
