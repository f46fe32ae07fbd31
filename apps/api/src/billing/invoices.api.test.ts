import { camtFile } from '@boligstyling/adapters-documents/testing';
import { dueDay, norwegianDay } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { logIn } from '../testing/admin-access.js';
import { eventually } from '../testing/eventually.js';
import { BUYER, OPERATOR } from '../testing/invoice-parties.js';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';
import { whileLocked } from '../testing/while-locked.js';
import { employ } from '../testing/users-access.js';
import { BillPartnersJob } from './bill-partners.job.js';

describe('invoices', () => {
  const world = MatchingWorld.own();
  beforeEach(async () => {
    await world.api.empty('lead, partner, invoice_number');
    await world.admin('put', '/operator').send(OPERATOR).expect(200);
  });

  /** So many partners accept a lead, so long ago. */
  const sold = async (daysAgo: number) => {
    const leadId = await world.lead();
    await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
    await world.take(leadId);
    await world.passedOnAgo(leadId, daysAgo);
    return leadId;
  };
  const partner = (name: string, changes: object = {}) =>
    world.partner(name, { prices: flatPrices(600), ...BUYER, ...changes });
  const run = async () => (await world.admin('post', '/invoices/run').expect(200)).body;
  const list = async (query = '') =>
    (await world.admin('get', `/invoices?${query}`).expect(200)).body;
  const billed = async () => {
    const id = await partner('Anne');
    await sold(15);
    await run();
    const { invoices } = await list(`partner_id=${id}`);
    return invoices[0];
  };
  const overdue = async () => {
    await billed();
    const left = `
      update notification set sent_at = now() - interval '18 days'
      where kind = 'partner-invoice' and state = 'sent' returning id`;
    await eventually(async () => (await world.api.rows(left))[0]);
    await world.api.rows(`
      alter table invoice disable trigger never_changes;
      update invoice set due_on = current_date - 4,
        content = content || jsonb_build_object('dueOn', (current_date - 4)::text);
      alter table invoice enable trigger never_changes`);
  };
  const upload = (file: string, type = 'application/xml') =>
    world.admin('post', '/bank-files').type(type).send(file);

  it('are not issued without a complete operator, and the answer says so', async () => {
    await world.admin('put', '/operator').send({ ...OPERATOR, account: '' });
    const { status, body } = await world.admin('post', '/invoices/run');
    expect(status).toBe(409);
    expect(body.error).toBe('Fakturaer kan ikke utstedes: selgeren mangler kontonummer.');
  });

  it('are previewed before they are issued, and a stale preview issues nothing', async () => {
    const id = await partner('Anne');
    await sold(15);
    await sold(1);
    const preview = async () => (await world.admin('get', '/invoices/preview').expect(200)).body;
    const seen = await preview();
    expect(seen).toEqual({
      documents: [
        {
          ...{ kind: 'invoice', partner_id: id, buyer: 'Stil og Rom AS', lines: 1 },
          ...{ net: 600, vat: 150, total: 750 },
        },
      ],
      ...{ version: expect.any(String), total: 750, left_out: [] },
      held_back: [
        {
          ...{ partner_id: id, partner_name: 'Stil og Rom AS', reason: 'too-recent' },
          ...{ sales: 1, amount: 600 },
        },
      ],
    });
    expect((await list()).invoices).toEqual([]);
    await sold(16);
    const run = ({ version }: { version: string }) =>
      world.admin('post', '/invoices/run').set('If-Match', `"${version}"`);
    const stale = await run(seen);
    expect([stale.status, stale.body]).toMatchObject([412, { type: '/problems/version-stale' }]);
    expect((await list()).invoices).toEqual([]);
    const { body } = await run(stale.body.current).expect(200);
    expect(body).toMatchObject({ invoices: 1, credit_notes: 0 });
  });

  it('are not issued to a partner that changes between the preview and its invoice', async () => {
    const id = await partner('Anne');
    await sold(15);
    const { version } = (await world.admin('get', '/invoices/preview').expect(200)).body;
    const run = (of: string) => world.admin('post', '/invoices/run').set('If-Match', `"${of}"`);
    const changing = {
      sql: `update partner set company = 'Nytt navn AS' where id = '${id}'`,
      waiting: 'from partner where id = any($1::uuid[]) order by id for no key update',
    };
    const { body } = await whileLocked(world.api, changing, async () => run(version).expect(200));
    const left_out = [{ partner_id: id, reason: expect.stringContaining('endret') }];
    expect(body).toMatchObject({ invoices: 0, left_out });
    expect((await list()).invoices).toEqual([]);
    const now = (await world.admin('get', '/invoices/preview').expect(200)).body;
    expect(now.documents).toMatchObject([{ buyer: 'Nytt navn AS' }]);
    await run(now.version).expect(200);
    expect((await list()).invoices).toMatchObject([{ buyer: 'Nytt navn AS' }]);
  });

  it('include MVA only for leads accepted while the seller was registered', async () => {
    const register = (vat_registered: boolean) =>
      world.admin('patch', '/operator').send({ vat_registered }).expect(200);
    await partner('Anne');
    const before = await register(false).then(() => sold(15));
    await register(true);
    const after = await sold(15);
    const reported = async (leadId: string) => (await world.matching(leadId)).assignments[0];
    expect(await reported(before)).toMatchObject({ price_ore: 60_000, asks_for_vat: false });
    expect(await reported(after)).toMatchObject({ price_ore: 60_000, asks_for_vat: true });
    const { sales } = (await world.admin('get', '/sales').expect(200)).body;
    const rates = sales.map((sale: { vat_rate: number | null }) => sale.vat_rate);
    expect(rates.toSorted()).toEqual([25, null]);
    await register(false);
    expect(await run()).toMatchObject({ invoices: 2 });
    const { invoices } = await list();
    const totals = invoices.map((each: { total: number }) => each.total);
    expect(totals.toSorted()).toEqual([600, 750]);
  });

  it('are issued to every partner for sales at least 14 days old, to nobody twice', async () => {
    await partner('Anne');
    await partner('Berit');
    await partner('Uten', { organization_number: '' });
    await sold(15);
    await sold(13);
    expect(await run()).toEqual({
      invoices: 2,
      credit_notes: 0,
      left_out: [
        { partner_id: expect.any(String), reason: 'Stil og Rom AS mangler organisasjonsnummer.' },
      ],
    });
    expect(await run()).toMatchObject({ invoices: 0 });
    const { invoices, totals, next_cursor } = await list('limit=1');
    const today = norwegianDay(new Date());
    const year = today.slice(0, 4);
    expect(next_cursor).toBe(`${year}00002`);
    expect(invoices).toMatchObject([
      {
        kind: 'invoice',
        number: `${year}00002`,
        buyer: 'Stil og Rom AS',
        issued_on: today,
        due_on: dueDay(today, 14),
        lines: 1,
        net: 600,
        vat: 150,
        total: 750,
        balance: 750,
        state: 'open',
      },
    ]);
    expect(totals).toEqual({ invoiced: 1500, credited: 0, paid: 0, due: 1500 });
    expect((await list(`limit=1&cursor=${next_cursor}`)).invoices).toHaveLength(1);
  });

  it('include a credited sale again once it is due again', async () => {
    const { id, number } = await billed();
    await world.admin('post', `/invoices/${id}/credit`).expect(200);
    const [sale] = (await world.admin('get', '/sales').expect(200)).body.sales;
    expect(sale).toMatchObject({ payment_status: 'credited', invoice_number: number });
    const undo = world.admin('post', `/sales/${sale.id}/undo-waiver`);
    expect((await undo.send({ reason: 'Feil faktura' })).body).toMatchObject({
      ...{ payment_status: 'pending', invoice_id: null, invoice_number: null },
    });
    expect(await run()).toMatchObject({ invoices: 0 });
    await world.api.rows(`
      update sale set due_again_at = due_again_at - interval '15 days'`);
    expect(await run()).toMatchObject({ invoices: 1 });
    expect((await list('show=invoice')).totals).toMatchObject({ invoiced: 1500, due: 750 });
  });

  it('list their payments; a bank payment is undone with a reason', async () => {
    const { id, kid, total } = await billed();
    const file = camtFile([{ reference: 'A', kid, amount: `${total}.00` }]);
    await upload(file).expect(200);
    const payments = async () =>
      (await world.admin('get', `/invoices/${id}/payments`).expect(200)).body.payments;
    const [paid] = await payments();
    expect(paid).toMatchObject({ amount: total, source: 'bank', is_undone: false, reason: null });
    const undo = (body: object, of = paid.id) =>
      world.admin('post', `/invoices/${id}/payments/${of}/undo`).send(body);
    expect((await undo({ reason: ' ' })).status).toBe(400);
    expect((await undo({ reason: 'Feil faktura' })).body).toMatchObject({
      id,
      paid: 0,
      state: 'open',
    });
    expect(await payments()).toMatchObject([
      { id: paid.id, is_undone: true },
      { amount: -total, source: 'bank-undone', undoes: paid.id, reason: 'Feil faktura' },
    ]);
    const again = await undo({ reason: 'Feil' });
    expect([again.status, again.body.type]).toEqual([409, '/problems/payment-not-undoable']);
    expect((await undo({ reason: 'Feil' }, id)).status).toBe(404);
    expect((await upload(file)).body.lines).toMatchObject([{ outcome: 'twice' }]);
    const unknown = world.admin('get', `/invoices/${paid.id}/payments`);
    expect((await unknown).status).toBe(404);
  });

  it('are paid by an unmatched bank line once a user places it', async () => {
    await world.api.empty('bank_line');
    const { number, total } = await billed();
    const lines = [
      { reference: 'A', kid: '2099999994', amount: `${total}.00` },
      { reference: 'B', amount: '5.00' },
    ];
    await upload(camtFile(lines)).expect(200);
    const waiting = async (show = '') =>
      (await world.admin('get', `/bank-lines?${show}`).expect(200)).body.lines;
    const queued = async () => {
      const { kinds } = (await world.admin('get', '/queue').expect(200)).body;
      return kinds.find(({ kind }: { kind: string }) => kind === 'unplaced-payment');
    };
    const found = await waiting();
    const [big, small] = found.toSorted(
      (a: { amount: number }, b: { amount: number }) => b.amount - a.amount,
    );
    expect(big).toMatchObject({ amount: total, placed: 0, rest: total, outcome: 'unknown' });
    expect(await queued()).toMatchObject({ count: 2 });
    const place = (body: object) => world.admin('post', `/bank-lines/${big.id}/place`).send(body);
    expect((await place({ invoice_number: '209900001' })).status).toBe(404);
    expect((await place({ invoice_number: number, amount: 1e-9 })).status).toBe(400);
    const tooMuch = await place({ invoice_number: number, amount: total + 1 });
    expect([tooMuch.status, tooMuch.body.type]).toEqual([409, '/problems/bank-line-amount']);
    expect((await place({ invoice_number: number })).body).toMatchObject({
      ...{ placed: total, rest: 0, waiting: false },
    });
    expect((await list('show=invoice')).totals).toMatchObject({ due: 0 });
    const decide = (act: string) =>
      world.admin('post', `/bank-lines/${small.id}/decide`).send({ act, reason: 'Renter' });
    expect((await decide('explained')).body).toMatchObject({ waiting: false });
    expect((await decide('sent-back')).body.type).toBe('/problems/bank-line-settled');
    expect(await waiting()).toEqual([]);
    expect(await queued()).toMatchObject({ count: 0 });
    expect(await waiting('show=decided')).toMatchObject([
      { id: small.id, decisions: [{ act: 'explained', reason: 'Renter' }] },
    ]);
    expect((await decide('reopened')).body).toMatchObject({ waiting: true });
  });

  it('are paid once by a part of a bank line that two users place at once, and it is not sent back then', async () => {
    await world.api.empty('bank_line');
    const { id, number } = await billed();
    await upload(camtFile([{ reference: 'A', amount: '2000.00' }])).expect(200);
    const [line] = (await world.admin('get', '/bank-lines').expect(200)).body.lines;
    const press = (path: string, body: object) =>
      world.admin('post', `/bank-lines/${line.id}/${path}`).send({ ...body, from: line.placed });
    const pressed = await Promise.all([
      press('place', { invoice_number: number, amount: 500 }),
      press('place', { invoice_number: number, amount: 500 }),
    ]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const sentBack = await press('decide', { act: 'sent-back', reason: 'Feil konto' });
    expect([sentBack.status, sentBack.body.type]).toEqual([409, '/problems/bank-line-settled']);
    const { payments } = (await world.admin('get', `/invoices/${id}/payments`).expect(200)).body;
    expect(payments).toMatchObject([{ amount: 500, source: 'placed' }]);
  });

  it('are sent by email with a PDF and an EHF, which can also be downloaded', async () => {
    const { id, number } = await billed();
    const mail = await world.mailTo('anne@stil.no', `Faktura ${number}`);
    expect(mail).toContain(`filename=faktura-${number}.pdf`);
    expect(mail).toContain(`filename=faktura-${number}.xml`);
    const pdf = await world.admin('get', `/invoices/${id}/pdf`).expect(200);
    expect(pdf.headers['content-disposition']).toBe(`attachment; filename="faktura-${number}.pdf"`);
    const ehf = await world.admin('get', `/invoices/${id}/ehf`).expect(200);
    expect(ehf.headers['content-type']).toBe('application/xml');
    expect((await world.admin('get', `/invoices/${id}/doc`)).status).toBe(404);
    expect((await world.admin('get', `/invoices/${crypto.randomUUID()}/pdf`)).status).toBe(404);
  });

  it('are downloaded by the read-only role too, and so are lead origins', async () => {
    const { id, number } = await billed();
    const { token } = await logIn(world.api);
    const ola = await employ(world.api, token, 'ola@boligstyling.no', 'innsyn');
    const get = (path: string) =>
      world.api.call('get', `/api/admin${path}`).set('authorization', `Bearer ${ola.token}`);
    const pdf = await get(`/invoices/${id}/pdf`).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.body.toString('latin1')).toMatch(/^%PDF-/);
    const ehf = await get(`/invoices/${id}/ehf`).buffer(true).expect(200);
    expect(ehf.headers['content-disposition']).toBe(`attachment; filename="faktura-${number}.xml"`);
    const table = await get('/origins.csv?by=source').expect(200);
    expect(table.text).toContain('"Henvendelser"');
  });

  it('are immutable', async () => {
    const { id } = await billed();
    const change = world.api.rows(`update invoice set total_ore = 1 where id = '${id}'`);
    await expect(change).rejects.toThrow('kept as it was issued');
    await world.api.rows('delete from notification');
    await expect(world.api.rows('delete from invoice')).rejects.toThrow();
  });

  it('are marked paid and undone with their sales', async () => {
    const { id, number } = await billed();
    const sales = async () => (await world.admin('get', '/sales').expect(200)).body;
    const paid = await world.admin('post', '/invoices/paid').send({ ids: [id] });
    expect(paid.body.invoices).toMatchObject([{ id, state: 'paid', balance: 0, paid: 750 }]);
    expect((await sales()).totals.paid).toEqual({ count: 1, sum: 600 });
    expect((await list('show=due')).invoices).toEqual([]);
    const [sale] = (await sales()).sales;
    expect(sale).toMatchObject({ invoice_id: id, invoice_number: number });
    const mark = world.admin('patch', `/sales/${sale.id}`).send({ payment_status: 'pending' });
    expect((await mark).status).toBe(409);
    const undone = await world.admin('post', '/invoices/unpaid').send({ ids: [id] });
    expect(undone.body.invoices).toMatchObject([{ id, state: 'open', balance: 750 }]);
    expect((await sales()).totals.pending.count).toBe(1);
    expect((await world.admin('post', '/invoices/paid').send({ ids: [] })).status).toBe(400);
  });

  it('are marked partly paid, one at a time, with the received amount', async () => {
    const { id } = await billed();
    const pay = (body: object) => world.admin('post', '/invoices/paid').send(body);
    const part = await pay({ ids: [id], amount: 250.5 }).expect(200);
    expect(part.body.invoices).toMatchObject([{ id, state: 'part-paid', balance: 499.5 }]);
    expect((await pay({ ids: [id, id], amount: 1 })).status).toBe(400);
    expect((await pay({ ids: [id], amount: 0.005 })).status).toBe(400);
    expect((await pay({ ids: [id], amount: null })).body.errors).toMatchObject([
      { field: 'amount', message: 'Beløpet må være kroner med høyst to desimaler.' },
    ]);
    const rest = await pay({ ids: [id], amount: 500 }).expect(200);
    expect(rest.body.invoices).toMatchObject([{ id, state: 'overpaid', balance: -0.5 }]);
    const undone = { ids: [id], payments: rest.body.payments };
    const back = await world.admin('post', '/invoices/unpaid').send(undone).expect(200);
    expect(back.body.invoices).toMatchObject([{ state: 'part-paid', balance: 499.5 }]);
  });

  it('are marked once if the same version is sent twice', async () => {
    const { id, kid } = await billed();
    const send = (how: string, body: object) =>
      world.admin('post', `/invoices/${how}`).send({ ids: [id], ...body });
    await send('paid', { amount: 250.5, from: 0 }).expect(200);
    const again = await send('paid', { amount: 250.5, from: 0 }).expect(409);
    expect(again.body).toMatchObject({ type: '/problems/invoice-changed' });
    expect(again.body.error).toMatch(/siden du så den/);
    await send('paid', { amount: 499.5, from: 250.5 }).expect(200);
    await upload(camtFile([{ reference: 'A', kid, amount: '50.00' }])).expect(200);
    await send('paid-back', { from: 750 }).expect(409);
    await send('paid-back', { from: 800 }).expect(200);
    const undone = await send('unpaid', { from: 750 }).expect(200);
    expect(undone.body.invoices).toMatchObject([{ state: 'overpaid', paid: 800 }]);
    await send('unpaid', { from: 750 }).expect(409);
    expect((await list()).invoices).toMatchObject([{ state: 'overpaid', paid: 800 }]);
    await send('unpaid', { ids: [id, id], from: 800 }).expect(400);
    await send('unpaid', { from: '800' }).expect(400);
    const asBefore = await send('unpaid', {}).expect(200);
    expect(asBefore.body.invoices).toMatchObject([{ paid: 50 }]);
  });

  it('are undone by the recorded payment, unless marked again since', async () => {
    const { id } = await billed();
    const mark = async (how: string, payments?: string[]) =>
      (
        await world
          .admin('post', `/invoices/${how}`)
          .send({ ids: [id], payments })
          .expect(200)
      ).body;
    const mine = await mark('paid');
    expect(mine.payments).toHaveLength(1);
    expect((await mark('paid')).payments).toEqual([]);
    await mark('unpaid');
    const theirs = await mark('paid');
    expect(await mark('unpaid', mine.payments)).toMatchObject({
      ...{ payments: [], invoices: [{ state: 'paid' }] },
    });
    expect(await mark('unpaid', theirs.payments)).toMatchObject({
      ...{ payments: [expect.any(String)], invoices: [{ state: 'open' }] },
    });
  });

  it('are credited by a separate note', async () => {
    const { id, number } = await billed();
    const { body } = await world.admin('post', `/invoices/${id}/credit`).expect(200);
    expect(body.invoices).toMatchObject([
      { kind: 'credit-note', credits: number, total: 750, state: null, balance: 0 },
    ]);
    expect((await world.admin('post', `/invoices/${id}/credit`)).body.invoices).toEqual([]);
    const { invoices, totals } = await list('show=invoice');
    expect(invoices).toMatchObject([{ id, credited: 750, balance: 0, state: 'credited' }]);
    expect(totals).toMatchObject({ due: 0 });
  });

  it('are credited for correction until something is paid, and billed again', async () => {
    const { id, number } = await billed();
    const correct = (bill_again: unknown = true) =>
      world.admin('post', `/invoices/${id}/credit`).send({ bill_again });
    await correct('ja').expect(400);
    await world
      .admin('post', '/invoices/paid')
      .send({ ids: [id], amount: 1 })
      .expect(200);
    const refused = await correct().expect(409);
    expect(refused.body).toMatchObject({ type: '/problems/invoice-paid' });
    await world
      .admin('post', '/invoices/unpaid')
      .send({ ids: [id] })
      .expect(200);
    const { body } = await correct().expect(200);
    expect(body.invoices).toMatchObject([{ kind: 'credit-note', credits: number, total: 750 }]);
    expect((await list('show=invoice')).totals).toMatchObject({ credited: 750, due: 0 });
    await world.admin('post', '/invoices/run').expect(200);
    expect((await list('show=invoice')).totals).toMatchObject({ invoiced: 1500, due: 750 });
  });

  it('credited for new billing are billed the next morning, as the page warns', async () => {
    await partner('Anne');
    await sold(60);
    await run();
    const [{ id }] = (await list()).invoices;
    await world.admin('post', `/invoices/${id}/credit`).send({ bill_again: true }).expect(200);
    await world.api.runJob(BillPartnersJob);
    expect((await list('show=invoice')).totals).toMatchObject({ invoiced: 1500, due: 750 });
  });

  it('are not credited from an outdated page if the sale is on a newer invoice', async () => {
    const { id } = await billed();
    const credit = async (bill_again: boolean) =>
      (await world.admin('post', `/invoices/${id}/credit`).send({ bill_again }).expect(200)).body;
    expect((await credit(true)).invoices).toHaveLength(1);
    expect((await credit(false)).invoices).toEqual([]);
    expect(await run()).toMatchObject({ invoices: 1, credit_notes: 0 });
    expect((await credit(false)).invoices).toEqual([]);
    const { totals } = (await world.admin('get', '/sales').expect(200)).body;
    expect(totals).toMatchObject({ pending: { count: 1 }, credited: { count: 0 } });
    expect((await list('show=due')).invoices).toMatchObject([{ balance: 750 }]);
  });

  it('are paid by a bank file, each line once, without guesses', async () => {
    const { kid } = await billed();
    const file = camtFile([
      { reference: 'A', kid, amount: '100.00' },
      { reference: 'A', kid, amount: '100.00' },
      { reference: 'B', kid, amount: '550.00' },
      { reference: 'C', kid: '2026999996', amount: '1.00' },
      { reference: 'D', amount: '750.00' },
    ]);
    const outcomes = async () =>
      (await upload(file).expect(200)).body.lines.map((line: { outcome: string }) => line.outcome);
    expect(await outcomes()).toEqual(['part-paid', 'part-paid', 'matched', 'unknown', 'unknown']);
    expect((await list()).invoices).toMatchObject([{ state: 'paid', paid: 750 }]);
    expect(await outcomes()).toEqual(['twice', 'twice', 'twice', 'twice', 'twice']);
    expect((await list()).invoices).toMatchObject([{ paid: 750 }]);
  });

  it('paid too much are listed until the repayment', async () => {
    const { id, kid } = await billed();
    await upload(camtFile([{ reference: 'A', kid, amount: '800.00' }])).expect(200);
    const overpaid = async () => (await list('show=overpaid')).invoices;
    expect(await overpaid()).toMatchObject([{ id, state: 'overpaid', balance: -50 }]);
    const back = await world.admin('post', '/invoices/paid-back').send({ ids: [id] });
    expect(back.body.invoices).toMatchObject([{ id, state: 'paid', balance: 0, paid: 750 }]);
    expect(await overpaid()).toEqual([]);
    const undone = await world.admin('post', '/invoices/unpaid').send({ ids: [id] });
    expect(undone.body.invoices).toMatchObject([{ id, state: 'overpaid', balance: -50 }]);
  });

  it('are paid by a file of a thousand lines, each line once', async () => {
    const { kid } = await billed();
    const lines = Array.from({ length: 1000 }, (_, nth) => ({
      reference: `L${nth % 900}`,
      amount: nth === 899 ? '1000.00' : '0.01',
      ...(nth % 3 > 0 && { kid }),
    }));
    const load = async () => (await upload(camtFile(lines)).expect(200)).body.lines;
    const loaded: { outcome: string }[] = await load();
    const count = (sought: string) => loaded.filter(({ outcome }) => outcome === sought).length;
    expect([count('unknown'), count('part-paid'), count('overpaid')]).toEqual([334, 599, 67]);
    const again: { outcome: string }[] = await load();
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['twice']));
    const [{ paid, state }] = (await list()).invoices;
    expect([paid, state]).toEqual([1006.65, 'overpaid']);
  });

  it('are not paid by payments to another account, until it is listed as an earlier one', async () => {
    const { kid } = await billed();
    const file = camtFile([{ reference: 'A', kid, amount: '750.00' }]).replace(
      '12345678903',
      '86011117947',
    );
    const load = async () => (await upload(file).expect(200)).body.lines;
    const account = '86011117947';
    expect(await load()).toMatchObject([{ id: null, account, outcome: 'other-account' }]);
    expect((await list()).invoices).toMatchObject([{ paid: 0 }]);
    const former_accounts = ['8601.11.17947'];
    const { body } = await world.admin('patch', '/operator').send({ former_accounts }).expect(200);
    expect(body).toMatchObject({ former_accounts: ['86011117947'] });
    expect(await load()).toMatchObject([{ outcome: 'matched' }]);
    expect((await list()).invoices).toMatchObject([{ paid: 750 }]);
    const wrong = { former_accounts: ['86011117948'] };
    expect((await world.admin('patch', '/operator').send(wrong)).status).toBe(400);
    const none = { former_accounts: [] };
    const based = () => world.admin('patch', '/operator').set('If-Match', `"${body.version}"`);
    await based().send(none).expect(200);
    await based().send(none).expect(412);
  });

  it('are paid by the rest of a file with one unreadable payment, which is named', async () => {
    const { kid } = await billed();
    const file = camtFile([
      { reference: 'A', kid, amount: '750.00' },
      { reference: 'B', kid, amount: '1.00' },
    ]).replace('<Amt Ccy="NOK">1.00</Amt>', '');
    expect((await upload(file).expect(200)).body.lines).toMatchObject([
      { outcome: 'matched', doubt: null },
      {
        ...{ outcome: 'unreadable', reference: 'B', kid, amount: null, booked_on: null, id: null },
        doubt: 'Post 1, betaling 2 mangler beløp.',
      },
    ]);
    expect((await list()).invoices).toMatchObject([{ paid: 750 }]);
  });

  it('reject a file that is no bank file, too large or of another type', async () => {
    expect((await upload('<Document/>')).body.error).toBe('Filen er ikke CAMT.054.');
    expect((await upload('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload('{}', 'application/json')).status).toBe(415);
    const elsewhere = world.admin('post', '/partners').type('application/xml').send('<a/>');
    expect((await elsewhere).status).toBe(415);
  });

  it('are exported to accounting, with credits as negative', async () => {
    const { id, number } = await billed();
    await world.admin('post', `/invoices/${id}/credit`).expect(200);
    const { text } = await world.admin('get', '/invoices.csv').expect(200);
    const [, note, invoice] = text.split('\r\n');
    expect(invoice).toContain(`"Faktura";"${number}";`);
    expect(invoice).toMatch(/;25;600;150;750;0;0$/);
    expect(note).toMatch(/"Kreditnota";.*;25;-600;-150;-750;"";""$/);
  });

  it('get each reminder once', async () => {
    await overdue();
    await world.api.runJob(BillPartnersJob);
    await world.api.runJob(BillPartnersJob);
    const mail = await world.mailTo('anne@stil.no', 'Påminnelse: faktura');
    expect(mail).toContain('forfalt');
    const kinds = await world.api.rows(
      'select kind from notification where invoice_id is not null',
    );
    expect(kinds).toHaveLength(2);
    expect((await list('show=overdue')).invoices).toMatchObject([{ state: 'overdue' }]);
  });

  it('get reminders though the operator lacks data for new ones', async () => {
    await overdue();
    await world.admin('patch', '/operator').send({ account: '' }).expect(200);
    await world.api.runJob(BillPartnersJob);
    const reminders = `select from notification where kind = 'invoice-reminder'`;
    expect(await world.api.rows(reminders)).toHaveLength(1);
  });

  it('of the month are issued by the job for sales old enough on the last 15th', async () => {
    await partner('Anne');
    await sold(13);
    await world.api.runJob(BillPartnersJob);
    expect((await list()).invoices).toEqual([]);
    await sold(46);
    await world.api.runJob(BillPartnersJob);
    expect((await list()).invoices).toMatchObject([{ lines: 1 }]);
  });

  it('of the month are issued to the others if one partner fails, and the day counts as missed', async () => {
    const broken = await partner('Anne');
    await partner('Berit');
    await sold(46);
    await world.api.rows(`delete from job_run where name = 'invoices'`);
    await world.api.rows(`
      create function refuse_fn() returns trigger language plpgsql as $$ begin
        raise exception 'a fault'; end; $$;
      create trigger refuse before insert on invoice for each row
        when (new.partner_id = '${broken}') execute function refuse_fn()`);
    await world.api.runJob(BillPartnersJob);
    await world.api.rows('drop function refuse_fn cascade');
    expect((await list()).invoices).toHaveLength(1);
    const succeeded = () => world.api.rows(`select from job_run where name = 'invoices'`);
    expect(await succeeded()).toHaveLength(0);
    await world.api.runJob(BillPartnersJob);
    expect((await list()).invoices).toHaveLength(2);
    expect(await succeeded()).toHaveLength(1);
  });

  it.each([
    ['get', '/invoices'],
    ['post', '/invoices/run'],
    ['post', '/invoices/paid'],
    ['post', '/bank-files'],
    ['get', '/invoices.csv'],
  ] as const)('are for the administrator alone: %s %s', async (method, path) => {
    expect((await world.api.call(method, `/api/admin${path}`)).status).toBe(401);
  });
});
