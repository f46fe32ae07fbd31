import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { containsLink } from './web-spans.js';
import { MASK, maskedText } from './masked-text.js';

const OWNER = { name: 'Kari-Anne von Bjørn Åsen', address: 'Nedre Fjellveien 12B, 0155 Oslo' };
const NOBODY = { name: '', address: '' };
const masked = (text: string) => maskedText(text, OWNER);

describe("an owner's text, masked", () => {
  it('keeps the text around the masked parts', () => {
    const text =
      'Hei! Vi skal selge 120 kvm i 2. etg fra 2026. Ring Kari på 400 00 000 eller skriv til kari@epost.no. Mvh Kari-Anne Åsen, Nedre Fjellveien 12B';
    expect(masked(text)).toBe(
      'Hei! Vi skal selge 120 kvm i 2. etg fra 2026. Ring … på … eller skriv til …. Mvh …, …',
    );
  });

  it.each([
    ...['40000000', '40 00 00 00', '400 00 000', '4000 0000', '40.00.00.00', '40-00-00-00'],
    ...['40/00/00/00', '4 0 0 0 0 0 0 0', '40 - 00 - 00 - 00', '40\u00a000\u00a000\u00a000'],
    ...['+47 40 00 00 00', '+4740000000', '0047 40000000', '(+47) 40 00 00 00', '40\u200b000000'],
    ...['+46 70-123 45 67', '+1 (415) 555-2671', '020 7946 0958', '+354 555 1234', '+12345678'],
    ...['40 . 00 00 00', '40 00 00 00 4 500 000 - 5 000 000', '4 500 000 - 5 000 000 40 00 00 00'],
    ...['4O OO OO OO', '4OOOOOOO', '9l8 76 543', 'I2I2I2I2I', '٤٠٠٠٠٠٠٠', '４００００００0'],
    ...['01017012345', '1234.56.78903', '2024 2025', '22 123 456', '40 000 000'],
    ...[
      'kari@epost.no',
      'KARI.N+x@sub.epost.co.uk',
      'kari@epost',
      '@karistyling',
      'kari＠epost.no',
    ],
    ...['kari (at) epost.no', 'kari(a)epost.no', 'kari[at]epost[dot]no', 'kari {alfa} epost.no'],
    ...['kari at gmail dot com', 'kari @ epost . no', 'kari krøllalfa epost punktum no'],
    ...['kari (snabela) epost.no', 'kari snabela epost.no', 'kari (at) epost.agency'],
    ...['kari (dot) n (at) epost (dot) no', 'kari snabel-a epost.no', 'kari (at) gmail. com'],
    ...['https://finn.no/1?x=2#y', 'HTTP://X', 'www.kari', 'epost.no', 'epost.no/kari', 'EPOST.NO'],
    ...['bit.ly/x', 't.me/kari', 'kari․no', 'ｋａｒｉ。ｎｏ'],
    ...['kari.agency:8080/x', 'kari.agency/x'],
    ...['http://x/y?z', 'instagram.com/kari', 'kari.blogspot.com', 'kåre-å.no:8080/x'],
    ...[
      'Storgata 12',
      'storgata 12',
      'Parkveien 3 B',
      'parkvegen 3b',
      'Storgaten nr. 12',
      'Storgt. 4A',
    ],
    ...[
      'Karl Johans gate 12–14',
      'Bygdøy allé 5',
      'Schous plass 3',
      'Solbakken 12 C',
      'Storgata12',
    ],
    ...['Storgata nummer 12', 'Storgata nr.12', 'Storgata nr 12', 'St. Olavs gate 12'],
    ...['Olav Trygvasons gate 1/3', 'Ekebergveien 2019', 'Kongens gt 1', 'BJØRNEVEIEN 1'],
    ...['Nedre Fjellveien 12B', 'nedre fjellveien', 'NEDRE FJELLVEIEN'],
    ...['Nedre Fjellv. 12', 'nedre fjellvn', 'Nedre Fjellvegen'],
    ...[
      'gnr 12 bnr 345',
      'Gnr. 12',
      'gnr: 12',
      'g.nr. 12 b.nr. 345',
      'gnr/bnr 12/345',
      'G/bnr. 1/2',
    ],
    ...['gårdsnummer 12', 'gardsnr. 12', 'bruksnr. 345', 'bruksnummer 5', 'snr. 3', 'seksjonsnr 3'],
    ...['matrikkel 4601-12/345', 'Matrikkelnummer 12/345/0/3', 'matrikkelnr. 12/3'],
    ...['Kari', 'kari', 'KARI', 'Karis', "Kari's", 'Kari’s', 'Anne', 'Kari-Anne', 'Kari Anne Åsen'],
    ...['Bjørn', 'bjorn', 'BJØRNS', 'Åsen', 'A\u030asen', 'Aasen', 'asens', 'Bjo\u0308rn'],
  ])('hides %s', (hidden) => {
    expect(masked(hidden)).toBe(MASK);
    expect(masked(`Si «${hidden}», da!`)).toBe(`Si «${MASK}», da!`);
  });

  it("keeps the owner's own dots when nothing is masked", () => {
    expect(masked('Vi selger… kanskje')).toBe('Vi selger... kanskje');
  });

  it.each([
    ...['120 kvm', '5 rom', '2026', '15.000 kr', '1990 og 2026', '3,5 mill', '120/110/95 kvm'],
    ...[
      'ol 40 00 00',
      'ool 40 00 0',
      'ooo 40 00 0',
      '08.00 -20.00',
      '08.00- 20.00',
      'kr25.500.000',
    ],
    ...['22 500 000 kr', '22 500 000 kroner', '12 345 678 + moms', '3 (a)lene', 'Karin'],
    ...['25.11.2026', '1/12/2026', '2026-11-25', '25.11.2026–30.11.2026', '25.11.2026 120 kvm'],
    ...['20.11-25.12', '08.00 - 20.00', '10.00-12.00', 'kl. 14.30', '2024-2025', '1950–1960'],
    ...[
      '12 500 000 kr',
      '12 500 000',
      'kr 25.500.000',
      'kr. 25 500 000',
      '22.500.000,-',
      '900 000',
    ],
    ...['4 500 000 - 5 000 000', '22 500 000–25 000 000 kroner', '15.000.000', '0155 Oslo'],
    ...['Takterrasse 20 kvm', 'terrasse 12 m2', 'Bakhagen 300 m²', 'veien 3 km unna', 'gate 2 stk'],
    ...[
      'Plass 5',
      'fjellstien 2',
      'gatekjøkken 2',
      'Vestibylen 2',
      'Garasjeplass 2',
      'Takterrasse 2',
    ],
    ...['Bakhagen 300m²', 'gate 2 etg'],
    ...['Renoveringen 2019', 'garasjeplass 2', 'Plass til 5', 'alle 5', 'Storgata', 'i byen 12'],
    ...[
      'bilder.Se her',
      'rom.Vi har',
      'mai.De kommer',
      'peis.Er det nok',
      'hus.Men gammelt',
      '2019.To soverom',
      'sier at huset.er',
      '(a) stue (b) kjøkken',
      '3 @ 5',
      'f.eks.',
    ],
    ...[
      'gnr',
      'matrikkelen',
      'nr 12',
      'hus nr. 3',
      'nedre fjell',
      'Nedre Fjellgt',
      'matrikkelført 2019',
    ],
    ...['ca.to/tre', 'kr.pr/mnd', 'rom.agency?a/b'],
    ...['karius', 'Bjørnar', 'Åsenden', 'von', 'Nedre', 'fjell', 'OL 2026', 'lol', 'I dag'],
  ])('keeps %s', (reported) => {
    expect(masked(reported)).toBe(reported);
    expect(masked(`Vi ser: ${reported}, slik`)).toBe(`Vi ser: ${reported}, slik`);
  });

  it.each([
    ['ringer du 5000 kr 40 000 000', 'ringer du 5000 kr …'],
    ['ringer du 5000kr 40 000 000', 'ringer du 5000kr …'],
    ['kr 40 00 00 00', 'kr …'],
    ['i kr nå 40 000 000', 'i kr nå …'],
    ['40 000 000 for kr', '… for kr'],
    ['22 500 000 krok', '… krok'],
    ['to40000000', 'to…'],
    ['40000000om', '…om'],
    ['Pris @, og så alt det andre her', '…, og så alt det andre her'],
    ['ola   @epost.no', 'ola   …'],
    ['Storgata 12 og 3 rom', '… og 3 rom'],
    ['Hei Storgata 12', 'Hei …'],
    ['Hei Karl, Johans gate 12', 'Hei Karl, …'],
    ['12.40 00 00 00', '…'],
    ['20 til 40000000 kveld', '20 til … kveld'],
    ['tlf40000000kveld', 'tlf…kveld'],
    ['25.11.2026 40 00 00 00', '…'],
    ['bor i karl johans gate 12 b', 'bor i karl johans …'],
    ['Hilsen Kari\nAnne', 'Hilsen …'],
    ['Ta 40 00 00 00, epost.no.', 'Ta …, ….'],
  ])('turns %s into %s', (text, reported) => expect(masked(text)).toBe(reported));

  it.each([
    ['Bo Li', 'Bo vil bo her, sier Li. Lis li, lis', '… vil bo her, sier …. … li, lis'],
    ['K. Ng', 'K. er Ng', 'K. er …'],
    ['Dag Even', 'en dag, even', 'en …, …'],
    ["Ann O'Brien", 'Ann O’Brien, o brien', '… O’…, o …'],
    ['Ola Hans', "Hans’ hus, Hans' hus, hans", '… hus, … hus, …'],
    ['  ', 'Her er alt', 'Her er alt'],
  ])('hides each part of the name %s in «%s»', (name, text, reported) => {
    expect(maskedText(text, { name, address: '' })).toBe(reported);
  });

  it.each([
    ['Åsveien 3, 0155 Oslo', 'I Aasveien, åsveien 3 og i Oslo', 'I …, … og i Oslo'],
    ['Berg gård, 1740 Sted', 'Berg gård 4 og Berg', '… og Berg'],
    ['Oslo', 'Fint i Oslo', 'Fint i Oslo'],
    ['0155 Oslo', 'Fint i Oslo', 'Fint i Oslo'],
    ['0155 Oslo, Norge', 'Fint i Oslo', 'Fint i Oslo'],
    ['Parkveien3B, 0155 Oslo', 'Fint i Parkveien', 'Fint i …'],
    ['Å 3', 'Å, bo på Å', 'Å, bo på Å'],
    ['Å i 3, Sted', 'Å i dag', 'Å i dag'],
    ['Lia 4, Sted', 'Vi bor i lia', 'Vi bor i …'],
    ['Nygårdsgaten 5, 5015 Bergen', 'Nygårdsg. 5, nygårdsgata og Nygårdsgt.', '…, … og ….'],
    ['Karl Johans gate 1, 0154 Oslo', 'Bor i Karl Johans gt, ikke gate', 'Bor i …, ikke gate'],
    ['Åsveien 3, 0155 Oslo', 'Åsv. 3 på Ås', '… på Ås'],
    ['Vegsund 3, 6020 Ålesund', 'På Vegsund, ikke Veisund', 'På …, ikke Veisund'],
    ['Gatesund 3, 6020 Ålesund', 'På Gatesund, ikke Gatasund', 'På …, ikke Gatasund'],
  ])('hides the street of %s in «%s»', (address, text, reported) => {
    expect(maskedText(text, { name: '', address })).toBe(reported);
  });
});

