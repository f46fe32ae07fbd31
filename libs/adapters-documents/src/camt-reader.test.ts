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
        payer: '',
        text: '',
      },
      {
        reference: '12345678903/2026-12-10/E1/B',
        kid: '',
        amountOre: 10,
        bookedOn: '2026-12-10',
        payer: '',
        text: 'Hilsen Kari',
      },
    ]);
  });

  it.each([
    ['<Nm>Stil og Rom AS</Nm>', 'Stil og Rom AS'],
    ['<Pty><Nm>Stil og Rom AS</Nm></Pty>', 'Stil og Rom AS'],
    [`<Nm>${'å'.repeat(500)}</Nm>`, 'å'.repeat(140)],
  ])('says who paid, and what with it, as far as the bank does: %#', (name, payer) => {
    const words = `<Ustrd>Faktura 14</Ustrd><Ustrd>${'x'.repeat(500)}</Ustrd>`;
    const file = camtFile([{ reference: 'B', amount: '0.1' }])
      .replace('<Ustrd>Hilsen Kari</Ustrd>', words)
      .replace('<RmtInf>', `<RltdPties><Dbtr>${name}</Dbtr></RltdPties><RmtInf>`);
    const [line] = read(file);
    expect(line).toMatchObject({ payer, text: `Faktura 14 ${'x'.repeat(129)}` });
  });

  it('calls payments to different accounts differently, though the banks call them the same', () => {
    const number = '<Othr><Id>12345678903</Id></Othr>';
    expect(ONE).toContain(number);
    const references = ['NO9386011117947', 'NO5612345678903'].map(
      (iban) => read(ONE.replace(number, `<IBAN>${iban}</IBAN>`))[0]?.reference,
    );
    expect(references).toEqual([
      'NO9386011117947/2026-12-10/E1/A',
      'NO5612345678903/2026-12-10/E1/A',
    ]);
  });

  it('passes over what goes out and what goes back', () => {
    expect(read(ONE.replace('<CdtDbtInd>CRDT', '<CdtDbtInd>DBIT'))).toEqual([]);
    expect(read(ONE.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'))).toEqual([]);
  });

  it('passes over what is announced and not booked', () => {
    for (const status of ['PDNG', 'INFO', 'FUTR']) {
      expect(read(ONE.replace('>BOOK<', `>${status}<`))).toEqual([]);
      expect(read(ONE.replace('>BOOK<', `><Cd>${status}</Cd><`))).toEqual([]);
    }
    expect(read(ONE.replace('>BOOK<', '><Cd>BOOK</Cd><'))).toHaveLength(1);
  });

  it('passes over what comes to nothing, and takes the rest', () => {
    const file = camtFile([
      { reference: 'A', kid: '2026000014', amount: '0.00' },
      { reference: 'B', kid: '2026000014', amount: '750.00' },
    ]);
    expect(read(file)).toMatchObject([{ amountOre: 75_000 }]);
    expect(read(ONE.replace(/<NtryDtls>[^]*<\/NtryDtls>/, ''))).toEqual([]);
  });

  it.each(['750', '750.0', '750.00000'])('reads the decimals that the standard has: %s', (amount) =>
    expect(read(ONE.replace('750.00', amount))).toMatchObject([{ amountOre: 75_000 }]),
  );

  it('tells of a payment that the bank takes back, under a name of its own', () => {
    const reversed = ONE.replaceAll('CRDT', 'DBIT');
    for (const yes of ['true', '1']) {
      expect(read(reversed.replace('<Sts>', `<RvslInd>${yes}</RvslInd><Sts>`))).toMatchObject([
        {
          reference: '12345678903/2026-12-10/E1/A/reversed',
          kid: '2026000014',
          amountOre: -75_000,
        },
      ]);
    }
  });

  it('passes over the fee that the bank has taken off a gathered entry', () => {
    const file = camtFile([
      { reference: 'A', kid: '2026000014', amount: '750.00' },
      { reference: 'B', amount: '5.00' },
    ]);
    const at = file.lastIndexOf('CRDT');
    expect(read(`${file.slice(0, at)}DBIT${file.slice(at + 4)}`)).toMatchObject([
      { amountOre: 75_000 },
    ]);
  });

  it('takes apart what the bank calls the same though it is not', () => {
    const references = (...payments: [string, string][]) =>
      read(camtFile(payments.map(([kid, amount]) => ({ reference: 'A', kid, amount })))).map(
        ({ reference }) => reference,
      );
    const [first, other, bigger, again] = references(
      ['2026000014', '750.00'],
      ['2026000022', '750.00'],
      ['2026000014', '750.01'],
      ['2026000014', '750.00'],
    );
    expect(first).toBe('12345678903/2026-12-10/E1/A');
    expect(again).toBe(first);
    expect(new Set([first, other, bigger]).size).toBe(3);
  });

  it('takes apart what was paid twice, where the entry has the sum of both', () => {
    const payment = { reference: 'A', kid: '2026000014', amount: '750.00' };
    const other = { ...payment, kid: '2026000022' };
    const file = camtFile([payment, payment, other, other]);
    const references = (entry: string) =>
      read(file.replace('>0.00<', `>${entry}<`)).map(({ reference }) => reference);
    const twice = references('3000.00');
    expect(new Set(twice).size).toBe(4);
    expect(references('3000.00')).toEqual(twice);
    for (const entry of ['1500.00', '3000.01']) {
      expect(new Set(references(entry))).toEqual(new Set([twice[0], twice[2]]));
    }
  });

  it('takes apart what the bank gives no name, in one notice of a day and the next', () => {
    const unnamed = (kid: string, amount: string) =>
      read(
        camtFile([{ reference: 'A', kid, amount }]).replace('<AcctSvcrRef>A</AcctSvcrRef>', ''),
      )[0]?.reference;
    const first = unnamed('2026000014', '750.00');
    expect(unnamed('2026000014', '750.00')).toBe(first);
    expect(unnamed('2026000022', '750.00')).not.toBe(first);
    expect(unnamed('2026000014', '250.00')).not.toBe(first);
  });

  it('keeps apart what the bank has no names for, and knows it when it comes again', () => {
    const payment = { reference: '', amount: '750.00' };
    const nameless = camtFile([payment, payment])
      .replaceAll('<AcctSvcrRef></AcctSvcrRef>', '')
      .replace('<NtryRef>E1</NtryRef>', '');
    const twice = nameless.replace(/<Ntry>[^]*<\/Ntry>/, (entry) => entry + entry);
    const references = (file: string) => read(file).map(({ reference }) => reference);
    expect(new Set(references(twice)).size).toBe(4);
    expect(references(twice)).toEqual(references(twice));
    const other = references(twice.replace('<Id>N1<', '<Id>N2<'));
    expect(new Set([...references(twice), ...other]).size).toBe(8);
  });

  it('is read where it tells of an entry alone, and nothing of what is in it', () => {
    const alone = ONE.replace(/<NtryDtls>[^]*<\/NtryDtls>/, '').replace('>0.00<', '>750.00<');
    expect(read(alone)).toMatchObject([{ kid: '', amountOre: 75_000 }]);
  });

  describe('with one payment of two invoices', () => {
    const both = (first = '750.00', second = '250.00') =>
      camtFile([{ reference: 'A', amount: '1000.00' }]).replace(
        '<Ustrd>Hilsen Kari</Ustrd>',
        [
          ['2026000014', first],
          ['2026000022', second],
        ]
          .map(
            ([kid, amount]) =>
              `<Strd><RfrdDocAmt>${amount && `<RmtdAmt Ccy="NOK">${amount}</RmtdAmt>`}</RfrdDocAmt><CdtrRefInf><Ref>${kid}</Ref></CdtrRefInf></Strd>`,
          )
          .join(''),
      );

    it('is told as one for each, with its part', () =>
      expect(read(both())).toMatchObject([
        { reference: '12345678903/2026-12-10/E1/A', kid: '2026000014', amountOre: 75_000 },
        { reference: '12345678903/2026-12-10/E1/A/1', kid: '2026000022', amountOre: 25_000 },
      ]));

    it.each([
      ['does not say how much each', both('', '')],
      ['says so of one alone', both('1000.00', '')],
      ['says what does not come to its sum', both('750.00', '249.99')],
      [
        'says it in another currency',
        both().replaceAll('<RmtdAmt Ccy="NOK">', '<RmtdAmt Ccy="EUR">'),
      ],
    ])('that %s is told whole, with both KIDs', (_, file) =>
      expect(read(file)).toMatchObject([{ kid: '2026000014 2026000022', amountOre: 100_000 }]),
    );
  });

  it('names each of many invoices that one payment pays, and what is taken back of it, apart', () => {
    const kids = Array.from({ length: 12 }, (_, nth) => String(2026000014 + nth));
    const parts = kids.map(
      (kid) =>
        `<Strd><RfrdDocAmt><RmtdAmt Ccy="NOK">750.00</RmtdAmt></RfrdDocAmt><CdtrRefInf><Ref>${kid}</Ref></CdtrRefInf></Strd>`,
    );
    const paid = camtFile([{ reference: 'A', amount: '9000.00' }])
      .replace('<AcctSvcrRef>A</AcctSvcrRef>', '')
      .replace('<Ustrd>Hilsen Kari</Ustrd>', parts.join(''));
    const back = paid.replaceAll('CRDT', 'DBIT').replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
    const lines = [...read(paid), ...read(back)];
    expect(lines.map(({ kid }) => kid)).toEqual([...kids, ...kids]);
    expect(new Set(lines.map(({ reference }) => reference)).size).toBe(24);
    expect(Math.max(...lines.map(({ reference }) => reference.length))).toBeLessThanOrEqual(200);
  });

  it('is read in kroner where a payer abroad has paid in another currency', () => {
    const abroad = ONE.replace(
      '<Amt Ccy="NOK">750.00</Amt>',
      '<Amt Ccy="NOK">750.00</Amt><AmtDtls><TxAmt><Amt Ccy="EUR">65.00</Amt></TxAmt></AmtDtls>',
    );
    expect(read(abroad)).toMatchObject([{ amountOre: 75_000 }]);
  });

  it('is told as it was paid where there is nothing of it in kroner, and so are the others', () => {
    const both = camtFile([
      { reference: 'A', amount: '750.00' },
      { reference: 'B', amount: '250.00' },
    ]);
    const one = '<Amt Ccy="NOK">750.00</Amt>';
    expect(both).toContain(one);
    const [foreign, other] = read(both.replace(one, one.replace('NOK', 'EUR')));
    expect(foreign).toMatchObject({ amountOre: 75_000, otherCurrency: 'EUR' });
    expect(other).toMatchObject({ amountOre: 25_000 });
    expect(other).not.toHaveProperty('otherCurrency');
  });

  it.each([
    ['that is no XML', 'Hei', 'ikke gyldig XML'],
    ['with a letter that no XML has', ONE.replace('>A<', '>\0<'), 'ikke gyldig XML'],
    ['that is cut short', ONE.slice(0, -20), 'ikke gyldig XML'],
    ['that is another one', '<Document/>', 'ikke CAMT.054'],
    ['that is deeper than any of a bank', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`, 'CAMT.054'],
    ['with a name that no bank gives', ONE.replaceAll('Ntfctn', '__proto__'), 'CAMT.054'],
    ['in a currency that is none', ONE.replaceAll('NOK', 'kr'), 'ikke et beløp'],
    ['with a sum that is none', ONE.replaceAll('750.00', '-1'), 'ikke et beløp'],
    ['with a part of an øre', ONE.replaceAll('750.00', '750.001'), 'ikke et beløp'],
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
    ['of a day that is none', ONE.replace('2026-12-10</Dt>', '2026-02-30</Dt>'), 'bokføringsdato'],
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

  it.each(['ISO-8859-1', 'windows-1252'])('in %s is read by the letters it says', (encoding) => {
    const file = camtFile([{ reference: 'B', amount: '0.1' }])
      .replace('UTF-8', encoding)
      .replace('Hilsen Kari', 'Ærlig Ås');
    expect(reader.read(Buffer.from(file, 'latin1'))).toMatchObject([{ text: 'Ærlig Ås' }]);
  });

  it('in UTF-8 is read by its letters whether it says so or not, with its mark before it too', () => {
    const file = camtFile([{ reference: 'B', amount: '0.1' }]).replace('Hilsen Kari', 'Ærlig Ås');
    const unsaid = file.replace(' encoding="UTF-8"', '');
    const texts = [file, unsaid, `\ufeff${file}`].map((each) => read(each)[0]?.text);
    expect(texts).toEqual(['Ærlig Ås', 'Ærlig Ås', 'Ærlig Ås']);
  });

  it('in letters that nobody knows, and that are not UTF-8, is refused with a reason', () => {
    const file = ONE.replace('UTF-8', 'X-BANK').replace('Document', 'Øre');
    expect(() => reader.read(Buffer.from(file, 'latin1'))).toThrow('tegnsettet «X-BANK»');
  });

  it('in UTF-16 is refused with a reason', () => {
    const file = `\ufeff${ONE.replace('UTF-8', 'UTF-16')}`;
    expect(() => reader.read(Buffer.from(file, 'utf16le'))).toThrow('ikke gyldig XML');
  });

  it.each([
    ['utf-16', ''],
    ['ISO-8859-1', ''],
    ['us-ascii', ''],
    ['ISO-8859-1', '\ufeff'],
    ['IBM850', ''],
  ])('in UTF-8 is read so, whatever it declares: %s', (encoding, mark) => {
    const file = camtFile([{ reference: 'B', amount: '0.1' }])
      .replace('UTF-8', encoding)
      .replace('Hilsen Kari', 'Ærlig Ås');
    expect(read(`${mark}${file}`)).toMatchObject([{ text: 'Ærlig Ås' }]);
  });

  it('with more attributes than any of a bank takes no longer for each piece of text beside them', () => {
    const attributes = Array.from({ length: 20_000 }, (_, nth) => `a${nth}="1"`).join(' ');
    const file = ONE.replace('<Ntfctn>', `<Ntfctn ${attributes}>${'x<y/>'.repeat(4000)}`);
    const start = process.cpuUsage();
    expect(read(file)).toHaveLength(1);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  });

  it('with an entity nobody has declared reads nothing more', () => {
    const [line] = read(ONE.replace('2026000014', '&secret;'));
    expect(line?.kid).toBe('&secret;');
  });
});
