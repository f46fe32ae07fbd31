import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@boligstyling/adapters-postgres';
import { PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPERATOR } from '../testing/invoice-parties.js';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';
import { importHistory } from './import-history.js';

const KEY = 'a key for tests that is long enough';
const [P1, L1, L2, S1] = [1, 2, 3, 4].map((nth) => `0199aa1b-2c3d-4e5f-8a9b-00000000000${nth}`);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const PARTNERS = `id,name,company,email,phone,areas,services,price_per_assignment,active
${P1},Anne,Stil AS,anne@stil.no,40000001,"{Bergen}","{Fullstyling}",500,t
`;
const HEAD =
  'id,created_at,customer_name,customer_email,customer_phone,service_type,location,address,accept_styling_only,status,partner_id';
const lead = (id = '', days = 3, rest = 'new,') =>
  `${id},${daysAgo(days)},Kari Nordmann,kari@nordmann.no,+47 40000000,Fullstyling,Bergen,"Gaten 1\n5015 Bergen",yes,${rest}\n`;
const OLA = { customer_phone: '41111111', customer_email: 'ola@hansen.no' };
const SALES = `id,partner_id,sale_amount,payment_status,created_at
${S1},${P1},500,pending,${daysAgo(40)}
`;

describe('an import of history', () => {
  const world = MatchingWorld.own({ MATCHING: 'automatic' });
  let folder: string;
  let database: Database;
  let said: string[];
  beforeAll(() => void (database = Database.open(world.api.databaseUrl, 2)));
  afterAll(() => database.close());
  beforeEach(async () => {
    await world.api.empty('lead, partner, sale, imported_row, invoice_number');
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    said = [];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  };
  /** Afterwards each imported partner has accepted the terms, without which none is asked. */
  const run = async (isKept: boolean, withoutBadLines = false) => {
    const report = await importHistory(database, folder, KEY, {
      ...{ isKept, withoutBadLines },
      say: (line) => void said.push(line),
      progress: () => undefined,
    });
    await world.api.rows(
      `update partner set terms_version = '${PARTNER_TERMS_VERSION}', terms_accepted_at = now()`,
    );
    return report;
  };
  const count = async (table: string) =>
    (await world.api.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
  const all = { 'partners.csv': PARTNERS, 'leads.csv': HEAD + '\n' + lead(L1), 'sales.csv': SALES };

  it('is tried first, and leaves nothing', async () => {
    await write(all);
    expect(await run(false)).toContain(
      'leads: 1 read, 1 new, 0 here already, 0 changed since and left, 0 bad.',
    );
    for (const table of ['lead', 'partner', 'sale', 'imported_row']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
  });

  it('brings leads, partners and sales as history, without asking or notifying anybody', async () => {
    await write({ ...all, 'leads.csv': `${HEAD}\n${lead(L1)}${lead(L2, 200, `won,${P1}`)}` });
    expect(await run(true)).toContain('It is stored. Nobody was asked or written to.');
    const { leads } = (await world.admin('get', '/leads').expect(200)).body;
    expect(leads).toMatchObject([
      { id: L1, status: 'new', municipality: '4601', customer_phone: '40000000' },
      { id: L2, status: 'won', partner_id: P1 },
    ]);
    const { partners } = (await world.admin('get', '/partners').expect(200)).body;
    expect(partners).toMatchObject([{ id: P1, active: true, prices: flatPrices(500) }]);
    // By then the imported ones would have had their turn.
    await world.matched(await world.lead({ ...OLA, location: 'Bergen' }));
    for (const table of ['notification', 'assignment', 'webhook_delivery']) {
      const ofImported = `${table} where lead_id in ('${L1}', '${L2}')`;
      expect([table, await count(ofImported)]).toEqual([table, 0]);
    }
  });

  it('never invoices imported sales, though pending ones stay a figure', async () => {
    await write(all);
    await run(true);
    await world.admin('put', '/operator').send(OPERATOR).expect(200);
    const { body } = await world.admin('post', '/invoices/run').expect(200);
    expect(body).toMatchObject({ invoices: 0, left_out: [] });
    const preview = await world.admin('get', '/invoices/preview').expect(200);
    expect(preview.body.held_back).toEqual([]);
    const { sales } = (await world.admin('get', '/sales').expect(200)).body;
    expect(sales).toMatchObject([{ id: S1, payment_status: 'pending', sale_amount: 500 }]);
  });

  it('adds only new rows when repeated, names changed ones, and leaves them', async () => {
    await write(all);
    await run(true);
    const changed = lead(L1).replace('Kari Nordmann', 'Kari Hansen');
    await write({ 'leads.csv': `${HEAD}\n${changed}${lead(L2)}` });
    expect(await run(true)).toContain(
      'leads: 2 read, 1 new, 0 here already, 1 changed since and left, 0 bad.',
    );
    expect(said).toEqual([
      'leads.csv, line 2: imported earlier, with other values. It stays as it is here.',
    ]);
    const { body } = await world.admin('get', `/leads/${L1}`).expect(200);
    expect(body.customer_name).toBe('Kari Nordmann');
    expect(await run(true)).toContain('leads: 2 read, 0 new, 1 here already');
  });

  it('never brings back an erased owner', async () => {
    await write(all);
    await run(true);
    await world.admin('delete', `/leads/${L1}`).expect(204);
    expect(await run(true)).toContain('leads: 1 read, 0 new, 1 here already');
    expect(await count('lead')).toBe(0);
  });

  it('stores nothing beside bad lines unless they may be left out', async () => {
    const bad = `${lead('7').replace('+47 40000000', '12')}${lead('8', 3, 'new,x')}${lead('9', 800)}`;
    await write({ ...all, 'leads.csv': `${HEAD}\n${lead(L1)}${bad}` });
    await expect(run(true)).rejects.toThrow('Nothing was stored, because of the bad lines,');
    expect(await count('lead')).toBe(0);
    expect(said).toEqual([
      'leads.csv, line 4, customer_phone: is no Norwegian telephone number of 8 digits.',
      'leads.csv, line 6, partner_id: «x» is no partner of this export.',
    ]);
    const report = await run(true, true);
    expect(report).toContain('1 leads are older than 2 years and are left out');
    expect(await count('lead')).toBe(1);
  });

  it('knows its partner again after that has another e-mail address here', async () => {
    const elsewhere = await world.partner('Anne', { email: 'anne@stil.no' });
    const partners = PARTNERS.replaceAll(P1!, 'p1');
    const sales = SALES.replaceAll(P1!, 'p1');
    await write({ 'partners.csv': partners, 'sales.csv': sales });
    await run(true);
    await world.api.rows(`update partner set email = 'ny@stil.no' where id = '${elsewhere}'`);
    await write({ 'leads.csv': `${HEAD}\n${lead(L1, 3, 'won,p1')}` });
    expect(await run(true)).toContain('leads: 1 read, 1 new');
    expect(await world.api.rows('select partner_id from lead')).toEqual([
      { partner_id: elsewhere },
    ]);
    expect(await count('partner')).toBe(1);
  });

  it('is refused without ids, because a second one would double everything', async () => {
    await write({ 'sales.csv': SALES.replace('id,', 'nr,') });
    await expect(run(true)).rejects.toThrow('sales.csv, line 2: there is no column for id.');
  });

  it('of new leads is a case in the queue, from which partners are asked', async () => {
    await write(all);
    await run(true);
    const cases = async () => {
      const { body } = await world.admin('get', '/queue').expect(200);
      return body.kinds.find(({ kind }: { kind: string }) => kind === 'imported-new').cases;
    };
    expect(await cases()).toMatchObject([{ lead: { id: L1 } }]);
    const asked = await world.admin('post', `/leads/${L1}/assignments`).send({}).expect(201);
    expect(asked.body.asked).toBe(1);
    expect(await cases()).toEqual([]);
  });

  it('adds no later lead of the same owner, for whom partners are asked', async () => {
    await write(all);
    await run(true);
    const same = {
      ...{ customer_phone: '40000000', customer_email: 'kari@nordmann.no' },
      ...{ address: 'Gaten 1 5015 Bergen', location: 'Bergen' },
    };
    const id = await world.lead(same);
    const { assignments } = await world.matched(id);
    expect(assignments).toHaveLength(1);
  });
});
