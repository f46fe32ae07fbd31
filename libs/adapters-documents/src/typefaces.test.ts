import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPrintable } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { pdfOf } from './pdf.js';
import { LONG_NAME, sampleInvoices } from './testing/samples.js';
import { loadTypefaces, runsOf, writeTypefaces } from './typefaces.js';

describe('the typefaces', () => {
  it("have all letters allowed in a partner's fields, and no others", async () => {
    const { text, medium, bold } = await loadTypefaces();
    for (let code = 0x20; code < 0x3000; code += 1) {
      const letter = String.fromCodePoint(code);
      const [composed = 0] = [...letter.normalize('NFC')].map((each) => each.codePointAt(0));
      const has = [text, medium, bold].map((faces) =>
        faces.some(({ letters }) => letters.has(composed)),
      );
      expect([letter, has]).toEqual([letter, has.map(() => isPrintable(letter))]);
    }
  });

  it('have every letter of Norwegian and of Northern, Lule and Southern Sami', async () => {
    const typefaces = await loadTypefaces();
    const letters = 'abcæøåÆØÅáÁčČđĐŋŊšŠŧŦžŽńŃïÏäÄöÖéÉèòôüÜ«»–§ 0123456789,.%&@';
    for (const faces of Object.values(typefaces)) {
      expect(() => runsOf(faces, letters)).not.toThrow();
      expect(() => runsOf(faces, LONG_NAME)).not.toThrow();
    }
    expect(runsOf(typefaces.text, 'A\u030ase').map(({ text }) => text)).toEqual(['Åse']);
    expect(() => runsOf(typefaces.text, '漢')).toThrow('«漢»');
    expect(runsOf(typefaces.text, 'Kárášjohka').map(({ text }) => text)).toEqual([
      'Kárá',
      'š',
      'johka',
    ]);
  });

  it('are read where a build has written them, and draw the same bytes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'typefaces-'));
    const [invoice] = sampleInvoices(2);
    const brand = { wordmark: 'Boligstyling', contactEmail: 'kontakt@boligstyling.example' };
    try {
      await writeTypefaces(folder);
      const drawn = await pdfOf(invoice!, await loadTypefaces(folder), brand);
      expect(drawn.equals(await pdfOf(invoice!, await loadTypefaces(), brand))).toBe(true);
      await writeFile(join(folder, 'text-latin.ttf'), 'no typeface');
      await expect(loadTypefaces(folder)).rejects.toThrow('Unknown font format');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
