import { randomUUID } from 'node:crypto';
import { dayAt, norwegianDay, referenceOf } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';

describe('sales', () => {
  const world = MatchingWorld.own();
  let anne: string;
  beforeEach(async () => {
    await world.api.empty('lead, partner');
    anne = await world.partner('Anne', { prices: flatPrices(0.1) });
    await world.partner('Berit', { prices: flatPrices(0.2) });
    for (let made = 0; made < 2; made += 1) {
      const leadId = await world.lead();
      await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
      await world.take(leadId);
    }
  });

  const list = async (query = '') => (await world.admin('get', `/sales?${query}`).expect(200)).body;
  const mark = (id: string, status: string) =>
    world.admin('patch', `/sales/${id}`).send({ payment_status: status });

  it('add up to the øre', async () => {
    const { sales, totals } = await list();
    expect(sales).toHaveLength(4);
    expect(totals.pending).toEqual({ count: 4, sum: 0.6 });
  });

  it('are marked paid, undone and credited, which is final', async () => {
    const { sales } = await list();
    const [{ id }] = sales;
    expect((await mark(id, 'paid')).body).toMatchObject({ id, payment_status: 'paid' });
    expect((await mark(id, 'paid')).status).toBe(200);
    expect((await mark(id, 'pending')).body).toMatchObject({
      payment_status: 'pending',
      settled_at: null,
    });
    expect((await mark(id, 'credited')).status).toBe(200);
    const back = await mark(id, 'paid');
    expect(back.status).toBe(409);
    expect(back.body.error).toMatch(/allerede kreditert/);
    expect((await mark(id, 'pending')).status).toBe(409);
    expect((await mark(id, 'x')).status).toBe(400);
    expect((await mark(randomUUID(), 'paid')).status).toBe(404);
    expect((await list('payment_status=credited')).sales).toHaveLength(1);
  });

  it('are due again once a waiver is undone with a reason, which is stored', async () => {
    const [{ id, partner_name }] = (await list()).sales;
    const undo = (body: object, version = '*') =>
      world.admin('post', `/sales/${id}/undo-waiver`).set('If-Match', version).send(body);
    expect((await undo({ reason: 'Feil' })).status).toBe(409);
    const [{ version: before }] = (await list()).sales;
    const { version } = (await mark(id, 'credited')).body;
    expect((await list('payment_status=credited')).sales).toMatchObject([
      { can_undo_waiver: true, waivers: [{ undone_at: null, reason: null }] },
    ]);
    expect((await undo({})).status).toBe(400);
    const stale = await undo({ reason: 'Feil' }, `"${before}"`);
    expect([stale.status, stale.body.current]).toMatchObject([412, { id, version }]);
    expect((await undo({ reason: ' Feil salg ' }, `"${version}"`)).body).toMatchObject({
      ...{ payment_status: 'pending', can_undo_waiver: false },
      waivers: [{ undone_at: expect.any(String), reason: 'Feil salg' }],
    });
    const mail = await world.mailTo(
      `${partner_name.toLowerCase()}@stil.no`,
      'Skal betales likevel',
    );
    expect(mail).toContain('Vi hadde kreditert oppdraget under.');
    expect(mail).not.toContain('Feil salg');
    expect((await mark(id, 'paid')).status).toBe(200);
  });

  it('are not credited from a version before their payment', async () => {
    const [{ id, version }] = (await list()).sales;
    const { version: paid } = (await mark(id, 'paid')).body;
    const credit = (seen: string) =>
      world.admin('patch', `/sales/${id}`).set('If-Match', `"${seen}"`).send({
        payment_status: 'credited',
      });
    const late = await credit(version);
    expect([late.status, late.body.current]).toMatchObject([412, { id, version: paid }]);
    expect((await list('payment_status=paid')).sales).toMatchObject([{ id }]);
    expect((await credit(paid)).body).toMatchObject({ payment_status: 'credited' });
  });

  it('are undone by the version of their mark, unless marked again since', async () => {
    const [{ id }] = (await list()).sales;
    const undo = (version: string) =>
      world
        .admin('patch', `/sales/${id}`)
        .set('If-Match', `"${version}"`)
        .send({ payment_status: 'pending' });
    const { version: mine } = (await mark(id, 'paid')).body;
    expect((await mark(id, 'paid')).body).toMatchObject({ changed_at: null });
    await mark(id, 'pending');
    const { version: theirs } = (await mark(id, 'paid')).body;
    const late = await undo(mine);
    expect([late.status, late.body.type]).toEqual([412, '/problems/version-stale']);
    expect((await undo(theirs)).body).toMatchObject({ payment_status: 'pending' });
  });

  it('are filtered by state, partner and time', async () => {
    const { sales, totals } = await list(`partner_id=${anne}&payment_status=pending`);
    expect(sales.map((sale: { partner_name: string }) => sale.partner_name)).toEqual([
      'Anne',
      'Anne',
    ]);
    expect(totals.pending).toEqual({ count: 2, sum: 0.2 });
    const today = norwegianDay(new Date());
    expect((await list(`from=${today}&to=${today}`)).sales).toHaveLength(4);
    expect((await list(`from=${dayAt(today, 1)}`)).sales).toHaveLength(0);
    expect((await list(`to=${dayAt(today, -1)}`)).sales).toHaveLength(0);
    for (const query of [
      'payment_status=x',
      'partner_id=x',
      'from=2026-W10',
      'to=9999-12-31',
      'cursor=x',
      'limit=0',
    ]) {
      expect((await world.admin('get', `/sales?${query}`)).status).toBe(400);
    }
  });

  it('are paged, each once', async () => {
    const first = await list('limit=3');
    const second = await list(`limit=3&cursor=${first.next_cursor}`);
    expect(second.next_cursor).toBeNull();
    const ids = [...first.sales, ...second.sales].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('remain without the owner when the leads are erased, under the same reference', async () => {
    const references = async () =>
      (await list()).sales.map(({ reference }: { reference: string }) => reference).sort();
    const sold = await world.api.rows<{ id: string }>('select assignment_id as id from sale');
    const known = sold.map(({ id }) => referenceOf(id)).sort();
    expect(await references()).toEqual(known);
    for (const { id } of await world.api.rows<{ id: string }>('select id from lead')) {
      await world.admin('delete', `/leads/${id}`).expect(204);
    }
    expect(await references()).toEqual(known);
    const { sales, totals } = await list();
    expect(sales).toHaveLength(4);
    expect(sales[0].lead_id).toBeNull();
    expect(totals.pending.sum).toBe(0.6);
  });
});
