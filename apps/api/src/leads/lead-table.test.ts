import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ExportedLead } from '@boligstyling/application';
import { sampleLead } from '@boligstyling/application/testing';
import { leadTable } from './lead-table.controller.js';

async function table(...leads: Partial<ExportedLead>[]): Promise<string> {
  async function* batches() {
    for (const lead of leads)
      yield [{ ...sampleLead(), partnerId: null, mergedInto: null, quotes: undefined, ...lead }];
  }
  let text = '';
  for await (const piece of leadTable(batches())) text += piece;
  return text;
}

describe('the table of leads', () => {
  it('opens in a Norwegian spreadsheet: marked UTF-8, semicolons, headings', async () => {
    const text = await table();
    expect(text).toBe(
      '\ufeff"Mottatt";"Status";"Holdt tilbake";"Navn";"E-post";"Telefon";"Tjeneste";"Sted";"Adresse";' +
        '"Boligtype";"Størrelse";"Rom";"Tidsramme";"Skal selge";"Stylingbehov";"Stil";"Melding";' +
        '"Tilleggsinformasjon";"Kilde";"Kommunenummer";"Kontakt meg på e-post";' +
        '"Kampanjekilde";"Kampanjemedium";"Kampanje";"Kampanjeord";"Kampanjeinnhold";"Henvist fra";' +
        '"Hos partner";"Id";"Slått sammen med";' +
        '"Tilbud";"Første tilbud";"Valgt pris";"Valgt pris, til";"Valgt"\r\n',
    );
  });

  it('has a row for each lead, in readable words and times', async () => {
    const [, first, second, end] = (await table({ status: 'lost' }, {})).split('\r\n');
    expect(first).toMatch(/^"2026-11-20 13:00";"Tapt";"Nei";"Kari Nordmann";.*"40 00 00 00"/);
    expect(second).toContain('"Ny"');
    expect(end).toBe('');
  });

  it.each([
    ...['0301', '3/4', '3-4', '3.5', '3/4-26', '12E4', '2:30', '2026-11', '1234567890123', '3/4 '],
    ...['1.000', '5,000', 'mars 2026', '3. mai', '12. desember 2026', 'Mar 3', 'May 5, 2026'],
  ])('keeps %j as text, which spreadsheets read as another number or a date', async (rooms) =>
    expect(await table({ rooms })).toContain(`;"=""${rooms.trim()}""";`),
  );

  it.each([
    ...['3 rom', '90', '1500,5', '40 00 00 00', '2026-11-29', '3/4 rom', '1/2/3/4', ''],
    ...['Innen 1 måned', 'Mai', 'Jan Mars', 'Innen mars 2026', '1. etasje'],
  ])('leaves %j as it is', async (rooms) =>
    expect(await table({ rooms })).toContain(`;"${rooms}";`),
  );

  it('marks a held lead', async () => {
    expect(await table({ suspicion: 'filled-in-too-fast' })).toContain('"Ny";"Ja";"Kari');
  });

  it('names the earlier lead that a lead was merged into', async () => {
    const [, merged, alone] = (await table({ mergedInto: 'earlier' }, {})).split('\r\n');
    const unquoted = ';0;"";"";"";""';
    expect(merged).toMatch(new RegExp(`;"earlier"${unquoted}$`));
    expect(alone).toMatch(new RegExp(`;""${unquoted}$`));
  });

  it('counts quotes, dates the first and names the chosen price last', async () => {
    const chosenAt = new Date('2026-11-23T09:30:00.000Z');
    const figures = { leadId: 'l', quotes: 3, firstSentAt: new Date('2026-11-21T08:00:00.000Z') };
    const range = { priceFrom: 27_000, priceTo: 31_000, chosenAt };
    const [, chosen, fixed, open] = (
      await table(
        { quotes: { ...figures, chosen: range } },
        { quotes: { ...figures, chosen: { ...range, priceTo: null } } },
        { quotes: { ...figures, chosen: null } },
      )
    ).split('\r\n');
    expect(chosen).toMatch(/;3;"2026-11-21 09:00";27000;31000;"2026-11-23 10:30"$/);
    expect(fixed).toMatch(/;3;"2026-11-21 09:00";27000;"";"2026-11-23 10:30"$/);
    expect(open).toMatch(/;3;"2026-11-21 09:00";"";"";""$/);
  });

  it('keeps quotes, semicolons and line breaks inside a cell', async () => {
    const text = await table({ message: 'Si «hei»; "takk"\nog ha det' });
    expect(text).toContain('"Si «hei»; ""takk""\nog ha det"');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+47 40 00 00 00', "'+47 40 00 00 00"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'\t'=1+1"],
    ['\r=1', "'\r'=1"],
    [' =cmd|calc', " '=cmd|calc"],
    ['\u00a0=1', "\u00a0'=1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['=HYPERLINK("http://evil.example";"klikk")', `'=HYPERLINK("http://evil.example";"klikk")`],
    ['x,=1+1,y', "x,'=1+1,y"],
    ['x;\n"=1+1"', `x;\n"'=1+1"`],
    ['kl. 9-10, e-post: a@b.no, 5 - 6', 'kl. 9-10, e-post: a@b.no, 5 - 6'],
  ])('takes %j for text, never for a formula', async (message, shown) => {
    expect(await table({ message })).toContain(`;"${shown.replaceAll('"', '""')}";`);
  });

  it('never begins a cell like a formula, whatever the separator', async () => {
    const texts = fc.string({ unit: fc.constantFrom(...'=+-@,;" \n\r\ta1') });
    await fc.assert(
      fc.asyncProperty(texts, async (message) => {
        const text = await table({ message, address: message });
        const [, ...lines] = text.replaceAll(/"=""[\d,-]+"""/g, '"digits as text"').split(/[\r\n]/);
        const cells = lines.flatMap((line) => [line.split(','), line.split(';'), line.split('\t')]);
        for (const cell of cells.flat()) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
      }),
      { numRuns: 500 },
    );
  });

  it('takes linear time', async () => {
    const started = process.cpuUsage();
    await table({ message: ' ,"\n'.repeat(100_000), address: 'a'.repeat(400_000) });
    expect(process.cpuUsage(started).user / 1e3).toBeLessThan(2_000);
  });
});

const isHere = !spawnSync('soffice', ['--version']).error;
const CODES = ['0301', '3/4', '3-4', '1.000', '5,000', 'mars 2026', 'Mar 3', '1234567890123'];

describe('LibreOffice', () => {
  (isHere ? it : it.skip).each([
    ['Norwegian', 1044],
    ['US', 1033],
  ])(
    'reads times as such, and codes as text, with %s settings (needs soffice)',
    async (_, language) => {
      const folder = await mkdtemp(join(tmpdir(), 'lead-table-'));
      try {
        const file = join(folder, 'table.csv');
        await writeFile(file, await table(...CODES.map((rooms) => ({ rooms }))));
        spawnSync('soffice', [
          ...[`-env:UserInstallation=file://${folder}/settings`, '--headless'],
          ...[`--infilter=CSV:59,34,76,1,,${language},false,true`, '--convert-to', 'fods'],
          ...['--outdir', folder, file],
        ]);
        const sheet = await readFile(join(folder, 'table.fods'), 'utf8');
        const times = sheet.match(/office:date-value="[^"]*"/g);
        expect(times).toEqual(CODES.map(() => 'office:date-value="2026-11-20T13:00:00"'));
        const codes = [...sheet.matchAll(/office:string-value="([^"]*)"/g)].map(([, code]) => code);
        expect(codes).toEqual(CODES);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    60_000,
  );
});
