import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HmacLinkSigner } from '../platform/secrets/hmac-link-signer.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { SESSION_SECRET } from '../testing/start-api.js';

describe('an owner, by the link in the confirmation', () => {
  let world: MatchingWorld;
  let leadId: string;
  let token: string;
  let made = 0;
  beforeAll(async () => {
    world = await MatchingWorld.start();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.api.empty('lead, partner');
    made += 1;
    const email = `kari${made}@nordmann.no`;
    leadId = await world.lead({ customer_email: email });
    const confirmation = await world.mailTo(email, 'Takk for henvendelsen');
    token = tokenIn(confirmation, '/min-henvendelse/');
  });

  const look = (link = token) => world.api.call('get', `/api/owner-links/${link}`);
  const post = (what: string, link = token) =>
    world.api.call('post', `/api/owner-links/${link}/${what}`);
  const passOn = () => world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);

  it('sees who got the request and when, and nothing personal', async () => {
    expect((await look()).body).toEqual({
      city: 'Bergen',
      service: 'Fullstyling',
      received_at: expect.any(String),
      status: 'new',
      partners: [],
    });
    await world.partner('Anne');
    await passOn();
    expect((await look()).body).toMatchObject({
      status: 'matched',
      partners: [
        {
          name: 'Anne',
          company: 'Stil og Rom AS',
          kind: 'stylist',
          state: 'offered',
          offered_at: expect.any(String),
          answered_at: null,
        },
      ],
    });
  });

  it('withdraws it: the partners are told, nobody pays, and it is passed on no more', async () => {
    await world.partner('Anne');
    await passOn();
    const { status, body } = await post('withdraw');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'lost', partners: [{ state: 'withdrawn' }] });
    expect((await post('withdraw')).body).toEqual(body);
    await world.mailTo('anne@stil.no', 'Oppdraget er trukket tilbake');
    expect(await world.api.rows('select payment_status from sale')).toEqual([
      { payment_status: 'credited' },
    ]);
    expect((await world.admin('post', `/leads/${leadId}/assignments`).send({})).status).toBe(409);
    const kinds = await world.api.rows<{ kind: string }>(
      `select kind from lead_event where detail->>'by' = 'owner' or kind = 'owner-withdrew' order by at`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['owner-withdrew', 'assignment-withdrawn']);
  });

  it('downloads everything that is stored', async () => {
    await world.partner('Anne');
    await passOn();
    const { body, headers } = await world.api.call('get', `/api/owner-links/${token}/export`);
    expect(headers['content-disposition']).toBe('attachment; filename="min-henvendelse.json"');
    expect(body).toMatchObject({
      id: leadId,
      customer_name: 'Kari Nordmann',
      message: 'Ring etter kl. 16.',
      assignments: [{ partner_name: 'Anne' }],
      history: [{ kind: 'passed-on' }, { kind: 'status-changed' }],
    });
    expect(body.notifications).toHaveLength(4);
  });

  it('erases it all, and the sale stays without a name', async () => {
    await world.partner('Anne');
    await passOn();
    expect((await post('erase')).status).toBe(204);
    for (const table of ['lead', 'assignment', 'notification', 'match_round', 'lead_event']) {
      expect(await world.api.rows(`select 1 from ${table}`)).toEqual([]);
    }
    expect(await world.api.rows('select amount_ore, assignment_id from sale')).toEqual([
      { amount_ore: 50_000, assignment_id: null },
    ]);
    const { status, body } = await look();
    expect([status, body.error]).toEqual([404, 'Henvendelsen er slettet.']);
    expect((await post('erase')).status).toBe(404);
  });

  it('gets nowhere by a link that is forged, for a partner or expired', async () => {
    const signer = new HmacLinkSigner(SESSION_SECRET);
    const link = signer.read(token);
    if (!link) throw new Error('The e-mail has a link of ours');
    const forged = new HmacLinkSigner('another secret that is long enough').sign(link);
    for (const unknown of [forged, signer.sign({ ...link, audience: 'partner' }), 'x']) {
      expect((await look(unknown)).status).toBe(404);
      expect((await post('erase', unknown)).status).toBe(404);
      expect((await world.api.call('get', `/api/owner-links/${unknown}/export`)).status).toBe(404);
    }
    const expired = signer.sign({ ...link, expiresAt: new Date(Date.now() - 1000) });
    expect((await post('withdraw', expired)).status).toBe(410);
    expect(await world.api.rows('select status from lead')).toEqual([{ status: 'new' }]);
  });
});
