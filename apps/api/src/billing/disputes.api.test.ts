import { randomUUID } from 'node:crypto';
import { dayAt, norwegianDay, REASONS_OF_KEPT } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { logIn } from '../testing/admin-access.js';
import { BUYER, OPERATOR } from '../testing/invoice-parties.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { employ } from '../testing/users-access.js';

const NEW_DISPUTE = { reason: 'wrong-number', text: ' Kari Nordmann har ikke 412 34 567. ' };
const REPLY = { decision: 'credited', reply: 'Vi har ringt selv, og du har rett.' };

describe('a partner that disputes a sale', () => {
  const world = MatchingWorld.own();
  let email: string;
  let partnerId: string;
  let leadId: string;
  let token: string;
  beforeEach(async () => {
    await world.api.empty('lead, partner, invoice_number');
    email = `${randomUUID()}@stil.no`;
    partnerId = await world.partner('Anne', { email, ...BUYER });
    leadId = await world.lead();
    const asked = world.admin('post', `/leads/${leadId}/assignments`);
    await asked.send({ partner_id: partnerId }).expect(201);
    token = tokenIn(await world.mailTo(email, 'Svar innen'), '/partner/svar#');
    await post('accept').expect(200);
  });

  const daysBack = (...days: number[]) =>
    days.map((each) => dayAt(norwegianDay(new Date()), -each));
  const post = (what: string, body: object = {}) =>
    world.api.call('post', `/api/partner-link/${what}`).set('link-token', token).send(body);
  const look = async () =>
    (await world.api.call('get', '/api/partner-link').set('link-token', token)).body;
  const list = async (query = '') => (await world.admin('get', `/sales?${query}`)).body;
  const rule = async (body: object = REPLY) => {
    const [sale] = (await list()).sales;
    return world.admin('post', `/sales/${sale.id}/ruling`).send(body);
  };
  const issue = async (): Promise<number> => {
    await world.passedOnAgo(leadId, 40);
    await world.admin('put', '/operator').send(OPERATOR).expect(200);
    const { body } = await world.admin('post', '/invoices/run').expect(200);
    return body.invoices;
  };

  it('disputes once, within 14 days, and both sides see it', async () => {
    expect(await look()).toMatchObject({ dispute_until: expect.any(String) });
    const said = await post('dispute', NEW_DISPUTE);
    expect(said.body).toMatchObject({
      state: 'accepted',
      dispute_until: null,
      dispute: {
        ...{
          reason: 'wrong-number',
          dispute_text: NEW_DISPUTE.text.trim(),
          at: expect.any(String),
        },
        ...{ decision: null, reply: null, decided_at: null },
      },
    });
    expect((await post('dispute', NEW_DISPUTE)).body).toEqual(said.body);
    expect((await post('dispute', { ...NEW_DISPUTE, text: 'Noe annet.' })).status).toBe(409);
    const mail = await world.mailTo('kontakt@boligstyling.example', 'AS sier fra om fullstyling');
    expect(mail).toContain(NEW_DISPUTE.text.trim());
    const open = await list(`dispute=open&partner_id=${partnerId}`);
    expect(open.sales).toMatchObject([
      { partner_name: 'Anne', lead_id: leadId, dispute: said.body.dispute },
    ]);
    expect(open.totals.pending).toEqual({ count: 1, sum: 500 });
    expect((await list('dispute=decided')).sales).toEqual([]);
    expect((await world.admin('get', '/sales?dispute=maybe')).status).toBe(400);
    const { history } = (await world.admin('get', `/leads/${leadId}`)).body;
    expect(history.at(-1)).toMatchObject({ kind: 'disputed', detail: { reason: 'wrong-number' } });
  });

  it.each(REASONS_OF_KEPT)('because of %s', async (reason) => {
    await world.passedOnAgo(leadId, 2);
    const days = reason === 'unreachable' && { tried_on: daysBack(0, 1) };
    const { body } = await post('dispute', { reason, text: 'Slik er det.', ...days });
    expect(body.dispute).toMatchObject({ reason });
  });

  it('names the days on which it tried to reach the owner, until the lead is erased', async () => {
    await world.passedOnAgo(leadId, 3);
    const unreached = { reason: 'unreachable', text: 'Ringte begge dager.' };
    for (const tried_on of [undefined, [], daysBack(0), daysBack(0, 9), 'i går', [1, 2], null]) {
      const refused = await post('dispute', { ...unreached, tried_on });
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('Oppgi minst to forskjellige dager du prøvde'),
      ]);
    }
    const said = await post('dispute', { ...unreached, tried_on: daysBack(0, 2) }).expect(200);
    expect(said.body.dispute).toMatchObject({ reason: 'unreachable', tried_on: daysBack(2, 0) });
    expect((await list('dispute=open')).sales).toMatchObject([{ dispute: said.body.dispute }]);
    const { body } = await world.admin('get', `/leads/${leadId}`).expect(200);
    expect(body).toMatchObject({ customer_phone: '40000000', mailbox_proven_at: null });
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    expect((await list('dispute=open')).sales).toMatchObject([{ dispute: { tried_on: [] } }]);
  });

  it('gives one of the reasons, and a storable text', async () => {
    for (const body of [
      {},
      { reason: 'wrong-number' },
      { reason: 'wrong-number', text: ' \n' },
      { reason: 'wrong-number', text: null },
      { reason: 'wrong-number', text: ['x'] },
      { reason: 'wrong-number', text: 'x\u0000' },
      { reason: 'wrong-number', text: 'x'.repeat(1001) },
      { reason: 'other', text: 'x' },
      { text: 'x' },
    ]) {
      expect((await post('dispute', body)).status).toBe(400);
    }
    expect(await look()).not.toHaveProperty('dispute');
  });

  it('is too late after 14 days, and cannot dispute a free lead', async () => {
    await world.passedOnAgo(leadId, 14);
    expect(await look()).toMatchObject({ dispute_until: null });
    const late = await post('dispute', NEW_DISPUTE);
    expect([late.status, late.body.error]).toEqual([409, 'Fristen for å si fra er ute.']);
    await world.api.rows('delete from sale');
    expect((await post('dispute', NEW_DISPUTE)).status).toBe(409);
  });

  it('wins a waiver, with the reason', async () => {
    await post('dispute', NEW_DISPUTE);
    expect(
      (
        await world
          .admin('patch', `/sales/${(await list()).sales[0].id}`)
          .send({ payment_status: 'paid' })
      ).status,
    ).toBe(409);
    for (const body of [{}, { decision: 'credited' }, { ...REPLY, reply: ' ' }, { reply: 'x' }]) {
      expect((await rule(body)).status).toBe(400);
    }
    const { body } = await rule();
    expect(body).toMatchObject({ payment_status: 'credited', dispute: REPLY });
    expect((await look()).dispute).toMatchObject(REPLY);
    const mail = await world.mailTo(email, 'Kreditert: Fullstyling i Bergen');
    expect(mail).toContain(REPLY.reply);
    expect((await rule()).status).toBe(409);
    const [decided] = (await list('dispute=decided')).sales;
    expect((await world.admin('get', `/sales/${decided.id}`).expect(200)).body).toEqual(decided);
    expect((await world.admin('get', `/sales/${randomUUID()}`)).status).toBe(404);
    expect(await issue()).toBe(0);
  });

  it('gets no invoice for the sale until the dispute is refused, and then on the next one', async () => {
    await post('dispute', NEW_DISPUTE);
    expect(await issue()).toBe(0);
    expect((await rule({ decision: 'refused', reply: 'Nummeret er rett.' })).status).toBe(200);
    await world.mailTo(email, 'Ikke kreditert: Fullstyling i Bergen');
    expect(await issue()).toBe(1);
    expect((await list()).sales[0]).toMatchObject({
      ...{ payment_status: 'pending', invoice_id: expect.any(String) },
      dispute: { decision: 'refused', reply: 'Nummeret er rett.' },
    });
  });

  it('gets a credit note for a sale invoiced within its dispute period', async () => {
    expect(await issue()).toBe(1);
    await world.passedOnAgo(leadId, 1);
    await post('dispute', NEW_DISPUTE).expect(200);
    expect((await rule()).body).toMatchObject({ payment_status: 'credited' });
    const { invoices } = (await world.admin('get', '/invoices?show=credit-note')).body;
    expect(invoices).toMatchObject([{ kind: 'credit-note' }]);
  });

  it('gets a ruling though the owner has erased everything, which mentions no owner', async () => {
    await post('dispute', NEW_DISPUTE);
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    const [orphan] = (await list('dispute=open')).sales;
    expect(orphan).toMatchObject({ lead_id: null, dispute: { dispute_text: null } });
    expect((await rule()).body).toMatchObject({ payment_status: 'credited' });
    const mail = await world.mailTo(email, 'Kreditert: oppdrag');
    expect(mail).toContain(REPLY.reply);
    expect(mail).not.toMatch(/Kari|Nordmann|Nygårdsgaten|412 ?34 ?567/);
    expect(await world.api.rows(`select from sale where dispute::text like '%Nordmann%'`)).toEqual(
      [],
    );
  });

  it('is quoted only to users who may see owners', async () => {
    await post('dispute', NEW_DISPUTE);
    const { token: owner } = await logIn(world.api);
    const { token: looks } = await employ(world.api, owner, 'innsyn@boligstyling.no', 'innsyn');
    const answer = await world.api
      .call('get', '/api/admin/sales?dispute=open')
      .set('authorization', `Bearer ${looks}`)
      .expect(200);
    expect(answer.text).not.toMatch(/Kari|412 ?34 ?567/);
    expect(answer.body.sales[0].dispute).toMatchObject({
      reason: 'wrong-number',
      dispute_text: '…',
    });
  });

  it('stays unknown to the owner', async () => {
    await post('dispute', NEW_DISPUTE);
    await rule();
    const mail = await world.mailTo('kari@nordmann.no', 'Anne');
    const owner = tokenIn(mail, '/min-henvendelse#');
    const { text } = await world.api
      .call('get', '/api/own-lead')
      .set('authorization', `Bearer ${owner}`);
    expect(text).not.toMatch(/disput|kiosk|Uenig|wrong-number/);
  });
});
