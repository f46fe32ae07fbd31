import { describe, expect, it } from '@jest/globals';
import { CamtReader } from './camt-reader.js';
import { camtFile } from './testing/camt.js';

const reader = new CamtReader();
const read = (text: string) => reader.read(new TextEncoder().encode(text));
const ONE = camtFile([{ reference: 'A', kid: '2026000014', amount: '750.00' }]);

describe('a CAMT.054', () => {
  it('is read payment by payment, in øre, with what the bank calls each', () => {
    const file = camtFile([
      { reference: 'A', kid: '2026000014', amount: '750.00' },
      { reference: 'B', amount: '0.1' },
    ]);
    expect(read(file)).toEqual([
      {
        reference: '12345678903/2026-12-10/E1/A',
        kid: '2026000014',
        amountOre: 75_000,
        bookedOn: '2026-12-10',
      },
      {
        reference: '12345678903/2026-12-10/E1/B',
        kid: '',
        amountOre: 10,
        bookedOn: '2026-12-10',
      },
    ]);
  });

  it('passes over what goes out and what goes back', () => {
    expect(read(ONE.replace('<CdtDbtInd>CRDT', '<CdtDbtInd>DBIT'))).toEqual([]);
    expect(read(ONE.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'))).toEqual([]);
  });

  it.each([
    ['that is no XML', 'Hei', 'ikke gyldig XML'],
    ['that is cut short', ONE.slice(0, -20), 'ikke gyldig XML'],
    ['that is another one', '<Document/>', 'ikke CAMT.054'],
    ['in another currency', ONE.replaceAll('NOK', 'SEK'), 'ikke i kroner'],
    ['with a sum that is none', ONE.replaceAll('750.00', '-1'), 'ikke i kroner'],
    [
      'with several payments of which one has no sum of its own',
      camtFile([
        { reference: 'A', amount: '750.00' },
        { reference: 'B', amount: '250.00' },
      ])
        .replace('<Amt Ccy="NOK">0.00', '<Amt Ccy="NOK">1000.00')
        .replace('<Amt Ccy="NOK">250.00</Amt>', ''),
      'mangler beløp',
    ],
    ['without a date', ONE.replace('2026-12-10</Dt>', 'x</Dt>'), 'bokføringsdato'],
    [
      'that reads another file',
      ONE.replace(
        '<Document',
        '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><Document',
      ),
      'dokumenttype',
    ],
  ])('%s is refused with a reason', (_, file, reason) => {
    expect(() => read(file)).toThrow(reason);
  });

  it('with an entity nobody has declared reads nothing more', () => {
    const [line] = read(ONE.replace('2026000014', '&secret;'));
    expect(line?.kid).toBe('&secret;');
  });
});
