import { describe, expect, it } from '@jest/globals';
import {
  type ExportRecord,
  type ImportedTable,
  inactiveSince,
  type Partner,
} from '@boligstyling/domain';
import {
  type ExportLine,
  ExportTables,
  HistoryStore,
  type HistoryWriter,
  type LeadRow,
  type RowOutcome,
  type SaleRow,
  type SourceRow,
} from './history-store.js';
import {
  ExportRefused,
  type HistoryReport,
  ImportHistory,
  type ReportedLine,
} from './import-history.js';

const NOW = new Date('2026-11-24T12:00:00.000Z');

const PARTNER = {
  ...{ id: '9', name: 'Anne', company: 'Stil AS', email: 'anne@stil.no', phone: '40000001' },
  ...{ areas: 'Bergen', services: 'Fullstyling', price_per_assignment: '1250' },
};
const LEAD = {
  ...{ id: '1', created_at: '2026-11-20T10:00:00Z', customer_name: 'Kari Nordmann' },
  ...{ customer_email: 'kari@nordmann.no', customer_phone: '40000000' },
  ...{ service_type: 'Fullstyling', location: 'Bergen' },
};
const SALE = { id: '5', partner_id: '9', sale_amount: '500', created_at: '2026-11-01' };

type Given = ExportRecord | Omit<ExportLine, 'line'>;
type Files = Partial<Record<ImportedTable, readonly Given[]>>;

class GivenTables extends ExportTables {
  override readonly mapping = {};

  constructor(private readonly files: Files) {
    super();
  }

  override fileOf(table: ImportedTable): string | undefined {
    return this.files[table] && `${table}.csv`;
  }

  override async *rows(table: ImportedTable): AsyncIterable<ExportLine> {
    for (const [nth, given] of (this.files[table] ?? []).entries()) {
      const isLine = 'record' in given || 'unreadable' in given;
      yield { line: nth + 2, ...(isLine ? given : { record: given as ExportRecord }) };
    }
  }
}

interface Here {
  /** Partners by e-mail address. */
  readonly partners?: Readonly<Record<string, string>>;
  /** By the row's digest; `added` where left out. */
  readonly outcomes?: Readonly<Record<string, RowOutcome>>;
}

class NotedHistory extends HistoryStore implements HistoryWriter {
  readonly partners: Partner[] = [];
  readonly marked: [digest: string, partnerId: string][] = [];
  readonly leads: LeadRow[][] = [];
  readonly sales: SaleRow[][] = [];
  isKept: boolean | undefined;

  constructor(private readonly here: Here) {
    super();
  }

  override async write(work: (writer: HistoryWriter) => Promise<boolean>): Promise<void> {
    this.isKept = await work(this);
  }

  async partnerLike(_: SourceRow, email: string) {
    return this.here.partners?.[email];
  }

  async addPartner(row: SourceRow, partner: Partner) {
    this.partners.push(partner);
    return this.outcomeOf(row);
  }

  async mark(row: SourceRow, partnerId: string) {
    this.marked.push([row.digest, partnerId]);
    return this.outcomeOf(row);
  }

  async addLeads(rows: readonly LeadRow[]) {
    this.leads.push([...rows]);
    return rows.map((row) => this.outcomeOf(row));
  }

  async addSales(rows: readonly SaleRow[]) {
    this.sales.push([...rows]);
    return rows.map((row) => this.outcomeOf(row));
  }

  private outcomeOf({ digest }: SourceRow): RowOutcome {
    return this.here.outcomes?.[digest] ?? 'added';
  }
}

const fingerprint = (table: ImportedTable, id: string, content: string) => ({
  ...{ digest: `${table} ${id}`, content, id: `our-${table}-${id}` },
});

async function imported(
  files: Files,
  { here = {}, ...options }: { here?: Here; isKept?: boolean; withoutBadLines?: boolean } = {},
) {
  const store = new NotedHistory(here);
  const lines: ReportedLine[] = [];
  const progress: [ImportedTable, number][] = [];
  const importing = new ImportHistory(store, fingerprint, { now: () => NOW });
  const report = await importing.execute(new GivenTables(files), {
    ...{ isKept: true, withoutBadLines: false, ...options },
    onLine: (line) => lines.push(line),
    onRead: (table, read) => progress.push([table, read]),
  });
  return { store, lines, progress, report };
}

