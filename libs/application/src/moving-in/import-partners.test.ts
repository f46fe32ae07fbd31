import { expect, it } from '@jest/globals';
import type { ExportRecord } from '@boligstyling/domain';
import { TestMarket } from '../core/testing/test-market.js';
import type { ExportLine } from './history-store.js';
import { ImportPartners, MAX_PARTNERS, PartnerFileReader } from './import-partners.js';

const ROW = {
  ...{ Kontaktperson: 'Anne Berg', Firma: 'Stil AS', 'E-post': 'Anne@Stil.no' },
  ...{ Telefon: '400 00 001', Kommuner: 'Bergen', Tjenester: 'Fullstyling, Delstyling' },
  ...{ Pris: '1250' },
};

type Given = ExportRecord | { readonly unreadable: string } | undefined;

class GivenRows extends PartnerFileReader {
  read = 0;

  constructor(private readonly given: readonly Given[]) {
    super();
  }

  override async *rows(): AsyncIterable<ExportLine> {
    for (const each of this.given) {
      this.read += 1;
      const line = this.read + 1;
      if (!each) yield { line };
      else yield 'unreadable' in each ? { line, ...each } : { line, record: each as ExportRecord };
    }
  }
}

async function imported(
  given: readonly Given[],
  { isKept = true, market = new TestMarket() } = {},
) {
  const reader = new GivenRows(given);
  const lookedAgain: Date[] = [];
  const importing = new ImportPartners(
    ...([reader, market.partners, market.ids, market.clock] as const),
    { makeWaitingDue: async (now) => void lookedAgain.push(now) },
    market.nextSteps,
  );
  const file = await importing.execute(new Uint8Array(), isKept);
  return { file, market, reader, lookedAgain, partners: [...market.store.partners.values()] };
}

it('adds partners under Norwegian headings, and waiting leads are matched again', async () => {
  const { file, lookedAgain, market, partners } = await imported([
    {
      ...ROW,
      ...{ 'PRIS Fullstyling': '900', 'pris delstyling': '800', 'Pris interiørveiledning': '700' },
      ...{ nettside: 'https://stil.no', presentasjon: 'Vi styler.', kapasitet: '3' },
      Type: 'Interiørarkitekt',
    },
    {
      ...ROW,
      'E-post': 'per@megler.no',
      steder: 'Oslo',
      Kommuner: undefined,
      type: 'eiendomsmegler',
    },
  ]);
  expect(file).toMatchObject({
    isKept: true,
    rows: [
      {
        ...{ line: 2, name: 'Anne Berg', company: 'Stil AS', email: 'anne@stil.no' },
        ...{ outcome: 'new', faults: [], lacks: [], unreadable: null },
        prices: { baseOre: 125_000, services: [{}, {}, {}] },
      },
      { line: 3, email: 'per@megler.no', outcome: 'new' },
    ],
  });
  expect(partners).toMatchObject([
    {
      ...{ kind: 'interior-architect', areas: ['4601'], services: ['Fullstyling', 'Delstyling'] },
      ...{ website: 'https://stil.no/', presentation: 'Vi styler.', weeklyCapacity: 3 },
      prices: {
        services: [
          { service: 'Fullstyling', priceOre: 90_000 },
          { service: 'Delstyling', priceOre: 80_000 },
          { service: 'Interiørveiledning', priceOre: 70_000 },
        ],
      },
    },
    { kind: 'estate-agent', areas: ['0301'] },
  ]);
  expect(new Set(partners.map(({ id }) => id)).size).toBe(2);
  expect([lookedAgain, market.nudges]).toEqual([[market.store.now], 1]);
});

it.each([
  ['a preview', [ROW], false, ['new']],
  ['a file with a bad row', [ROW, { ...ROW, 'E-post': 'per' }], true, ['new', 'bad']],
  ['a file without rows', [], true, []],
])('%s adds nobody', async (_, rows, isKept, outcomes) => {
  const { file, lookedAgain, market, partners } = await imported(rows, { isKept });
  expect(file.rows.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(file.isKept).toBe(false);
  expect([partners, lookedAgain, market.nudges]).toEqual([[], [], 0]);
});

it('a partner who is here already is known, in any case of letters, and stays as it is', async () => {
  const market = new TestMarket();
  const here = market.join('Anne', { email: 'ANNE@stil.no' });
  const alone = await imported([ROW], { market });
  expect(alone.file).toMatchObject({ isKept: false, rows: [{ outcome: 'known', faults: [] }] });
  const other = { ...ROW, 'E-post': 'per@stil.no' };
  const { file, partners } = await imported([ROW, other], { market });
  expect(file).toMatchObject({ isKept: true, rows: [{ outcome: 'known' }, { outcome: 'new' }] });
  expect(partners).toEqual([here, expect.objectContaining({ email: 'per@stil.no' })]);
});

it('an address in two rows is bad in the second', async () => {
  const { file } = await imported([ROW, ROW]);
  expect(file.rows).toMatchObject([
    { outcome: 'new', faults: [] },
    { outcome: 'bad', faults: [{ column: 'email', cause: 'email-taken' }] },
  ]);
});

it('a partner without a price is added as paused', async () => {
  const { file, partners } = await imported([{ ...ROW, Pris: '' }]);
  expect(file).toMatchObject({ isKept: true, rows: [{ lacks: ['price_per_assignment'] }] });
  expect(partners).toMatchObject([{ active: false, pausedByOperator: true }]);
});

it('an unreadable row is bad and names the reason', async () => {
  const { file } = await imported([{ unreadable: 'a quote is not closed' }, undefined]);
  const nobody = { name: '', company: '', email: '', prices: null, faults: [], lacks: [] };
  expect(file.rows).toEqual([
    { line: 2, ...nobody, outcome: 'bad', unreadable: 'a quote is not closed' },
    { line: 3, ...nobody, outcome: 'bad', unreadable: '' },
  ]);
});

it('a file of too many partners is refused and read no further', async () => {
  const rows = Array.from({ length: MAX_PARTNERS + 2 }, (_, nth) => ({
    ...ROW,
    'E-post': `stylist${nth}@stil.no`,
  }));
  const full = await imported(rows.slice(0, MAX_PARTNERS));
  expect([full.file.isKept, full.partners.length]).toEqual([true, MAX_PARTNERS]);
  const { file, partners, reader } = await imported(rows);
  expect(file.rows.slice(MAX_PARTNERS)).toMatchObject([
    { line: MAX_PARTNERS + 2, outcome: 'bad', unreadable: 'more than 2000 partners' },
  ]);
  expect([file.isKept, partners, reader.read]).toEqual([false, [], MAX_PARTNERS + 1]);
});
