import { sampleBankLine } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { MAX_ELEMENTS, MAX_LINES, readCamtFile } from './camt-file.js';
import { camtFile } from './testing/camt.js';

const read = (text: string) => readCamtFile(new TextEncoder().encode(text));
const ONE = camtFile([{ reference: 'A', kid: '2026000014', amount: '750.00' }]);

describe('a CAMT.054 file', () => {
  it("is read payment by payment, in øre, with the bank's references", () => {
    const file = camtFile([
      { reference: 'A', kid: '2026000014', amount: '750.00' },
      { reference: 'B', amount: '0.1' },
    ]);
    expect(read(file)).toEqual([
      sampleBankLine({
        ...{ kid: '2026000014', payer: '', entryNumber: 'E1', names: { payment: 'A' } },
      }),
      sampleBankLine({
        ...{ amountOre: 10, payer: '', text: 'Hilsen Kari' },
        ...{ entryNumber: 'E1', names: { payment: 'B' } },
      }),
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

  it.each([
    ['<Othr><Id>12345678903</Id></Othr>', '12345678903'],
    ['<Othr><Id>1234.56.78903</Id></Othr>', '12345678903'],
    ['<Othr><Id>NO05 1234 5678 903</Id></Othr>', '12345678903'],
    ['<IBAN>NO0512345678903</IBAN>', '12345678903'],
    ['<IBAN>SE4550000000058398257466</IBAN>', 'SE4550000000058398257466'],
  ])('has its account in one spelling: %s', (id, account) => {
    const number = '<Othr><Id>12345678903</Id></Othr>';
    expect(ONE).toContain(number);
    expect(read(ONE.replace(number, id))).toMatchObject([{ account }]);
  });

  it.each([
    ['<Dt>2026-12-01</Dt>', '2026-12-01'],
    ['<Dt>2026-12-01+01:00</Dt>', '2026-12-01'],
    ['<DtTm>2026-11-30T23:30:00Z</DtTm>', '2026-12-01'],
    ['<DtTm>2026-12-01T00:30:00+01:00</DtTm>', '2026-12-01'],
    ['<DtTm>2026-12-01T23:30:00</DtTm>', '2026-12-01'],
    ['<DtTm>2026-06-30T22:00:00.000Z</DtTm>', '2026-07-01'],
  ])('has its day as the calendar in Norway has it: %s', (written, bookedOn) => {
    expect(read(ONE.replace('<Dt>2026-12-10</Dt>', written))).toMatchObject([{ bookedOn }]);
  });

  it('keeps references of bank and payer, except placeholders', () => {
    const file = ONE.replace('<NtryRef>', '<AcctSvcrRef>S</AcctSvcrRef><NtryRef>').replace(
      '<EndToEndId>NOTPROVIDED</EndToEndId>',
      '<InstrId>I</InstrId><EndToEndId>X</EndToEndId><TxId>T</TxId><UETR>U</UETR>',
    );
    expect(read(file)[0]?.names).toEqual({
      ...{ payment: 'A', transaction: 'T', uetr: 'U', entry: 'S' },
      ...{ instruction: 'I', endToEnd: 'X' },
    });
    expect(read(ONE)[0]?.names).toEqual({ payment: 'A' });
  });

  it('has its page number from the notice or the message', () => {
    const page = (name: string) => `<${name}><PgNb>2</PgNb><LastPgInd>true</LastPgInd></${name}>`;
    const ofNotice = ONE.replace('<Acct>', `${page('NtfctnPgntn')}<Acct>`);
    const ofMessage = ONE.replace('</GrpHdr>', `${page('MsgPgntn')}</GrpHdr>`);
    expect(read(ofNotice)).toMatchObject([{ notice: 'N1 (2)', isCopy: false }]);
    expect(read(ofMessage)).toMatchObject([{ notice: 'N1 (2)' }]);
  });

  it.each(['COPY', 'CODU', 'DUPL'])('is marked as a copy: %s', (kind) => {
    const file = ONE.replace('<Acct>', `<CpyDplctInd>${kind}</CpyDplctInd><Acct>`);
    expect(read(file)).toMatchObject([{ isCopy: true }]);
  });

  it('leaves out outgoing payments and their returns', () => {
    expect(read(ONE.replace('<CdtDbtInd>CRDT', '<CdtDbtInd>DBIT'))).toEqual([]);
    expect(read(ONE.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'))).toEqual([]);
  });

  it('leaves out announced, unbooked entries', () => {
    for (const status of ['PDNG', 'INFO', 'FUTR']) {
      expect(read(ONE.replace('>BOOK<', `>${status}<`))).toEqual([]);
      expect(read(ONE.replace('>BOOK<', `><Cd>${status}</Cd><`))).toEqual([]);
    }
    expect(read(ONE.replace('>BOOK<', '><Cd>BOOK</Cd><'))).toHaveLength(1);
  });

  it('leaves out zero amounts and reads the rest', () => {
    const file = camtFile([
      { reference: 'A', kid: '2026000014', amount: '0.00' },
      { reference: 'B', kid: '2026000014', amount: '750.00' },
    ]);
    expect(read(file)).toMatchObject([{ amountOre: 75_000 }]);
    expect(read(camtFile([]))).toEqual([]);
  });

  it.each([...['750', '750.0', '750.00000', '750.', '+750.00', '000000000000750.00', ' 750.00 ']])(
    'has amounts in any form of xs:decimal: %s',
    (amount) => expect(read(ONE.replace('750.00', amount))).toMatchObject([{ amountOre: 75_000 }]),
  );

  it('has a reversal as a negative amount', () => {
    const reversed = ONE.replaceAll('CRDT', 'DBIT');
    for (const yes of ['true', '1']) {
      expect(read(reversed.replace('<Sts>', `<RvslInd>${yes}</RvslInd><Sts>`))).toMatchObject([
        { kid: '2026000014', amountOre: -75_000 },
      ]);
    }
  });

  it('leaves out the fee deducted from a gathered entry', () => {
    const file = camtFile([
      { reference: 'A', kid: '2026000014', amount: '750.00' },
      { reference: 'B', amount: '5.00' },
    ]);
    const at = file.lastIndexOf('CRDT');
    expect(read(`${file.slice(0, at)}DBIT${file.slice(at + 4)}`)).toMatchObject([
      { amountOre: 75_000 },
    ]);
  });

  it('keeps all payments, even equal ones', () => {
    const payment = { reference: 'A', kid: '2026000014', amount: '750.00' };
    const twice = camtFile([payment, payment]).replace(
      /<Ntry>[^]*<\/Ntry>/,
      (entry) => entry + entry,
    );
    expect(read(twice).map(({ names }) => names)).toEqual(
      Array.from({ length: 4 }, () => ({ payment: 'A' })),
    );
  });

  it('is read where it has entries without details', () => {
    const alone = ONE.replace(/<NtryDtls>[^]*<\/NtryDtls>/, '');
    expect(read(alone)).toMatchObject([{ kid: '', amountOre: 75_000 }]);
  });

  describe('with one payment for two invoices', () => {
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

    it('gives one line for each, with its part', () =>
      expect(read(both())).toMatchObject([
        { names: { payment: 'A' }, kid: '2026000014', amountOre: 75_000 },
        { names: { payment: 'A' }, kid: '2026000022', amountOre: 25_000 },
      ]));

    it.each([
      ['does not say how much each', both('', '')],
      ['says so of one alone', both('1000.00', '')],
      ['says what does not come to its sum', both('750.00', '249.99')],
      [
        'says it in another currency',
        both().replaceAll('<RmtdAmt Ccy="NOK">', '<RmtdAmt Ccy="EUR">'),
      ],
    ])('that %s is shown whole, with both KIDs', (_, file) =>
      expect(read(file)).toMatchObject([{ kid: '2026000014 2026000022', amountOre: 100_000 }]),
    );
  });

  it('is read in kroner where a foreign payer paid in another currency', () => {
    const abroad = ONE.replace(
      '<Amt Ccy="NOK">750.00</Amt>',
      '<Amt Ccy="NOK">750.00</Amt><AmtDtls><TxAmt><Amt Ccy="EUR">65.00</Amt></TxAmt></AmtDtls>',
    );
    expect(read(abroad)).toMatchObject([{ amountOre: 75_000 }]);
  });

  it('is read in the paid currency where it has no kroner amounts', () => {
    const both = camtFile([
      { reference: 'A', amount: '750.00' },
      { reference: 'B', amount: '250.00' },
    ]);
    const one = '<Amt Ccy="NOK">750.00</Amt>';
    expect(both).toContain(one);
    const [foreign, other] = read(both.replace(one, one.replace('NOK', 'EUR')));
    expect(foreign).toMatchObject({ amountOre: 75_000, currency: 'EUR' });
    expect(other).toMatchObject({ amountOre: 25_000, currency: 'NOK' });
  });

  it.each([
    ['that is no XML', 'Hei', 'ikke gyldig XML'],
    ['with a letter that no XML has', ONE.replace('>A<', '>\0<'), 'ikke gyldig XML'],
    ['that is cut short', ONE.slice(0, -20), 'ikke gyldig XML'],
    ['that is another one', '<Document/>', 'ikke CAMT.054'],
    ['that is deeper than any of a bank', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`, 'CAMT.054'],
    ['with a name that no bank gives', ONE.replaceAll('Ntfctn', '__proto__'), 'CAMT.054'],
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

  it.each(['ISO-8859-1', 'windows-1252'])(
    'in %s is decoded by its declared encoding',
    (encoding) => {
      const file = camtFile([{ reference: 'B', amount: '0.1' }])
        .replace('UTF-8', encoding)
        .replace('Hilsen Kari', 'Ærlig Ås');
      expect(readCamtFile(Buffer.from(file, 'latin1'))).toMatchObject([{ text: 'Ærlig Ås' }]);
    },
  );

  it('in UTF-8 is decoded with or without a declaration or byte order mark', () => {
    const file = camtFile([{ reference: 'B', amount: '0.1' }]).replace('Hilsen Kari', 'Ærlig Ås');
    const unsaid = file.replace(' encoding="UTF-8"', '');
    const texts = [file, unsaid, `\ufeff${file}`].map((each) => read(each)[0]?.text);
    expect(texts).toEqual(['Ærlig Ås', 'Ærlig Ås', 'Ærlig Ås']);
  });

  it('in an unknown encoding that is not UTF-8 is refused with a reason', () => {
    const file = ONE.replace('UTF-8', 'X-BANK').replace('Document', 'Øre');
    expect(() => readCamtFile(Buffer.from(file, 'latin1'))).toThrow('tegnsettet «X-BANK»');
  });

  it('in UTF-16 is refused with a reason', () => {
    const file = `\ufeff${ONE.replace('UTF-8', 'UTF-16')}`;
    expect(() => readCamtFile(Buffer.from(file, 'utf16le'))).toThrow('ikke gyldig XML');
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

  it('takes no longer for text beside many attributes', () => {
    const attributes = Array.from({ length: 20_000 }, (_, nth) => `a${nth}="1"`).join(' ');
    const file = ONE.replace('<Ntfctn>', `<Ntfctn ${attributes}>${'x<y/>'.repeat(4000)}`);
    const start = process.cpuUsage();
    expect(read(file)).toHaveLength(1);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  });

  it('reads nothing for an undeclared entity', () => {
    const [line] = read(ONE.replace('2026000014', '&secret;'));
    expect(line?.kid).toBe('&secret;');
  });

  it('has character references decoded once', () => {
    const text = (written: string) =>
      read(camtFile([{ reference: 'B', amount: '0.1' }]).replace('Hilsen Kari', written))[0]?.text;
    expect(text('S&#248;rensen &amp; S&#xF8;nn &lt;3')).toBe('Sørensen & Sønn <3');
    expect(text('&amp;#248; &#0; &#xD800; &#1114112;')).toBe('&#248; &#0; &#xD800; &#1114112;');
  });

  it('never splits a surrogate pair in text', () => {
    const file = camtFile([{ reference: 'B', amount: '0.1' }]);
    const [line] = read(file.replace('Hilsen Kari', `${'x'.repeat(139)}🏠`));
    expect(line?.text).toBe('x'.repeat(139));
  });

  it('is read within the envelope of its header, which marks a copy', () => {
    const [start = '', body = ''] = ONE.split('?>');
    const enveloped = (header: string) =>
      `${start}?><x:BizMsgEnvlp xmlns:x="urn:x"><AppHdr>${header}</AppHdr>${body}</x:BizMsgEnvlp>`;
    expect(read(enveloped('<Fr/>'))).toEqual(read(ONE));
    expect(read(enveloped('<CpyDplct>DUPL</CpyDplct>'))).toMatchObject([{ isCopy: true }]);
  });

  it('is read after leading blank lines, in any encoding', () => {
    expect(read(`\n \r\n${ONE}`)).toEqual(read(ONE));
    const file = camtFile([{ reference: 'B', amount: '0.1' }])
      .replace('UTF-8', 'ISO-8859-1')
      .replace('Hilsen Kari', 'Ærlig Ås');
    expect(readCamtFile(Buffer.from(`\n${file}`, 'latin1'))).toMatchObject([{ text: 'Ærlig Ås' }]);
  });

  it("beyond any bank's number of elements or payments is refused", () => {
    const many = '<a/>'.repeat(MAX_ELEMENTS);
    expect(() => read(ONE.replace('<Ntfctn>', `${many}<Ntfctn>`))).toThrow('en fil for hver dag');
    const lines = '<Ntry/>'.repeat(MAX_LINES + 1);
    expect(() => read(ONE.replace('<Ntry>', `${lines}<Ntry>`))).toThrow('en fil for hver dag');
    const ofTenThousand = Array.from({ length: 10_500 }, (_, nth) => ({
      ...{ reference: `R${nth}`, amount: '1.00' },
    }));
    expect(read(camtFile(ofTenThousand))).toHaveLength(10_500);
  });

  describe('with a return', () => {
    const debit = ONE.replaceAll('CRDT', 'DBIT');
    const code =
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>';
    const info = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>';
    it.each([
      ['by the entry’s code', debit.replace('<NtryDtls>', `${code}<NtryDtls>`)],
      ['by the payment’s code', debit.replace('</TxDtls>', `${code}</TxDtls>`)],
      ['by what it says of the return', debit.replace('</TxDtls>', `${info}</TxDtls>`)],
    ])('takes the payment back, recognised %s', (_, file) => {
      expect(read(file)).toMatchObject([{ kid: '2026000014', amountOre: -75_000 }]);
    });

    it('of an outgoing payment has no payments to us', () => {
      expect(read(ONE.replace('</TxDtls>', `${info}</TxDtls>`))).toEqual([]);
    });
  });

  describe('with contradicting amounts', () => {
    const two = camtFile([
      { reference: 'A', kid: '2026000014', amount: '700.00' },
      { reference: 'B', kid: '2026000022', amount: '750.00' },
    ]);
    const sent = '<AmtDtls><TxAmt><Amt Ccy="NOK">750.00</Amt></TxAmt></AmtDtls>';

    it('in one payment has the received one, and reports both', () => {
      const charged = two.replace(
        '<Amt Ccy="NOK">700.00</Amt>',
        `<Amt Ccy="NOK">700.00</Amt>${sent}`,
      );
      expect(read(charged)).toMatchObject([
        { amountOre: 70_000, doubt: 'Filen har både 700,00 kr og 750,00 kr for betalingen.' },
        { amountOre: 75_000, doubt: null },
      ]);
      expect(
        read(charged.replaceAll('700.00', '750.00').replace('1450.00', '1500.00')),
      ).toMatchObject([{ doubt: null }, { doubt: null }]);
    });

    it('in an entry reports it for each of its payments', () => {
      const doubt = 'Posten er på 1400,00 kr, og betalingene i den er til sammen på 1450,00 kr.';
      expect(read(two.replace('1450.00', '1400.00'))).toMatchObject([{ doubt }, { doubt }]);
    });

    it('in an entry with one payment has the entry’s', () => {
      const doubt = 'Filen har både 745,00 kr og 750,00 kr for betalingen.';
      const file = ONE.replace('>750.00<', '>745.00<');
      expect(read(file)).toMatchObject([{ amountOre: 74_500, doubt }]);
    });

    it('because the bank took its fee is undoubted, with or without the fee in the entry', () => {
      const fee = two.replace(
        'CRDT</CdtDbtInd>\n          <RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>2026000014',
        'DBIT</CdtDbtInd>\n          <RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>2026000014',
      );
      expect(fee).not.toBe(two);
      for (const sum of ['750.00', '50.00']) {
        const file = fee.replace('1450.00', sum);
        expect(read(file)).toMatchObject([{ amountOre: 75_000, doubt: null }]);
      }
    });
  });

  describe('with an unreadable payment', () => {
    const two = camtFile([
      { reference: 'A', kid: '2026000014', amount: '750.00' },
      { reference: 'B', kid: '2026000022', amount: '250.00' },
    ]);
    const second = (find: string, put: string) => {
      const at = two.lastIndexOf(find);
      return two.slice(0, at) + put + two.slice(at + find.length);
    };
    const whole = '<Amt Ccy="NOK">250.00</Amt>';
    it.each([
      ['no sum', second(whole, ''), 'mangler beløp'],
      [
        'what was sent alone',
        second(whole, `<AmtDtls><InstdAmt>${whole}</InstdAmt></AmtDtls>`),
        'mangler beløp',
      ],
      [
        'a negative sum',
        second('250.00', '-250.00'),
        'har beløpet «-250.00», som ikke er et beløp',
      ],
      [
        'a part of an øre',
        second('250.00', '250.001'),
        'har beløpet «250.001», som ikke er et beløp',
      ],
      ['no digits', second('250.00', '.'), 'har beløpet «.», som ikke er et beløp'],
      [
        'no currency',
        second('"NOK">250', '"kr">250'),
        'har et beløp i «kr», som ikke er en valuta',
      ],
    ])('for %s names it, and has the others', (_, file, reason) => {
      expect(read(file)).toMatchObject([
        { kid: '2026000014', amountOre: 75_000 },
        { kid: '2026000022', unreadable: `Post 1, betaling 2 ${reason}.`, names: { payment: 'B' } },
      ]);
    });

    it.each([
      ['a day', '<BookgDt><Dt>2026-12-10</Dt></BookgDt>', '', 'mangler bokføringsdato'],
      ['a day of the calendar', '2026-12-10</Dt>', '2026-02-30</Dt>', 'mangler bokføringsdato'],
      [
        'a direction',
        '<CdtDbtInd>CRDT</CdtDbtInd>\n        <Sts>',
        '<Sts>',
        'sier ikke om pengene kom inn eller gikk ut',
      ],
    ])('reports an entry without %s by number and reads the others', (_, find, put, reason) => {
      expect(ONE).toContain(find);
      const [entry = ''] = /<Ntry>[^]*<\/Ntry>/.exec(ONE) ?? [];
      const file = ONE.replace(entry, entry.replace(find, put) + entry);
      expect(read(file)).toMatchObject([
        { unreadable: `Post 1 ${reason}.` },
        { amountOre: 75_000 },
      ]);
    });

    it('has the value date where the booking date is missing', () => {
      const file = ONE.replaceAll('BookgDt', 'ValDt');
      expect(read(file)).toMatchObject([{ bookedOn: '2026-12-10' }]);
    });
  });
});
