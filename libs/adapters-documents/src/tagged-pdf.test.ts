import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Invoice } from '@boligstyling/domain';
import { samplePartner, sampleTerms } from '@boligstyling/domain/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ehfOf } from './ehf.js';
import { pdfOf } from './pdf.js';
import { quotesPdfOf } from './quotes-pdf.js';
import { nodesOf, structureIn } from './testing/pdf-structure.js';
import { objectsIn, pagesIn } from './testing/pdf-texts.js';
import { sampleInvoices } from './testing/samples.js';
import { loadTypefaces, type Typefaces } from './typefaces.js';

const BRAND = { wordmark: 'Boligstyling', contactEmail: 'kontakt@boligstyling.example' };
let typefaces: Typefaces;
beforeAll(async () => void (typefaces = await loadTypefaces()));

const samples = sampleInvoices(40);
const [invoice] = samples;
const withLines = (count: number): Invoice => ({
  ...invoice!,
  lines: Array.from({ length: count }, (_, nth) => ({
    ...invoice!.lines[0]!,
    ...{ reference: `K${1000 + nth}`, amountOre: 60_000 + nth },
  })),
});
const drawn = (of = invoice!) => pdfOf(of, typefaces, BRAND);
const quotesOf = (count: number, message = 'Hei.') =>
  Array.from({ length: count }, (_, nth) => ({
    ...{ partner: samplePartner({ name: `Nr. ${nth}` }), rating: { stars: null, count: 0 } },
    ...{
      service: 'Fullstyling',
      state: 'sent' as const,
      attachments: [],
      terms: sampleTerms({ message }),
    },
  }));
const comparison = (count: number, message?: string) =>
  quotesPdfOf(
    {
      ...{ service: 'Fullstyling', place: 'Bergen', day: '2026-11-29', missing: ['Celine Eide'] },
      quotes: quotesOf(count, message),
    },
    typefaces,
    BRAND,
  );

const contentOf = (body = '') =>
  inflateSync(Buffer.from(/stream\n([^]*)\nendstream/.exec(body)?.[1] ?? '', 'latin1'));
const bodiesOf = (pdf: Buffer) => [...objectsIn(pdf.toString('latin1')).values()];
const bodyWith = (pdf: Buffer, part: string) => bodiesOf(pdf).find((body) => body.includes(part));

describe('the structure of an invoice', () => {
  it('reads the amount, due date, account and KID each after its header', async () => {
    const structure = structureIn(await drawn());
    const rows = nodesOf(structure, 'TR').map(({ children }) => children.map(({ text }) => text));
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Fakturanummer', invoice!.number],
        ['Å betale', '750,00 kr'],
        ['Forfall', '15. desember 2026'],
        ['Konto', '1234 56 78903'],
        ['KID', invoice!.kid],
        ['Sum uten mva.', '600,00'],
        ['Mva. 25 % av 600,00', '150,00'],
      ]),
    );
    expect(nodesOf(structure, 'H1').map(({ text }) => text)).toEqual(['Faktura']);
  });

  it('has one table of lines with a header for each column, on any number of pages', async () => {
    const pdf = await drawn(withLines(40));
    expect(pagesIn(pdf).length).toBeGreaterThan(2);
    const table = nodesOf(structureIn(pdf), 'Table').find(({ children }) => children.length > 20)!;
    expect(table.children).toHaveLength(41);
    const [head, ...rows] = table.children;
    expect(head!.children.map(({ scope, text, type }) => [type, scope, text])).toEqual(
      ['Dato', 'Formidlet oppdrag', 'Sted', 'Referanse', 'Mva.', 'Beløp'].map((text) => [
        ...['TH', 'Column', text],
      ]),
    );
    for (const [nth, { children }] of rows.entries()) {
      expect(children.map(({ type }) => type)).toEqual(Array(6).fill('TD'));
      expect(children[3]!.text).toBe(`K${1000 + nth}`);
    }
  });

  it('reads the seller and the foot once, however many pages repeat them', async () => {
    const pdf = await drawn(withLines(40));
    const read = nodesOf(structureIn(pdf), 'P').map(({ text }) => text);
    for (const once of ['Boligstyling AS', 'Stemmer det ikke?']) {
      expect(read.filter((text) => text === once)).toHaveLength(1);
      const set = pagesIn(pdf).flat();
      expect(set.filter(({ text }) => text === once).length).toBeGreaterThan(2);
    }
  });
});

describe('the structure of a comparison of quotes', () => {
  it('has a table of three quotes each, whose rows have one length', async () => {
    const tables = nodesOf(structureIn(await comparison(5)), 'Table');
    expect(tables).toHaveLength(2);
    for (const [nth, { children: rows }] of tables.entries()) {
      for (const { children } of rows) expect(children).toHaveLength(nth === 0 ? 4 : 3);
      expect(rows[0]!.children.slice(1).every(({ scope }) => scope === 'Column')).toBe(true);
      for (const { children } of rows.filter(({ children: [head] }) => head!.text)) {
        expect(children[0]).toMatchObject({ type: 'TH', scope: 'Row' });
      }
    }
  });

  it('keeps a message whole that continues on the next page', async () => {
    const message = 'Ord '.repeat(900).trim();
    const pdf = await comparison(3, message);
    expect(pagesIn(pdf).length).toBeGreaterThan(1);
    const cells = nodesOf(structureIn(pdf), 'TD').map(({ text }) => text);
    expect(cells.filter((text) => text === message)).toHaveLength(3);
  });
});

