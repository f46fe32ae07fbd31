import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { logIn } from '../testing/admin-access.js';
import { contract, type Method } from '../testing/contract.js';
import { callsOpenTo } from '../testing/matches-contract.js';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { askForLink, enterBy, waitingLink } from '../testing/partner-access.js';
import { startApi } from '../testing/start-api.js';

/**
 * Every call that `openapi.yaml` keeps for partners who are logged in, with made-up ids in its
 * path.
 */
const CALLS = Object.entries(contract.paths).flatMap(([template, operations]) =>
  Object.entries(operations)
    .filter(([, { security = [] }]) => security.some((scheme) => 'partner' in scheme))
    .map(([method]) => ({
      method: method as Method,
      path: template.replaceAll(/\{\w+\}/g, () => randomUUID()),
    })),
);

describe('the calls of partners', () => {
  const world = MatchingWorld.own();
  let partnerId: string;
  let email: string;
  beforeEach(async () => {
    await world.api.empty('lead, partner');
    await world.api.rows('delete from login_attempt; delete from one_time_link');
    email = `${randomUUID()}@stil.no`;
    partnerId = await world.partner('Anne', { email });
  });

  const ask = (address = email) =>
    world.api.call('post', '/api/partner/link').send({ email: address });
  const link = () => askForLink(world.api, partnerId, email);
  const enter = (token: string) => world.api.call('post', '/api/partner/session').send({ token });
  const look = (cookie: string) => world.api.call('get', '/api/partner/page').set('cookie', cookie);
  const links = () => world.api.rows<{ id: string }>('select id from one_time_link');
  const expectRefusal = async (
    headers: Record<string, string>,
    sentence = 'Sesjonen er utløpt. Logg inn på nytt.',
  ) => {
    for (const { method, path } of CALLS) {
      const { status, body } = await world.api.call(method, path).set(headers);
      expect({ method, path, status }).toEqual({ method, path, status: 401 });
      expect(body.error).toBe(sentence);
    }
  };

  it('are more than five, all under /api/partner, and open to a partner with a session', async () => {
    expect(CALLS.length).toBeGreaterThan(5);
    expect(CALLS.every(({ path }) => path.startsWith('/api/partner/'))).toBe(true);
    await look(await enterBy(world.api, await link())).expect(200);
  });

  it('reject a missing session and every other credential', async () => {
    const leadId = await world.lead();
    await world.admin('post', `/leads/${leadId}/assignments`).send({ partner_id: partnerId });
    const offer = tokenIn(await world.mailTo(email, 'Svar innen'), '/partner/svar#');
    const waiting = await link();
    const admin = await logIn(world.api);
    const cookies = ['', offer, waiting, admin.token, admin.refreshToken, `${randomUUID()}.x`];
    for (const value of cookies) await expectRefusal({ cookie: `boligstyling-partner=${value}` });
    for (const token of [admin.token, offer, waiting]) {
      await expectRefusal({ authorization: `Bearer ${token}`, cookie: admin.deviceCookie });
    }
  });

  it('reject a cookie that another site makes the browser send', async () => {
    const cookie = await enterBy(world.api, await link());
    for (const site of ['cross-site', 'same-site']) {
      await expectRefusal({ cookie, 'sec-fetch-site': site });
    }
    await look(cookie).set('sec-fetch-site', 'same-origin').expect(200);
  });

  it('reject a page of another partner that was logged in there earlier', async () => {
    const cookie = await enterBy(world.api, await link());
    const { body } = await look(cookie).expect(200);
    expect(body.id).toBe(partnerId);
    const other = 'En annen partner er logget inn i denne nettleseren nå. Last siden på nytt.';
    await expectRefusal({ cookie, 'partner-id': randomUUID() }, other);
    await look(cookie).set('partner-id', partnerId).expect(200);
  });

  it('reject the administrator’s token and a login link', async () => {
    const waiting = await link();
    const cookie = await enterBy(world.api, await link());
    const token = cookie.split('=')[1] ?? '';
    for (const { method, path } of callsOpenTo('bearer')) {
      for (const given of [token, waiting]) {
        const sent = world.api.call(method, path).set('cookie', cookie);
        expect((await sent.set('authorization', `Bearer ${given}`)).status).toBe(401);
      }
    }
    const renewal = world.api.call('post', '/api/admin/session/refresh');
    await renewal.send({ refresh_token: token }).expect(401);
    for (const what of ['open', 'passkey', 'totp']) {
      const invitation = world.api.call('post', `/api/admin/invitations/${what}`);
      await invitation.send({ token: waiting }).expect(410);
    }
    await enter(waiting).expect(204);
  });

  it('reject an invitation of the dashboard', async () => {
    const invited = await world
      .admin('post', '/users')
      .send({ name: 'Eva Eier', email: 'eva@boligstyling.no', role: 'eier' });
    await enter(await waitingLink(world.api, invited.body.id)).expect(410);
    expect(await links()).toHaveLength(1);
  });

  it('keep the session in a cookie that no script reads, for thirty days', async () => {
    const { headers } = await enter(await link()).expect(204);
    const [kept] = headers['set-cookie'] as unknown as string[];
    expect(kept).toMatch(/; Path=\/api\/partner; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    expect(await world.api.rows('select * from partner_session')).toHaveLength(1);
    const stored = JSON.stringify(await world.api.rows('select * from partner_session'));
    expect(stored).not.toContain(/\.([\w-]{43})/.exec(kept ?? '')?.[1]);
  });

  it('answer the same for known, unknown and paused partners', async () => {
    await world.admin('patch', `/partners/${partnerId}`).send({ active: false }).expect(200);
    const answers = [await ask(), await ask('nobody@stil.no'), await ask(email.toUpperCase())];
    const reported = answers.map(({ status, text, headers }) => [
      status,
      text,
      Object.keys(headers),
    ]);
    expect(reported[1]).toEqual(reported[0]);
    expect(reported[2]).toEqual(reported[0]);
    await enterBy(world.api, await waitingLink(world.api, partnerId));
  });

  it('let a client ask five times in a quarter of an hour, over all replicas and addresses', async () => {
    const replica = await startApi({ DATABASE_URL: world.api.databaseUrl });
    const asked = Array.from({ length: 12 }, (_, nth) =>
      (nth % 2 ? world.api : replica)
        .call('post', '/api/partner/link')
        .send({ email: `${nth}@stil.no` }),
    );
    const answers = await Promise.all(asked);
    await replica.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 204),
      ...Array.from({ length: 7 }, () => 429),
    ]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
  });

  it('send at most three pending links to a partner, for all clients together', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask().expect(204)));
    await eventually(async () => ((await links()).length === 3 ? true : undefined));
    await ask().expect(429);
    await world.api.rows('delete from login_attempt');
    await ask().expect(204);
    await ask('nobody@stil.no').expect(204);
    expect(await links()).toHaveLength(3);
  });

  it('accept a link once, however many use it at once', async () => {
    const token = await link();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410]);
    await enter(token).expect(410);
  });

  it('reject a link that is expired, changed or of another kind', async () => {
    const token = await link();
    await enter(`${token.slice(0, -2)}xx`).expect(404);
    await enter('nonsense').expect(404);
    await world.api.rows(`update one_time_link set expires_at = now()`);
    await enter(token).expect(410);
  });

  it('end at once with the session: here, elsewhere, or by the administrator', async () => {
    const [here, there, third] = [
      await enterBy(world.api, await link()),
      await enterBy(world.api, await link()),
      await enterBy(world.api, await link()),
    ];
    const listed = await world.api.call('get', '/api/partner/sessions').set('cookie', here);
    expect(listed.body.sessions).toHaveLength(3);
    expect(listed.body.sessions.filter((each: { is_this: boolean }) => each.is_this)).toHaveLength(
      1,
    );
    const left = await world.api.call('delete', '/api/partner/session').set('cookie', there);
    expect(left.status).toBe(204);
    expect(String(left.headers['set-cookie'])).toContain('Max-Age=0');
    await expectRefusal({ cookie: there });
    const thirdId = third.split('=')[1]?.split('.')[0];
    await world.api.call('delete', `/api/partner/sessions/${thirdId}`).set('cookie', here);
    await expectRefusal({ cookie: third });
    await look(here).expect(200);
    await world.admin('delete', `/partners/${partnerId}/sessions`).expect(204);
    await expectRefusal({ cookie: here });
  });

  it('accept a paused partner with ended sessions again by a new link', async () => {
    const before = await enterBy(world.api, await link());
    const waiting = await link();
    await world.admin('patch', `/partners/${partnerId}`).send({ active: false }).expect(200);
    await world.admin('delete', `/partners/${partnerId}/sessions`).expect(204);
    await expectRefusal({ cookie: before });
    await enter(waiting).expect(410);
    const { body } = await look(await enterBy(world.api, await link())).expect(200);
    expect(body.paused).toBe(true);
  });

  it('end when the session expires', async () => {
    const cookie = await enterBy(world.api, await link());
    await world.api.rows('update partner_session set expires_at = now()');
    await expectRefusal({ cookie });
  });

  it('show a forwarded offer’s reader no more than the offer', async () => {
    const leadId = await world.lead({ customer_name: 'Kari-Anne Åsen' });
    await world.admin('post', `/leads/${leadId}/assignments`).send({ partner_id: partnerId });
    const offer = tokenIn(await world.mailTo(email, 'Svar innen'), '/partner/svar#');
    await enter(offer).expect(404);
    const seen = await world.api
      .call('get', '/api/partner-link')
      .set('link-token', offer)
      .expect(200);
    expect(seen.text).not.toContain('Åsen');
    expect(seen.headers['set-cookie']).toBeUndefined();
  });

  it('leave no token in a log', async () => {
    const token = await link();
    const cookie = await enterBy(world.api, token);
    await look(cookie).expect(200);
    for (const secret of [token, cookie.split('=')[1] ?? '', email]) {
      expect(world.api.logged()).not.toContain(secret);
    }
  });

  it('use up no link by a view of its page', async () => {
    const token = await link();
    await request(world.api.address).get(`/partner/logg-inn`);
    await request(world.api.address).get(`/api/partner/session?token=${token}`);
    await enter(token).expect(204);
  });
});
