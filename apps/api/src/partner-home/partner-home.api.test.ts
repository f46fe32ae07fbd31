import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Method } from '../testing/contract.js';
import { NAMED_OWNER, NAMES_OR_REACHES_HER } from '../testing/named-owner.js';
import { MatchingWorld } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';

describe('a logged-in partner', () => {
  const world = MatchingWorld.own();
  let cookie: string;
  let partnerId: string;
  beforeEach(async () => {
    await world.api.empty('lead, partner');
    partnerId = await world.partner('Anne');
    cookie = await logIn('Anne', partnerId);
  });

  const logIn = async (name: string, id: string) =>
    enterBy(world.api, await askForLink(world.api, id, `${name.toLowerCase()}@stil.no`));
  const call = (method: Method, path: string, by = cookie) =>
    world.api.call(method, `/api/partner/${path}`).set('cookie', by);
  const page = async (by = cookie) => (await call('get', 'page', by).expect(200)).body;
  const assignments = async (by = cookie) =>
    (await call('get', 'assignments', by).expect(200)).body;
  const ask = async (leadId: string, partner_id = partnerId) => {
    await world.admin('post', `/leads/${leadId}/assignments`).send({ partner_id }).expect(201);
  };
  const take = async (leadId: string) => {
    await ask(leadId);
    const [offer] = (await page()).offers;
    await call('post', `assignments/${offer.id}/accept`).expect(204);
    return offer;
  };
  const statusOf = async (leadId: string) =>
    (await world.api.rows<{ status: string }>(`select status from lead where id = '${leadId}'`))[0]
      ?.status;

  it('sees its offers, and nothing that names or reaches the owner', async () => {
    await ask(await world.lead(NAMED_OWNER));
    const answer = await call('get', 'page').expect(200);
    expect(answer.body).toMatchObject({
      name: 'Anne',
      company: 'Stil og Rom AS',
      paused: false,
      weekly_capacity: 5,
      used_capacity: 1,
      areas: ['4601'],
      month: { accepted: 0, won: 0, lost: 0, due_ore: 0, asks_for_vat: false },
    });
    expect(answer.body.offers).toHaveLength(1);
    expect(answer.body.offers[0]).toMatchObject({
      title: 'Fullstyling i Bergen',
      price_ore: 50_000,
      deadline_text: expect.stringMatching(/ kl\.\s\d\d:\d\d$/),
    });
    for (const secret of NAMES_OR_REACHES_HER) expect(answer.text).not.toMatch(secret);
    expect((await assignments()).assignments).toEqual([]);
  });

  it('accepts a lead, sees the owner and reports the outcome, which moves the lead', async () => {
    const leadId = await world.lead(NAMED_OWNER);
    const offer = await take(leadId);
    expect((await page()).offers).toEqual([]);
    const [accepted] = (await assignments()).assignments;
    expect(accepted).toMatchObject({
      service: 'Fullstyling',
      report: null,
      owner: { name: 'Kari-Anne Åsen', phone: '41234567', address: NAMED_OWNER.address },
    });
    expect(await statusOf(leadId)).toBe('matched');
    await call('post', `assignments/${offer.id}/report`).send({ report: 'contacted' }).expect(204);
    expect(await statusOf(leadId)).toBe('contacted');
    await call('post', `assignments/${offer.id}/report`).send({ report: 'won' }).expect(204);
    expect(await statusOf(leadId)).toBe('won');
    expect((await page()).month).toEqual({
      accepted: 1,
      won: 1,
      lost: 0,
      due_ore: 50_000,
      asks_for_vat: true,
    });
    expect((await assignments()).assignments[0].report).toBe('won');
  });

  it('as an agent beside stylists sees none of the owner’s texts to those', async () => {
    const per = await world.partner('Per', { kind: 'estate-agent' });
    const by = await logIn('Per', per);
    await ask(await world.lead({ ...NAMED_OWNER, agent_contact: 'yes' }), per);
    const [offer] = (await page(by)).offers;
    await call('post', `assignments/${offer.id}/accept`, by).expect(204);
    const { body, text } = await call('get', 'assignments', by).expect(200);
    expect(body.assignments).toMatchObject([{ owner: { phone: '41234567' } }]);
    expect(text).not.toMatch(/Fullstyling|eller se innom|styling_needs|timeframe/);
  });

  it('still sees the owner when the link in the email no longer does', async () => {
    await take(await world.lead(NAMED_OWNER));
    await world.api.rows(`update assignment set offered_at = offered_at - interval '61 days',
      answered_at = answered_at - interval '61 days', revealed_at = revealed_at - interval '61 days'`);
    const [accepted] = (await assignments()).assignments;
    expect(accepted).toMatchObject({ link: null, owner: { name: 'Kari-Anne Åsen' } });
  });

  it('gets the same page of each lead as by its email', async () => {
    await ask(await world.lead(NAMED_OWNER));
    const [offer] = (await page()).offers;
    const { body } = await world.api
      .call('get', '/api/partner-link')
      .set('link-token', offer.link)
      .expect(200);
    expect(body.title).toBe(offer.title);
  });

  it('reads its list a page at a time', async () => {
    await world.admin('patch', `/partners/${partnerId}`).send({ weekly_capacity: 50 }).expect(200);
    for (let count = 10; count < 31; count += 1) {
      const person = { customer_phone: `412345${count}`, customer_email: `k${count}@nordmann.no` };
      await ask(await world.lead(person));
    }
    for (const { id } of (await page()).offers) {
      await call('post', `assignments/${id}/accept`).expect(204);
    }
    const first = await assignments();
    expect(first.assignments).toHaveLength(20);
    const rest = await call('get', `assignments?cursor=${first.next_cursor}`).expect(200);
    expect(rest.body).toMatchObject({ assignments: [expect.anything()], next_cursor: null });
    await call('get', 'assignments?cursor=made.up').expect(400);
  });

  it('keeps reference, date and price of a lead that its owner erases', async () => {
    const leadId = await world.lead(NAMED_OWNER);
    const offer = await take(leadId);
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    const answer = await call('get', 'assignments').expect(200);
    expect(answer.body.assignments).toEqual([
      expect.objectContaining({
        reference: offer.id.slice(-8).toUpperCase(),
        price_ore: 50_000,
        asks_for_vat: true,
        service: null,
        link: null,
      }),
    ]);
    expect(answer.body.assignments[0]).not.toHaveProperty('owner');
    for (const secret of NAMES_OR_REACHES_HER) expect(answer.text).not.toMatch(secret);
  });

  it('keeps service, reference, price and page of a withdrawn but due assignment', async () => {
    const leadId = await world.lead(NAMED_OWNER);
    const offer = await take(leadId);
    await call('post', `assignments/${offer.id}/report`).send({ report: 'contacted' }).expect(204);
    await world.admin('delete', `/leads/${leadId}/assignments/${offer.id}`).expect(204);
    const answer = await call('get', 'assignments').expect(200);
    expect(answer.body.assignments).toEqual([
      expect.objectContaining({
        withdrawn: true,
        reference: offer.id.slice(-8).toUpperCase(),
        service: 'Fullstyling',
        price_ore: 50_000,
        asks_for_vat: true,
        link: offer.link,
      }),
    ]);
    expect(answer.body.assignments[0]).not.toHaveProperty('owner');
    for (const secret of NAMES_OR_REACHES_HER) expect(answer.text).not.toMatch(secret);
  });

  it('keeps it also without a report and after a refused dispute', async () => {
    const leadId = await world.lead(NAMED_OWNER);
    const offer = await take(leadId);
    await world.api
      .call('post', '/api/partner-link/dispute')
      .set('link-token', offer.link)
      .send({ reason: 'wrong-number', text: 'Ingen svarer.' })
      .expect(200);
    const [sale] = (await world.admin('get', '/sales').expect(200)).body.sales;
    const ruling = { decision: 'refused', reply: 'Nummeret stemmer.' };
    await world.admin('post', `/sales/${sale.id}/ruling`).send(ruling).expect(200);
    await world.admin('delete', `/leads/${leadId}/assignments/${offer.id}`).expect(204);
    expect((await page()).month).toMatchObject({ due_ore: 50_000 });
    expect((await assignments()).assignments).toMatchObject([
      { withdrawn: true, report: null, price_ore: 50_000, link: offer.link },
    ]);
  });

  it('disputes an erased lead, once, by a reason only, and never another’s', async () => {
    const leadId = await world.lead(NAMED_OWNER);
    const offer = await take(leadId);
    await call('post', `assignments/${offer.id}/dispute`).send({ reason: 'erased' }).expect(404);
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    const [erased] = (await assignments()).assignments;
    expect(erased).toMatchObject({ dispute_until: expect.any(String) });
    const dispute = (reason: string, by = cookie) =>
      call('post', `assignments/${erased.id}/dispute`, by).send({ reason });
    const other = await logIn('Berit', await world.partner('Berit'));
    await dispute('erased', other).expect(404);
    await dispute('no such').expect(400);
    await dispute('erased').expect(204);
    await dispute('erased').expect(204);
    await dispute('wrong-number').expect(409);
    expect((await assignments()).assignments).toMatchObject([
      { dispute_until: null, dispute: { reason: 'erased', dispute_text: null, decision: null } },
    ]);
    const { body } = await world.admin('post', `/sales/${erased.id}/ruling`).send({
      ...{ decision: 'credited', reply: 'Du har rett.' },
    });
    expect(body).toMatchObject({ payment_status: 'credited' });
    expect((await assignments()).assignments).toMatchObject([
      { dispute_granted: true, dispute: { decision: 'credited', reply: 'Du har rett.' } },
    ]);
  });

  it('learns nothing of other partners, and changes nothing of theirs', async () => {
    const otherId = await world.partner('Berit');
    const other = await logIn('Berit', otherId);
    const leadId = await world.lead(NAMED_OWNER);
    await ask(leadId, otherId);
    const [offer] = (await page(other)).offers;
    for (const path of ['page', 'assignments', 'sessions']) {
      const { text } = await call('get', path).expect(200);
      for (const secret of [...NAMES_OR_REACHES_HER, /berit/i]) expect(text).not.toMatch(secret);
    }
    await call('post', `assignments/${offer.id}/accept`).expect(404);
    await call('post', `assignments/${offer.id}/accept`, other).expect(204);
    await call('post', `assignments/${offer.id}/report`).send({ report: 'won' }).expect(404);
    expect(await statusOf(leadId)).toBe('matched');
    const { sessions } = (await call('get', 'sessions', other).expect(200)).body;
    await call('delete', `sessions/${sessions[0].id}`).expect(204);
    await call('get', 'page', other).expect(200);
  });

  it('learns nothing of an owner from a declined offer', async () => {
    const leadId = await world.lead(NAMED_OWNER);
    await ask(leadId);
    const [offer] = (await page()).offers;
    await world.api
      .call('post', '/api/partner-link/decline')
      .set('link-token', offer.link)
      .send({})
      .expect(200);
    for (const path of ['page', 'assignments']) {
      const { text } = await call('get', path).expect(200);
      for (const secret of NAMES_OR_REACHES_HER) expect(text).not.toMatch(secret);
    }
  });
});