it('every text of a document belongs to its structure or is an artifact', async () => {
  const documents = [await drawn(withLines(40)), await comparison(5, 'Ord '.repeat(400))];
  for (const sample of samples) documents.push(await drawn(sample));
  for (const pdf of documents) {
    const texts = pagesIn(pdf).flat();
    expect(texts.filter(({ mark }) => mark === undefined)).toEqual([]);
    const read = (node = structureIn(pdf)): string[] => [node.text, ...node.children.flatMap(read)];
    const real = texts.filter(({ mark }) => mark !== 'Artifact').map(({ text }) => text);
    expect(read().filter(Boolean).join(' ').split(' ').toSorted()).toEqual(
      real.join(' ').split(' ').toSorted(),
    );
  }
});

describe('a document for archives', () => {
  const SELLER = 'A < B & "C" > Đivvun';

  it('declares PDF/UA-1 and PDF/A-3b, its language and its title, with any name', async () => {
    const pdf = await drawn({ ...invoice!, seller: { ...invoice!.seller, name: SELLER } });
    const catalog = bodyWith(pdf, '/Type /Catalog')!;
    expect(catalog).toContain('/Lang (nb-NO)');
    expect(bodyWith(pdf, '/DisplayDocTitle true')).toBeDefined();
    expect(bodyWith(pdf, '/Marked true')).toBeDefined();
    expect(bodyWith(pdf, '/S /GTS_PDFA1')).toBeDefined();
    const packet = bodyWith(pdf, '/Type /Metadata')!;
    const xml = Buffer.from(/stream\n([^]*)\nendstream/.exec(packet)![1]!, 'latin1').toString();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { 'x:xmpmeta': parsed } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    const facts = Object.assign({}, ...parsed['rdf:RDF']['rdf:Description']);
    expect(facts).toMatchObject({
      ...{ 'pdfuaid:part': 1, 'pdfaid:part': 3, 'pdfaid:conformance': 'B' },
      'dc:title': { 'rdf:Alt': { 'rdf:li': { '#text': `Faktura ${invoice!.number}` } } },
      'dc:creator': { 'rdf:Seq': { 'rdf:li': SELLER } },
    });
  });

  it('holds the EHF of every invoice and credit note, as an alternative to the page', async () => {
    for (const sample of samples) {
      const pdf = await drawn(sample);
      const embedded = contentOf(bodyWith(pdf, '/Type /EmbeddedFile')).toString();
      expect(embedded).toBe(ehfOf(sample, BRAND.contactEmail));
      const file = bodyWith(pdf, '/Type /Filespec');
      const word = sample.kind === 'invoice' ? 'faktura' : 'kreditnota';
      expect(file).toContain('/AFRelationship /Alternative');
      for (const key of ['F', 'UF']) {
        expect(file).toContain(`/${key} (${word}-${sample.number}.xml)`);
      }
      expect(bodyWith(pdf, '/Type /Catalog')).toMatch(/\/AF \[\d+ 0 R\]/);
    }
  });

  it.each([
    // Bytes of such an invoice as pdfkit 0.20.2 draws it without tags, profile and EHF.
    [1, 26_226],
    [7, 26_652],
    [40, 36_049],
    [100, 53_944],
    [300, 106_868],
  ])('of %d lines is at most half as large again as the mere page', async (lines, bytes) => {
    expect((await drawn(withLines(lines))).length).toBeLessThan(1.5 * bytes);
  });
});

const isHere = (program: string) => !spawnSync(program, ['--version']).error;
const inFolder = <T>(use: (file: (pdf: Buffer) => string) => T): T => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  let files = 0;
  try {
    return use((pdf) => {
      const file = path.join(folder, `${(files += 1)}.pdf`);
      writeFileSync(file, pdf);
      return file;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('other programs', () => {
  (isHere('qpdf') ? it : it.skip)('find no fault in a file (needs qpdf)', async () => {
    const documents = [await drawn(), await drawn(withLines(300)), await comparison(5)];
    inFolder((file) => {
      for (const pdf of documents) {
        const said = execFileSync('qpdf', ['--check', file(pdf)], { encoding: 'utf8' });
        expect(said).toContain('No syntax or stream encoding errors found');
      }
    });
  });

  (isHere('pdftotext') ? it : it.skip)(
    'read sums, account and KID in order (needs pdftotext)',
    async () => {
      const pdf = await drawn();
      const text = inFolder((file) =>
        execFileSync('pdftotext', ['-raw', file(pdf), '-'], { encoding: 'utf8' }),
      );
      expect(text.split(/\n|\f/).join('|')).toMatch(
        /Å betale\|750,00 kr\|Forfall\|15. desember 2026\|Konto\|1234 56 78903\|KID\|\d+\|Dato .*Sum uten mva. 600,00\|Mva. 25 % av 600,00 150,00\|Å betale 750,00 kr/,
      );
    },
  );
});
