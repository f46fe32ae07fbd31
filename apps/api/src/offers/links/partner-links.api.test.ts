import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld, tokenIn } from '../../testing/matching-world.js';
import { SESSION_SECRET } from '../../testing/start-api.js';
import { HmacLinkSigner } from '../../platform/secrets/hmac-link-signer.js';

describe('a partner, by the link in its e-mail', () => {
  let world: MatchingWorld;
  let leadId: string;
  let token: string;
  beforeAll(async () => {
    world = await MatchingWorld.start();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.api.empty('lead, partner');
    const email = `${randomUUID()}@stil.no`;
    await world.partner('Anne', { email });
    leadId = await world.lead();
    await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
    token = tokenIn(await world.mailTo(email, 'Nytt oppdrag'), '/partner/svar/');
  });

  const look = (link = token) => world.api.call('get', `/api/partner-links/${link}`);
  const post = (what: string, body: object = {}, link = token) =>
    world.api.call('post', `/api/partner-links/${link}/${what}`).send(body);
  const status = async () =>
    (await world.api.rows<{ status: string }>(`select status from lead where id = '${leadId}'`))[0]
      ?.status;
  const history = () =>
    world.api.rows<{ kind: string }>(
      `select kind, detail from lead_event where lead_id = '${leadId}' order by at`,
    );

  it('sees the assignment and nothing of the owner, and changes nothing by looking', async () => {
    const before = await history();
    const { status: code, body, headers } = await look();
    expect(code).toBe(200);
    expect(body).toEqual({
      city: 'Bergen',
      service: 'Fullstyling',
      offered_at: expect.any(String),
      state: 'offered',
      partner_name: 'Anne',
      weekly_capacity: 5,
      paused: false,
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await look()).body).toEqual(body);
    expect(await history()).toEqual(before);
  });

  it('says «Jeg tar kontakt»', async () => {
    expect((await post('accept')).body).toMatchObject({ state: 'accepted' });
    expect((await post('accept')).status).toBe(200);
    expect(await status()).toBe('contacted');
    expect(await history()).toMatchObject([
      { kind: 'passed-on' },
      { kind: 'status-changed' },
      { kind: 'assignment-answered', detail: { partnerName: 'Anne', answer: 'accepted' } },
      { kind: 'status-changed', detail: { from: 'matched', to: 'contacted' } },
    ]);
    const other = await post('decline');
    expect(other.status).toBe(409);
    expect(other.body.error).toMatch(/«Jeg tar kontakt»/);
  });

  it('says «Passer ikke», and the next one gets the lead', async () => {
    await world.partner('Berit');
    await world.partner('Cecilie');
    expect((await post('decline')).body).toMatchObject({ state: 'declined' });
    const { assignments, rounds } = await world.matching(leadId);
    expect(assignments).toMatchObject([
      { partner_name: 'Anne', state: 'declined' },
      { partner_name: 'Berit', state: 'offered' },
    ]);
    expect(rounds[0]).toMatchObject({ cause: 'declined' });
    expect(await world.api.rows('select payment_status from sale order by created_at')).toEqual([
      { payment_status: 'credited' },
      { payment_status: 'pending' },
    ]);
    await world.mailTo('berit@stil.no', 'Nytt oppdrag');
  });

  it('says «Passer ikke» as the last one, and the administrator is told', async () => {
    await post('decline');
    expect(await status()).toBe('new');
    await world.mailTo('kontakt@boligstyling.example', 'Ingen ledig partner');
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

  it('can no longer answer what was taken back', async () => {
    const { assignments } = await world.matching(leadId);
    await world.admin('delete', `/leads/${leadId}/assignments/${assignments[0].id}`).expect(204);
    const { status: code, body } = await post('accept');
    expect([code, body.error]).toEqual([409, 'Oppdraget er trukket tilbake.']);
    expect((await look()).body.state).toBe('withdrawn');
  });

  it('gets nowhere by a link that is forged, for someone else, expired or for an erased lead', async () => {
    const signer = new HmacLinkSigner(SESSION_SECRET);
    const link = signer.read(token);
    if (!link) throw new Error('The e-mail has a link of ours');
    const forged = new HmacLinkSigner('another secret that is long enough').sign(link);
    const owners = signer.sign({ ...link, audience: 'owner', id: leadId });
    for (const unknown of [forged, owners, `${token}x`, 'x']) {
      expect((await look(unknown)).status).toBe(404);
      expect((await post('accept', {}, unknown)).status).toBe(404);
    }
    const expired = signer.sign({ ...link, expiresAt: new Date(Date.now() - 1000) });
    const { status: gone, body } = await post('accept', {}, expired);
    expect([gone, body.error]).toEqual([410, 'Lenken er utløpt.']);
    await world.api.rows('delete from lead');
    expect((await look()).status).toBe(404);
  });
});
