import { describe, expect, it } from '@jest/globals';
import type { ListedLead } from '@boligstyling/application';
import { sampleLead } from '@boligstyling/application/testing';
import { leadTable } from './lead-table.js';

async function table(...leads: Partial<ListedLead>[]): Promise<string> {
  async function* batches() {
    for (const lead of leads) yield [{ ...sampleLead(), partnerId: null, ...lead }];
  }
  let text = '';
  for await (const piece of leadTable(batches())) text += piece;
  return text;
}

describe('the table of leads', () => {
  it('is what a Norwegian spreadsheet opens: marked UTF-8, semicolons, headings', async () => {
    const text = await table();
    expect(text).toBe(
      '\ufeff"Mottatt";"Status";"Holdt tilbake";"Navn";"E-post";"Telefon";"Tjeneste";"Sted";"Adresse";' +
        '"Boligtype";"Størrelse";"Rom";"Tidsramme";"Skal selge";"Stylingbehov";"Stil";"Melding";' +
        '"Tilleggsinformasjon";"Kilde";"Kommunenummer";"Kontakt meg på e-post";"Hos partner";"Id"\r\n',
    );
  });

  it('has a row for each lead, in words and times that people read', async () => {
    const [, first, second, end] = (await table({ status: 'lost' }, {})).split('\r\n');
    expect(first).toMatch(/^"20.11.2026, 13:00";"Tapt";"Nei";"Kari Nordmann";.*"40 00 00 00"/);
    expect(second).toContain('"Ny"');
    expect(end).toBe('');
  });

  it('says of a lead that it is held', async () => {
    expect(await table({ suspicion: 'filled-in-too-fast' })).toContain('"Ny";"Ja";"Kari');
  });

  it('keeps quotes, semicolons and line breaks inside a cell', async () => {
    const text = await table({ message: 'Si «hei»; "takk"\nog ha det' });
    expect(text).toContain('"Si «hei»; ""takk""\nog ha det"');
  });

  it.each([
    '=1+1',
    '+47 40 00 00 00',
    '-2',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1',
    ' =cmd|calc',
    '\u00a0=1',
    '\uff1d1+1',
    '=HYPERLINK("http://evil.example";"klikk")',
  ])('takes %j for text, never for a formula', async (message) => {
    const text = await table({ message });
    expect(text).toContain(`"'${message.replaceAll('"', '""')}"`);
  });
});
