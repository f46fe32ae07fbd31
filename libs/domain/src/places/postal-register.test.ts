import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../core/domain-error.js';
import { samplePostalRegister } from '../testing/sample-postal-register.js';
import { parsePostalRegister } from './postal-register.js';

const parse = (lines: readonly string[], end = '\n') =>
  parsePostalRegister(lines.map((line) => line + end).join(''));

const errorsOf = (lines: readonly string[]) => {
  try {
    parse(lines);
  } catch (error) {
    expect(error).toMatchObject({ code: 'invalid-postal-register' });
    return (error as DomainError).fields;
  }
  throw new Error('It was taken for whole');
};

const with17 = (line: string) => samplePostalRegister().with(16, line);

describe('a postal register', () => {
  it('is read line by line, also with headings, a byte order mark and CRLF', () => {
    const lines = samplePostalRegister();
    const headings = '\uFEFFPostnummer\tPoststed\tKommunenummer\tKommunenavn\tKategori';
    const codes = parse([headings, ...lines], '\r\n');
    expect(codes).toEqual(parse(lines));
    expect(codes).toHaveLength(lines.length);
    expect(codes[0]).toEqual({ code: '0001', place: 'OSLO', municipality: '0301' });
  });

  it('accepts codes on Svalbard and Jan Mayen, in no municipality', () => {
    const codes = parse([
      ...samplePostalRegister(),
      '9170\tLONGYEARBYEN\t2100\tSVALBARD\tB',
      '8099\tJAN MAYEN\t2211\tJAN MAYEN\tG',
    ]);
    expect(codes.slice(-2).map(({ municipality }) => municipality)).toEqual([null, null]);
  });

  it.each([
    ...['G', 'P', 'B', 'F', 'S'].map((category) => `0017\tOSLO\t0301\tOSLO\t${category}`),
    `0017\t${'O'.repeat(80)}\t0301\tOSLO\tG`,
  ])('may have the line %j', (line) =>
    expect(parse(with17(line))).toHaveLength(samplePostalRegister().length),
  );

  it('accepts headings in its first line alone, recognised by their first words', () => {
    const headings = 'Postnummer\tPoststed\tKommunenummer\tKommunenavn\tKategori';
    expect(errorsOf(with17(headings))).toHaveLength(1);
    const first = samplePostalRegister().with(0, '0001\tPOSTNUMMER\t0301\tOSLO\tG');
    expect(parse(first)[0]).toMatchObject({ place: 'POSTNUMMER' });
  });

  it.each([
    ['0017\tOSLO\t0301\tOSLO', 'Ventet 5 kolonner med tabulator mellom, fant 4.'],
    ['0017;OSLO;0301;OSLO;G', 'Ventet 5 kolonner med tabulator mellom, fant 1.'],
    ['17\tOSLO\t0301\tOSLO\tG', 'Postnummeret må være fire siffer.'],
    ['0000\tOSLO\t0301\tOSLO\tG', 'Postnummeret må være fire siffer.'],
    ['0001\tOSLO\t0301\tOSLO\tG', 'Postnummer 0001 står to ganger.'],
    ['0017\t \t0301\tOSLO\tG', 'Poststedet mangler eller kan ikke leses.'],
    [`0017\t${'O'.repeat(81)}\t0301\tOSLO\tG`, 'Poststedet mangler eller kan ikke leses.'],
    ['0017\tÅLESUND\t1507\tÅLESUND\tG', 'Ukjent kommunenummer.'],
    ['0017\tOSLO\t0301\tOSLO\tX', 'Ukjent kategori.'],
  ])('tells the line of an error: %j', (line, message) =>
    expect(errorsOf(with17(line))).toEqual([{ field: 'linje 17', message }]),
  );

  it('is refused with the first fifty faults and their number', () => {
    const lines = samplePostalRegister().map((line) => line.replaceAll('\t', ','));
    expect(errorsOf(lines)).toHaveLength(50);
    expect(() => parse(lines)).toThrow('Postnummerregisteret ble ikke tatt i bruk. Feil: 4284.');
  });

  it('is refused when it was cut short', () => {
    expect(errorsOf(samplePostalRegister().slice(0, 3999))).toEqual([
      { field: 'hele filen', message: 'Fant bare 3999 postnummer, ventet minst 4000.' },
    ]);
    expect(errorsOf([])).toHaveLength(1);
    const enough = errorsOf(samplePostalRegister().slice(0, 4000));
    expect(enough.filter(({ message }) => message.startsWith('Fant bare'))).toEqual([]);
  });

  it('is refused unless it has every municipality', () =>
    expect(errorsOf(samplePostalRegister().slice(12))).toEqual([
      { field: 'hele filen', message: 'Kommunen Oslo (0301) mangler.' },
    ]));
});