const counts = (report: HistoryReport, table: ImportedTable) =>
  Object.fromEntries(Object.entries(report.tables[table]).filter(([, count]) => count > 0));

describe('an export', () => {
  it('is stored table by table, with partners by their new ids', async () => {
    const { store, lines, progress, report } = await imported({
      sales: [SALE],
      leads: [LEAD, { ...LEAD, id: '2', partner_id: '9' }],
      partners: [PARTNER],
    });
    expect(lines).toEqual([]);
    expect(progress).toEqual([
      ['partners', 1],
      ['leads', 2],
      ['sales', 1],
    ]);
    expect(report).toEqual({
      tables: {
        partners: { read: 1, added: 1, known: 0, changed: 0, bad: 0 },
        leads: { read: 2, added: 2, known: 0, changed: 0, bad: 0 },
        sales: { read: 1, added: 1, known: 0, changed: 0, bad: 0 },
      },
      ...{ tooOld: 0, askable: 2, pausedPartners: 0, sums: { pending: 50_000 }, isKept: true },
    });
    expect(store).toMatchObject({
      isKept: true,
      partners: [{ id: 'our-partners-9', email: 'anne@stil.no', prices: { baseOre: 125_000 } }],
      marked: [],
      leads: [
        [
          { id: 'our-leads-1', digest: 'leads 1', partnerId: null, lead: { status: 'new' } },
          { id: 'our-leads-2', digest: 'leads 2', partnerId: 'our-partners-9' },
        ],
      ],
      sales: [
        [{ id: 'our-sales-5', partnerId: 'our-partners-9', sale: { paymentStatus: 'pending' } }],
      ],
    });
  });

  it('needs no file of each table, and an empty one stores nothing', async () => {
    const { store, progress, report } = await imported({ leads: [], sales: [] });
    expect(store).toMatchObject({ isKept: true, leads: [], sales: [] });
    expect(progress).toEqual([
      ['leads', 0],
      ['sales', 0],
    ]);
    expect(report.sums).toEqual({});
  });

  it('is tried without being kept', async () => {
    const { store, report } = await imported({ leads: [LEAD] }, { isKept: false });
    expect([store.isKept, report.isKept]).toEqual([false, false]);
    expect(counts(report, 'leads')).toEqual({ read: 1, added: 1 });
  });

  it.each([
    ['nothing is kept', false, false],
    ['the good lines are kept if asked for', true, true],
  ])('with a bad line: %s', async (_, withoutBadLines, isKept) => {
    const bad = { ...LEAD, id: '2', customer_email: 'kari' };
    const { store, report, lines } = await imported({ leads: [LEAD, bad] }, { withoutBadLines });
    expect([store.isKept, report.isKept]).toEqual([isKept, isKept]);
    expect(counts(report, 'leads')).toEqual({ read: 2, added: 1, bad: 1 });
    expect(lines).toEqual([
      { file: 'leads.csv', line: 3, what: { column: 'customer_email', cause: 'not-an-email' } },
    ]);
  });

  it('keeps nothing of a trial, also when the good lines are asked for', async () => {
    const { report } = await imported({ leads: [LEAD] }, { isKept: false, withoutBadLines: true });
    expect(report.isKept).toBe(false);
  });

  it('names unreadable lines', async () => {
    const leads = [{ unreadable: 'a quote is not closed' }, { record: undefined }];
    const { lines, report } = await imported({ leads });
    expect(counts(report, 'leads')).toEqual({ read: 2, bad: 2 });
    expect(lines).toEqual([
      { file: 'leads.csv', line: 2, what: { unreadable: 'a quote is not closed' } },
      { file: 'leads.csv', line: 3, what: { unreadable: '' } },
    ]);
  });

  it('without a column for the id is refused', async () => {
    const lead = Object.fromEntries(Object.entries(LEAD).filter(([name]) => name !== 'id'));
    const refused = imported({ leads: [LEAD, lead] });
    await expect(refused).rejects.toThrow(ExportRefused);
    await expect(refused).rejects.toThrow(
      /^leads\.csv, line 3: there is no column for id\. Without it a second import would add every row again\.$/,
    );
  });

  it('repeats no id within a table', async () => {
    const { lines, report } = await imported({
      partners: [{ ...PARTNER, id: '1' }],
      leads: [LEAD, LEAD],
    });
    expect(counts(report, 'leads')).toEqual({ read: 2, added: 1, bad: 1 });
    expect(lines.map(({ what }) => what)).toEqual([{ column: 'id', cause: 'repeated-id' }]);
  });

  it('is known by its values, in whatever order its columns are', async () => {
    const { store } = await imported({
      leads: [LEAD, Object.fromEntries(Object.entries({ ...LEAD, id: '1 ' }).toReversed())],
    });
    const content = store.leads[0]?.[0]?.content ?? '';
    expect(JSON.parse(content)).toEqual([
      ...[['created_at', LEAD.created_at]],
      ...[['customer_email', LEAD.customer_email]],
      ...[['customer_name', LEAD.customer_name]],
      ...[['customer_phone', LEAD.customer_phone]],
      ...[['id', '1']],
      ...[['location', 'Bergen']],
      ...[['service_type', 'Fullstyling']],
    ]);
  });

  it('is stored a thousand rows at a time', async () => {
    const leads = Array.from({ length: 2_001 }, (_, nth) => ({ ...LEAD, id: String(nth) }));
    const { store, progress, report } = await imported({ leads });
    expect(store.leads.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
    expect(store.leads.flat().map(({ digest }) => digest)).toEqual(
      leads.map(({ id }) => `leads ${id}`),
    );
    expect(progress).toEqual([1_000, 2_000, 2_001].map((read) => ['leads', read]));
    expect(counts(report, 'leads')).toEqual({ read: 2_001, added: 2_001 });
  });

  it('fails with the store', async () => {
    const store = new NotedHistory({});
    store.addLeads = () => Promise.reject(new Error('the disk is full'));
    const importing = new ImportHistory(store, fingerprint, { now: () => NOW });
    const options = { isKept: true, withoutBadLines: true, onLine: () => undefined };
    const importedTables = importing.execute(new GivenTables({ leads: [LEAD] }), options);
    await expect(importedTables).rejects.toThrow('the disk is full');
    expect(store.isKept).toBeUndefined();
  });
});

describe('an exported partner', () => {
  const here = { partners: { 'anne@stil.no': 'anne-here' } };

  it('that is here already is marked and keeps its rows', async () => {
    const files = {
      partners: [PARTNER],
      leads: [{ ...LEAD, partner_id: '9' }],
      sales: [SALE],
    };
    const { store, report } = await imported(files, { here });
    expect(counts(report, 'partners')).toEqual({ read: 1, known: 1 });
    expect(store).toMatchObject({
      partners: [],
      marked: [['partners 9', 'anne-here']],
      leads: [[{ partnerId: 'anne-here' }]],
      sales: [[{ partnerId: 'anne-here' }]],
    });
  });

  it('that is here already and has other values now is reported as changed', async () => {
    const outcomes = { 'partners 9': 'changed' } as const;
    const { lines, report } = await imported(
      { partners: [PARTNER] },
      { here: { ...here, outcomes } },
    );
    expect(counts(report, 'partners')).toEqual({ read: 1, changed: 1 });
    expect(lines).toEqual([{ file: 'partners.csv', line: 2, what: { changed: true } }]);
  });

  it('with the address of another one of the export is bad', async () => {
    const { lines, store } = await imported(
      { partners: [PARTNER, { ...PARTNER, id: '10' }] },
      { here },
    );
    expect(lines).toEqual([
      { file: 'partners.csv', line: 3, what: { column: 'email', cause: 'email-taken' } },
    ]);
    expect(store.marked).toHaveLength(1);
  });

  it('without a price is reported as paused when it is added, and only then', async () => {
    const partners = [{ ...PARTNER, price_per_assignment: '' }];
    const added = await imported({ partners });
    expect(added.report.pausedPartners).toBe(1);
    expect(added.lines).toEqual([
      { file: 'partners.csv', line: 2, what: { paused: ['price_per_assignment'] } },
    ]);
    const known = await imported({ partners }, { here });
    expect([known.report.pausedPartners, known.lines]).toEqual([0, []]);
  });

  it('with a wrong value is not stored, nor known to its leads and sales', async () => {
    const { lines, report, store } = await imported({
      partners: [{ ...PARTNER, email: '' }],
      leads: [{ ...LEAD, partner_id: '9' }],
      sales: [SALE, { ...SALE, id: '6', partner_id: '' }],
    });
    const unknown = { column: 'partner_id', cause: 'no-such-partner', value: '9' };
    expect(lines).toEqual([
      { file: 'partners.csv', line: 2, what: { column: 'email', cause: 'missing' } },
      { file: 'leads.csv', line: 2, what: unknown },
      { file: 'sales.csv', line: 2, what: unknown },
      { file: 'sales.csv', line: 3, what: { column: 'partner_id', cause: 'missing' } },
    ]);
    expect(store).toMatchObject({ partners: [], marked: [], leads: [], sales: [] });
    expect(report.isKept).toBe(false);
    expect(counts(report, 'sales')).toEqual({ read: 2, bad: 2 });
  });
});

describe('an exported lead', () => {
  const atOnce = async (lead: ExportRecord, here: Here = {}) =>
    imported({ leads: [{ ...LEAD, ...lead }] }, { here });

  it.each([
    ['that retention would delete is left out', 0, 1, 0],
    ['that it keeps is stored', 1, 0, 1],
  ])('%s', async (_, later, tooOld, added) => {
    const created_at = new Date(+inactiveSince(NOW) + later).toISOString();
    const { report, store } = await atOnce({ created_at });
    expect([report.tooOld, report.tables.leads.added]).toEqual([tooOld, added]);
    expect(store.leads).toHaveLength(added);
  });

  it.each([
    ['of the last 14 days is askable', {}, 'added', 1],
    ['of 14 days ago is not', { created_at: '2026-11-10T12:00:00Z' }, 'added', 0],
    ['after that is', { created_at: '2026-11-10T12:00:01Z' }, 'added', 1],
    ['that is won is not', { status: 'won' }, 'added', 0],
    ['imported earlier is not', {}, 'known', 0],
  ] as const)('%s', async (_, changes, outcome, askable) => {
    const { report } = await atOnce(changes, { outcomes: { 'leads 1': outcome } });
    expect(report.askable).toBe(askable);
  });

  it('whose id something else has is bad', async () => {
    const { lines, report } = await atOnce({}, { outcomes: { 'leads 1': 'taken' } });
    expect(report).toMatchObject({ isKept: false, askable: 0 });
    expect(counts(report, 'leads')).toEqual({ read: 1, bad: 1 });
    expect(lines).toEqual([
      { file: 'leads.csv', line: 2, what: { column: 'id', cause: 'id-taken' } },
    ]);
  });
});

it('an exported sale with a wrong value is not stored, though its partner is known', async () => {
  const sales = [SALE, { ...SALE, id: '6', sale_amount: 'mye' }];
  const { report, store } = await imported({ partners: [PARTNER], sales });
  expect(store.sales).toMatchObject([[{ id: 'our-sales-5' }]]);
  expect(counts(report, 'sales')).toEqual({ read: 2, added: 1, bad: 1 });
});

it('the sums of exported sales are of those that are new, by payment status', async () => {
  const sales = [
    ...[SALE, { ...SALE, id: '6', payment_status: 'paid' }],
    ...[
      { ...SALE, id: '7', sale_amount: '0.5' },
      { ...SALE, id: '8' },
    ],
  ];
  const outcomes = { 'sales 8': 'changed' } as const;
  const { report } = await imported({ partners: [PARTNER], sales }, { here: { outcomes } });
  expect(report.sums).toEqual({ pending: 50_050, paid: 50_000 });
  expect(counts(report, 'sales')).toEqual({ read: 4, added: 3, changed: 1 });
});
