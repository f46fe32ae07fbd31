import { randomUUID } from 'node:crypto';
import { PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { MatchingWorld, samplePartnerBody } from '../testing/matching-world.js';
import { whileLocked } from '../testing/while-locked.js';
import { askForLink, enterBy } from '../testing/partner-access.js';

const IN_FORCE = { terms_version: PARTNER_TERMS_VERSION };
const ACCEPTED = { ...IN_FORCE, terms_accepted_at: expect.any(String) };

describe('a partner that has not accepted the terms', () => {
  const world = MatchingWorld.own({ MATCHING: 'automatic' });
  let id: string;
  let email: string;
  beforeEach(async () => {
    await world.api.empty('lead, partner, partner_application');
    email = `${randomUUID()}@stil.no`;
    const body = samplePartnerBody({ name: 'Anne', email });
    ({ id } = (await world.admin('post', '/partners').send(body).expect(201)).body);
  });

  const acceptances = async (of: string) => {
    const sql = `select terms_acceptances as kept from partner where id = '${of}'`;
    return (await world.api.rows<{ kept: object[] }>(sql))[0]?.kept;
  };
  const seen = async () => (await world.admin('get', `/partners/${id}`).expect(200)).body;
  const inQueue = async () => {
    const { body } = await world.admin('get', '/queue').expect(200);
    const { cases } = body.kinds.find(({ kind }: { kind: string }) => kind === 'partner-no-terms');
    return cases.map((it: { partner: { id: string } }) => it.partner.id);
  };
  const logged = () =>
    world.api.rows(`
      select name, act, subject_id, fields from audit_log where role is null
        and call = 'changePartner' and 'terms_version' = any(fields) and subject_id = '${id}'`);
  const welcomeToken = async () => {
    await world.admin('post', `/partners/${id}/welcome`).expect(204);
    const mail = await world.mailTo(email, '/partner/vilkar#');
    return /\/partner\/vilkar#([\w.-]+)/.exec(mail)?.[1] ?? '';
  };
  const byLink = (method: 'get' | 'post', path: string, token: string) =>
    world.api.call(method, `/api/partner-terms${path}`).set('link-token', token);

  it('is asked about nothing, and is shown to administrators in list, queue and coverage', async () => {
    const lead = await world.lead();
    await world.located(lead);
    await world.admin('post', `/leads/${lead}/assignments`).send({}).expect(201);
    const { body } = await world
      .admin('post', `/leads/${lead}/assignments`)
      .send({ partner_id: id })
      .expect(409);
    expect(body.type).toBe('/problems/partner-without-terms');
    const { assignments, rounds } = await world.matching(lead);
    expect(assignments).toEqual([]);
    expect(rounds.at(-1).refused).toMatchObject([{ verdict: 'no-terms', count: 1 }]);
    expect(await seen()).toMatchObject({ terms_version: null, terms_accepted_at: null });
    expect(await inQueue()).toEqual([id]);
    const coverage = (await world.admin('get', '/coverage').expect(200)).body;
    expect(coverage).toMatchObject({ active_partners: 0, partners_without_terms: 1 });
    const steps = (await world.admin('get', '/first-steps').expect(200)).body;
    expect(steps).toMatchObject({ active_partners: 0, partners_without_terms: 1 });
  });

  it('accepts them by the link of its welcome, and is asked about the lead that waits', async () => {
    const lead = await world.lead();
    await world.located(lead);
    const token = await welcomeToken();
    expect((await byLink('get', '', token).expect(200)).body).toMatchObject({
      ...{ name: 'Anne', terms_version: null },
    });
    expect(await seen()).toMatchObject({ terms_version: null });
    const late = await byLink('post', '/accept', token).send({ terms_version: '2026-01-01' });
    expect(late.body.type).toBe('/problems/terms-outdated');
    const { body } = await byLink('post', '/accept', token).send(IN_FORCE).expect(200);
    expect(body).toMatchObject(ACCEPTED);
    const again = await byLink('post', '/accept', token).send(IN_FORCE).expect(200);
    expect(again.body).toEqual(body);
    const { assignments } = await world.matched(lead);
    expect(assignments).toMatchObject([{ partner_id: id, state: 'offered' }]);
    expect([await inQueue(), await seen()]).toMatchObject([[], ACCEPTED]);
    expect(await logged()).toEqual([
      { name: 'Anne', act: 'changed', subject_id: id, fields: ['terms_version'] },
    ]);
    const { terms_accepted_at: at } = body;
    expect(await acceptances(id)).toEqual([{ version: PARTNER_TERMS_VERSION, at, way: 'link' }]);
  });

  it('accepts them once when two acceptances meet, with one row in the audit log', async () => {
    const token = await welcomeToken();
    const accept = async () => byLink('post', '/accept', token).send(IN_FORCE).expect(200);
    const locking = {
      sql: `perform from partner where id = '${id}' for update`,
      waiting: 'select from partner where id = %for no key update',
      count: 2,
    };
    const [one, other] = await whileLocked(world.api, locking, () =>
      Promise.all([accept(), accept()]),
    );
    expect(one.body).toEqual(other.body);
    expect([await acceptances(id), await logged()]).toMatchObject([[{}], [{}]]);
  });

  it('cannot accept by the link once its e-mail address has changed', async () => {
    const token = await welcomeToken();
    await world.api.rows(`update partner set email_changed_at = now() + interval '1 day'`);
    await byLink('get', '', token).expect(410);
    await byLink('post', '/accept', token).send(IN_FORCE).expect(410);
    await byLink('get', '', `${token}x`).expect(404);
  });

  it('accepts them on its own page, which keeps what was accepted when', async () => {
    const cookie = await enterBy(world.api, await askForLink(world.api, id, email));
    const own = (method: 'get' | 'post', path: string) =>
      world.api.call(method, `/api/partner/${path}`).set('cookie', cookie);
    expect((await own('get', 'page').expect(200)).body).toMatchObject({ terms_version: null });
    await own('post', 'terms').send({ terms_version: '2026-01-01' }).expect(409);
    await own('post', 'terms').send({}).expect(400);
    await own('post', 'terms').send(IN_FORCE).expect(204);
    expect((await own('get', 'page').expect(200)).body).toMatchObject(ACCEPTED);
  });

  it('keeps getting leads while a new version waits for its answer', async () => {
    await world.api.acceptTerms(id);
    await world.api.rows(`update partner set terms_version = '2026-01-01'`);
    await world.matched(await world.lead());
    expect(await inQueue()).toEqual([]);
    const token = await welcomeToken();
    await byLink('post', '/accept', token).send(IN_FORCE).expect(200);
    expect(await seen()).toMatchObject(ACCEPTED);
    expect(await acceptances(id)).toMatchObject([{ way: 'page' }, { way: 'link' }]);
  });

  it.each([
    ['is a partner with them from the day it applied', IN_FORCE, PARTNER_TERMS_VERSION],
    ['without them becomes a partner that is asked', {}, null],
  ])('as an applicant %s', async (_, given, terms_version) => {
    const contact_email = `${randomUUID()}@stil.no`;
    await world.api
      .call('post', '/api/partner-applications')
      .set('apikey', DEVELOPMENT_API_KEY)
      .send({
        ...{ company: 'Stil AS', organization_number: '974761076', kind: 'stylist' },
        ...{ contact_name: 'Ny', contact_email, contact_phone: '40000001', places: 'Bergen' },
        ...given,
      })
      .expect(204);
    const { body } = await world.admin('get', '/partner-applications').expect(200);
    const [application] = body.applications;
    expect(application).toMatchObject({ terms_version });
    const approved = await world
      .admin('post', `/partner-applications/${application.id}/approve`)
      .send(samplePartnerBody({ email: contact_email }))
      .expect(200);
    const partner = await world.admin('get', `/partners/${approved.body.partner_id}`).expect(200);
    const terms_accepted_at = terms_version && application.received_at;
    expect(partner.body).toMatchObject({ terms_version, terms_accepted_at });
    const kept = { version: terms_version, at: terms_accepted_at, way: 'application' };
    expect(await acceptances(approved.body.partner_id)).toEqual(terms_version ? [kept] : []);
    const mail = await world.mailTo(contact_email, 'Velkommen som partner');
    expect(mail.includes('/partner/vilkar#')).toBe(terms_version === null);
    expect(mail).toMatch(/500\skr\suten\smva\.\sfor\shvert/);
  });
});
