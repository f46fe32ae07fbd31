import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DECLINE_REASONS, nobodyCalled, advance } from '@boligstyling/domain';
import { NAMED_OWNER, NAMES_OR_REACHES_HER } from '../../testing/named-owner.js';
import { MatchingWorld, tokenIn } from '../../testing/matching-world.js';
import { SESSION_SECRET } from '../../testing/start-api.js';
import { HmacLinkSigner } from '../../platform/secrets/hmac-link-signer.js';

const OWNER = { ...NAMED_OWNER, styling_needs: 'Stue. Mer på kari.aasen@nordmann.no' };

describe('a partner with the link of its email', () => {
  const world = MatchingWorld.own();
  let leadId: string;
  let token: string;
  beforeEach(async () => {
    await world.api.empty('lead, partner');
    leadId = await world.lead(OWNER);
    token = await asked('Anne');
  });

  async function asked(name: string, kind = 'stylist'): Promise<string> {
    const email = `${randomUUID()}@stil.no`;
    const partner_id = await world.partner(name, { email, kind });
    await world.admin('post', `/leads/${leadId}/assignments`).send({ partner_id }).expect(201);
    return tokenIn(await world.mailTo(email, 'Svar innen'), '/partner/svar#');
  }

  const look = (link = token) => world.api.call('get', '/api/partner-link').set('link-token', link);
  const post = (what: string, body: object = {}, link = token) =>
    world.api.call('post', `/api/partner-link/${what}`).set('link-token', link).send(body);
  const status = async () =>
    (await world.api.rows<{ status: string }>(`select status from lead where id = '${leadId}'`))[0]
      ?.status;
  const sales = async () =>
    (await world.api.rows<{ payment_status: string }>('select payment_status from sale')).map(
      (sale) => sale.payment_status,
    );
  const history = () => world.api.rows('select kind, detail from lead_event order by at');
  const answeredAgo = (interval: string) =>
    world.api.rows(`
      update assignment set answered_at = answered_at - interval '${interval}',
        revealed_at = revealed_at - interval '${interval}'`);
  const expectNothingOfTheOwner = ({ body, text }: { body: object; text: string }) => {
    expect(body).not.toHaveProperty('owner');
    for (const secret of NAMES_OR_REACHES_HER) expect(text).not.toMatch(secret);
  };

  it('is not shown the owner at its former mailbox after the administrator changed the address', async () => {
    expect((await post('accept')).body.owner).toMatchObject({ name: OWNER.customer_name });
    const [{ id } = { id: '' }] = await world.api.rows<{ id: string }>('select id from partner');
    const elsewhere = { email: `${randomUUID()}@stil.no` };
    await world.admin('patch', `/partners/${id}`).send(elsewhere).expect(200);
    for (const { status, text } of [await look(), await post('undo'), await post('pause')]) {
      expect(status).toBe(410);
      for (const secret of NAMES_OR_REACHES_HER) expect(text).not.toMatch(secret);
    }
    await answeredAgo('7 days');
    const [own] = await world.api.rows<{ id: string }>('select id from assignment');
    await world.api.happen(leadId, (leadCase) => nobodyCalled(leadCase, own?.id ?? ''));
    const now = tokenIn(await world.mailTo(elsewhere.email, 'venter på deg'), '/partner/svar#');
    expect((await look(now).expect(200)).body.owner).toMatchObject({ name: OWNER.customer_name });
  });

  it('sees the facts for its decision and nothing of the owner, and a view changes nothing', async () => {
    const before = await history();
    const answer = await look();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      state: 'offered',
      reference: token.split('.')[1]?.slice(-8).toUpperCase(),
      title: 'Fullstyling i Bergen',
      service: 'Fullstyling',
      city: 'Bergen',
      postal_code: '5015',
      price_ore: 50_000,
      offered_at: expect.any(String),
      deadline: expect.any(String),
      deadline_text: expect.stringMatching(/^\S+dag \d+\. \S+ (\d{4} )?kl\.\s\d\d:\d\d$/),
      places: 3,
      accepted_by_others: 0,
      answered_at: null,
      decline_reason: null,
      undo_until: null,
      asks_for_vat: null,
      report: null,
      partner_name: 'Anne',
      weekly_capacity: 5,
      paused: false,
    });
    expect(answer.body.details).toContainEqual({
      field: 'message',
      label: 'Melding',
      value: 'Ring … på …, eller se innom ….',
    });
    expectNothingOfTheOwner(answer);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await look()).body).toEqual(answer.body);
    expect(await history()).toEqual(before);
  });

  it('accepts with «Ta oppdraget», and sees the owner', async () => {
    const { body } = await post('accept');
    expect(body).toMatchObject({
      state: 'accepted',
      undo_until: expect.any(String),
      asks_for_vat: true,
      owner: {
        name: OWNER.customer_name,
        phone: '41234567',
        email: OWNER.customer_email,
        contact_by_email: false,
        address: OWNER.address,
      },
    });
    expect(body.owner.details).toContainEqual(
      expect.objectContaining({ field: 'message', value: OWNER.message }),
    );
    expect((await post('accept')).body).toEqual(body);
    expect((await look()).body).toEqual(body);
    expect(await status()).toBe('matched');
    expect(await sales()).toEqual(['pending']);
    await world.mailTo(OWNER.customer_email, 'Anne');
    const other = await post('decline');
    expect([other.status, other.body.error]).toEqual([
      409,
      'Oppdraget er allerede besvart med «Ta oppdraget».',
    ]);
    expectNothingOfTheOwner(other);
  });

  it('as an agent beside stylists sees the owner and the address, and none of the owner’s texts', async () => {
    await world.api.empty('lead, partner');
    leadId = await world.lead({ ...OWNER, agent_contact: 'yes' });
    const link = await asked('Per', 'estate-agent');
    const { body, text } = await post('accept', {}, link);
    expect(body.owner).toMatchObject({
      ...{ name: OWNER.customer_name, phone: '41234567', email: OWNER.customer_email },
      address: OWNER.address,
    });
    expect(body.owner.details.map(({ field }: { field: string }) => field)).toEqual([
      ...['customer_name', 'customer_phone', 'customer_email', 'address', 'location'],
      ...['service_type', 'property_size', 'property_type_field'],
    ]);
    for (const each of [text, (await look(link)).text]) {
      expect(each).not.toMatch(/Fullstyling|Stue|eller se innom/);
    }
  });

  it('no longer sees the owner after undoing its yes', async () => {
    await post('accept');
    const undone = await post('undo');
    expect(undone.body).toMatchObject({ state: 'undone', undo_until: null });
    for (const answer of [undone, await look(), await post('accept'), await post('undo')]) {
      expectNothingOfTheOwner(answer);
    }
    expect(await status()).toBe('new');
    expect(await sales()).toEqual(['credited']);
  });

  it('cannot undo after a report, and the reason given is the report', async () => {
    await post('accept');
    await post('report', { report: 'contacted' });
    const { status: code, body } = await post('undo');
    expect([code, body.error]).toEqual([409, 'Du har meldt fra om oppdraget, og kan ikke angre.']);
    expect((await look()).body).toMatchObject({ state: 'accepted', report: 'contacted' });
  });

  it('cannot undo after ten minutes', async () => {
    await post('accept');
    await answeredAgo('10 minutes');
    const { status: code, body } = await post('undo');
    expect([code, body.error]).toEqual([409, 'Fristen for å angre er ute.']);
    expect((await look()).body).toMatchObject({ state: 'accepted', undo_until: null });
  });

  it('sees the owner for 30 days after the yes', async () => {
    await post('accept');
    await answeredAgo('29 days 23 hours');
    expect((await look()).body.owner).toBeDefined();
    await answeredAgo('1 hour');
    const late = await look();
    expect(late.body).toMatchObject({ state: 'accepted' });
    expectNothingOfTheOwner(late);
  });

  it.each(DECLINE_REASONS)(
    'declines with «Passer ikke», because of %s, and undoes it',
    async (reason) => {
      const declined = await post('decline', { reason });
      expect(declined.body).toMatchObject({
        state: 'declined',
        decline_reason: reason,
        undo_until: expect.any(String),
      });
      expectNothingOfTheOwner(declined);
      expect((await post('decline')).status).toBe(200);
      expect((await post('undo')).body).toMatchObject({ state: 'offered', decline_reason: null });
      expect(await sales()).toEqual([]);
    },
  );

  it('sees nothing of the lead after declining, and the question again after the undo', async () => {
    const before = (await look()).body;
    const { body } = await post('decline');
    const nothing = { title: 'Fullstyling', city: '', details: [], postal_code: null };
    expect(body).toMatchObject({ ...nothing, service: before.service });
    expect((await look()).body).toEqual(body);
    expect((await post('undo')).body).toEqual(before);
  });

  it('declines without a reason, and without a body', async () => {
    const declining = world.api.call('post', '/api/partner-link/decline');
    const { body } = await declining.set('link-token', token);
    expect(body).toMatchObject({ state: 'declined', decline_reason: null });
  });

  it('disputes a due sale though the assignment was withdrawn, and sees the dispute', async () => {
    await post('accept');
    expect((await look()).body).toMatchObject({ due: true, to_be_billed: true });
    await post('report', { report: 'contacted' });
    const [taken] = await world.api.rows<{ id: string }>('select id from assignment');
    await world.admin('delete', `/leads/${leadId}/assignments/${taken?.id}`).expect(204);
    const { body } = await look();
    expect(body).toMatchObject({
      ...{ state: 'withdrawn', due: true, dispute_until: expect.any(String) },
    });
    expectNothingOfTheOwner({ body, text: JSON.stringify(body) });
    const disputed = await post('dispute', { reason: 'not-the-owner', text: 'En annen svarte.' });
    expect(disputed.body).toMatchObject({
      ...{ dispute: { decision: null }, dispute_until: null, to_be_billed: false },
    });
  });

  it('gets the same answer for no token and a foreign one', async () => {
    for (const link of ['', 'x', `partner.${randomUUID()}.1.x`]) {
      expect((await look(link)).status).toBe(404);
    }
    expect((await world.api.call('get', '/api/partner-link')).status).toBe(404);
  });

  it('cannot invent a reason', async () => {
    for (const reason of ['', 'kari', 7, {}, ['too-far']]) {
      expect((await post('decline', { reason })).status).toBe(400);
    }
    expect((await look()).body.state).toBe('offered');
  });

  it('reports the outcome, and the last report counts', async () => {
    expect((await post('report', { report: 'won' })).status).toBe(409);
    await post('accept');
    expect((await post('report', { report: 'contacted' })).body).toMatchObject({
      report: 'contacted',
      undo_until: null,
    });
    expect(await status()).toBe('contacted');
    expect((await post('report', { report: 'won' })).body.report).toBe('won');
    expect(await status()).toBe('won');
    for (const report of ['', 'tapt', null, undefined]) {
      expect((await post('report', { report })).status).toBe(400);
    }
  });

  it('gets a kind answer when three others were first, and owes nothing', async () => {
    const [second, third, late] = [
      await asked('Berit'),
      await asked('Cecilie'),
      await asked('Dina'),
    ];
    await post('accept');
    expect((await look(late)).body).toMatchObject({ places: 3, accepted_by_others: 1 });
    await post('accept', {}, second);
    await post('accept', {}, third);
    expect((await look(late)).body).toMatchObject({ state: 'filled', accepted_by_others: 3 });
    const missed = await post('accept', {}, late);
    expect([missed.status, missed.body.state, missed.body.details]).toEqual([200, 'missed', []]);
    expectNothingOfTheOwner(missed);
    expect(await sales()).toEqual(['pending', 'pending', 'pending']);
  });

  it('sees that a merged lead does not change its accepted one', async () => {
    await post('accept');
    const elses = { customer_email: 'ola@online.no', customer_phone: '998 87 766' };
    const again = await world.lead({ ...OWNER, ...elses, municipality_number: '4601' });
    const [{ partner_id }] = (await world.matching(leadId)).assignments;
    await world.api.happen(again, (leadCase) => advance(leadCase));
    await world.admin('post', `/leads/${again}/assignments`).send({ partner_id }).expect(201);
    const [offer] = (await world.matching(again)).assignments;
    const signer = new HmacLinkSigner(SESSION_SECRET);
    const link = signer.sign({ ...signer.read(token)!, id: offer.id });
    expect((await look(link)).body).toMatchObject({ state: 'offered', had_home: false });
    await world.admin('post', `/leads/${again}/join`).expect(204);
    expect((await look(link)).body).toMatchObject({ state: 'withdrawn', had_home: true });
    expect((await look()).body).toMatchObject({ state: 'accepted', had_home: false });
  });

  it('gets an answer after the deadline, and owes nothing', async () => {
    await world.api.rows(`update assignment set deadline = now() - interval '1 minute'`);
    const late = await post('accept');
    expect([late.status, late.body.state, late.body.details]).toEqual([200, 'expired', []]);
    expectNothingOfTheOwner(late);
    expect(await sales()).toEqual([]);
  });

  it('learns by another partner’s link only that the token is valid', async () => {
    const another = await asked('Berit');
    await post('accept');
    const theirs = await look(another);
    expect(theirs.body).toMatchObject({ state: 'offered', partner_name: 'Berit' });
    expectNothingOfTheOwner(theirs);
    expect((await post('undo', {}, another)).status).toBe(409);
    expect((await post('report', { report: 'lost' }, another)).status).toBe(409);
    expect((await look()).body).toMatchObject({ state: 'accepted', report: null });
  });

  it('cannot resume what the administrator has paused', async () => {
    const [assignment] = (await world.matching(leadId)).assignments;
    const path = `/partners/${assignment.partner_id}`;
    await world.admin('patch', path).send({ active: false }).expect(200);
    expect((await look()).body).toMatchObject({ paused: true, paused_by_operator: true });
    const refused = { type: '/problems/paused-by-operator' };
    expect((await post('resume')).body).toMatchObject(refused);
    expect((await look()).body).toMatchObject({ paused: true });
  });

  it('pauses, resumes and sets the capacity', async () => {
    expect((await post('pause')).body).toMatchObject({ paused: true });
    expect((await post('capacity', { weekly_capacity: 2 })).body).toMatchObject({
      paused: true,
      weekly_capacity: 2,
    });
    expect((await post('resume')).body).toMatchObject({ paused: false, weekly_capacity: 2 });
    for (const weekly_capacity of [-1, 1.5, 1001, '3', undefined]) {
      expect((await post('capacity', { weekly_capacity })).status).toBe(400);
    }
  });

  it('can neither answer a withdrawn assignment nor see its lead', async () => {
    await post('accept');
    const { assignments } = await world.matching(leadId);
    await world.admin('delete', `/leads/${leadId}/assignments/${assignments[0].id}`).expect(204);
    const refused = await post('accept');
    expect([refused.status, refused.body.error]).toEqual([409, 'Oppdraget er trukket tilbake.']);
    const seen = await look();
    const nothing = { city: '', details: [], postal_code: null };
    expect(seen.body).toMatchObject({ state: 'withdrawn', ...nothing });
    for (const answer of [refused, seen]) expectNothingOfTheOwner(answer);
  });

  it('is refused with a link that is forged, another’s, expired or of an erased lead', async () => {
    const signer = new HmacLinkSigner(SESSION_SECRET);
    const link = signer.read(token);
    if (!link) throw new Error('The e-mail has a link of ours');
    const forged = new HmacLinkSigner('another secret that is long enough').sign(link);
    const owners = signer.sign({ ...link, audience: 'owner', id: leadId });
    const acts = [
      ...['accept', 'decline', 'undo', 'pause', 'resume'].map((act) => [act, {}] as const),
      ['report', { report: 'won' }] as const,
      ['capacity', { weekly_capacity: 1 }] as const,
    ];
    for (const unknown of [forged, owners, `${token}x`, 'x']) {
      expect((await look(unknown)).status).toBe(404);
      for (const [act, body] of acts) expect((await post(act, body, unknown)).status).toBe(404);
    }
    const expired = signer.sign({ ...link, expiresAt: new Date(Date.now() - 1000) });
    const { status: gone, body } = await post('accept', {}, expired);
    expect([gone, body.error]).toEqual([410, 'Lenken er utløpt.']);
    await world.api.rows('delete from lead');
    expect((await look()).status).toBe(404);
  });
});