/** Pieces that could mislead a parser, and random text. */
const PIECES = [
  '1',
  '12.',
  '4 ',
  '+47',
  '(',
  '-',
  'o',
  'l',
  'O',
  'kr ',
  ' kvm',
  '…',
  '@',
  'at ',
  '.no',
];
const text = fc
  .array(
    fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary' }), fc.string(), fc.lorem()),
    { maxLength: 4 },
  )
  .map((pieces) => pieces.join(''));
const digits = fc.integer({ min: 20_000_000, max: 99_999_999 }).map(String);

it.each([
  ['Se finn.no', false],
  ['Skriv til kari@www.finn.no', false],
  ['Se finn.no/1', true],
  ['Se www.finn.no', true],
  ['Se ｆｉｎｎ。ｎｏ／1', true],
  ['Se https://finn', true],
])('«%s» contains a link to follow: %s', (text, contains) =>
  expect(containsLink(text)).toBe(contains),
);

it('takes no name for a particle with a different spelling', () => {
  const owner = { name: 'Ååv von Dás', address: '' };
  expect(maskedText('Hilsen ååv-dás, av og til von', owner)).toBe('Hilsen …, av og til von');
});

describe('any text, masked', () => {
  const GROUPS = [/(.*)/, /(..)(..)(..)(..)/, /(...)(..)(...)/, /(..)(...)(...)/, /(...)(...)(..)/];
  const phone = fc
    .tuple(
      digits,
      fc.constantFrom('', '+47', '0047', '+46 70'),
      fc.constantFrom(...GROUPS),
      fc.constantFrom(' ', '.', '-', '\u00a0', ' - ', ') ', '/'),
    )
    .map(([number, prefix, groups, between]) => {
      const shown = prefix + (groups.exec(number) ?? []).slice(1).join(between);
      return { number, shown };
    });
  const digitsOf = (all: string) => all.replace(/[\s./()+·\p{Pd}\p{Cf}]/gu, '');

  it('has no telephone number, wherever it is in the text', () => {
    fc.assert(
      fc.property(text, phone, text, (before, { number, shown }, after) => {
        // An amount in thousands beside its currency is no telephone number.
        fc.pre(!/kr|nok|mill|,-/i.test(before.slice(-4) + after.slice(0, 5)));
        expect(digitsOf(maskedText(before + shown + after, NOBODY))).not.toContain(number);
      }),
      { numRuns: 1_000 },
    );
  });

  const word = fc.stringMatching(/^zq[a-z]{4,8}$/);
  it('has no e-mail address from the text', () => {
    fc.assert(
      fc.property(text, word, word, text, (before, local, domain, after) => {
        const reported = maskedText(`${before}${local}@${domain}.no${after}`, NOBODY);
        expect(reported).not.toContain(local);
        expect(reported).not.toContain(domain);
      }),
    );
  });

  it('has no disguised e-mail address', () => {
    const at = fc.constantFrom('@', ' @ ', '(at)', ' (a) ', '[at]', ' at ', ' krøllalfa ', '{ @ }');
    const dot = fc.constantFrom('.', ' . ', ' dot ', '(dot)', ' punktum ', '[.]');
    fc.assert(
      fc.property(text, word, at, word, dot, text, (before, local, sign, domain, sep, after) => {
        const reported = maskedText(`${before} ${local}${sign}${domain}${sep}no ${after}`, NOBODY);
        expect(reported).not.toContain(local);
        expect(reported).not.toContain(domain);
      }),
    );
  });

  const name = fc.stringMatching(/^[A-ZÆØÅ][a-zæøåéöü]{2,10}$/);
  it('has no part of the name', () => {
    const cases = fc.constantFrom(
      (part: string) => part.toLowerCase(),
      (part: string) => part.toUpperCase(),
      (part: string) => part.normalize('NFD'),
      (part: string) => `${part}s`,
    );
    fc.assert(
      fc.property(text, name, name, cases, text, (before, first, last, written, after) => {
        const owner = { name: `${first} von ${last}`, address: '' };
        const reported = maskedText(
          `${before} ${written(first)}-${written(last)}, ${after}`,
          owner,
        );
        const words =
          reported
            .normalize('NFC')
            .toLowerCase()
            .match(/[\p{L}\p{M}]+/gu) ?? [];
        const parts = [first, last].filter(
          (part) => !/^(?:Das|Del|Den|Der|Dos|Ten|Ter|Van|Von)$/.test(part),
        );
        expect(words.filter((each) => parts.some((part) => each === part.toLowerCase()))).toEqual(
          [],
        );
      }),
    );
  });

  it('is unchanged when it has nothing to mask', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem()), (words) => {
        expect(maskedText(words.join(' '), NOBODY)).toBe(words.join(' '));
      }),
    );
  });

  const LONG = 20_000;
  it.each([
    ...['a', '1', ' ', '.', '@', '(', 'a.', 'a@', '1 ', '1.', '-1', 'a dot ', '(at)', 'at ', 'w.'],
    ...[
      'krøllalfa-',
      'www.',
      'https://',
      'Storgata 1',
      'Gate ',
      'A gate ',
      'gata, nr. ',
      'o0',
      'OO ',
    ],
    ...[
      'kari ',
      'Kari’',
      'nedre ',
      'nedre fjellveien ',
      '\u0301',
      '\ud83d',
      '25.11.2026 ',
      '1 000 ',
    ],
    ...['a @', '@a.b', '. ', 'x(dot)x', '{{', '12-', 'a/', 'no.', '.no', 'no:'],
  ])('of 20,000 characters is read through: «%s» again and again', (piece) => {
    const long = piece.repeat(LONG / piece.length);
    expect(masked(`${long}x`).length).toBeLessThanOrEqual(long.length + 1);
    expect(masked(`x${long}\n40000000 `)).not.toContain('40000000');
  });

  it.each(['a/', 't.me/', 'no#'])(
    'takes linear time for repetitions of «%s»',
    (piece) => {
      expect(containsLink(piece.repeat(5 * LONG))).toBe(piece === 't.me/');
      expect(containsLink(`${piece.repeat(9)}finn.no/1`)).toBe(true);
    },
    2_000,
  );
});
