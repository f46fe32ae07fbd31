import { dayAt, norwegianDay } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { EndPausesJob } from '../partners/partners.module.js';
import type { Method } from '../testing/contract.js';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';

describe('a partner’s own settings', () => {
  const world = MatchingWorld.own({ MATCHING: 'automatic' });
  let cookie: string;
  let partnerId: string;
  beforeEach(async () => {
    await world.api.empty('lead, partner');
    partnerId = await world.partner('Anne');
    cookie = await enterBy(world.api, await askForLink(world.api, partnerId, 'anne@stil.no'));
  });

  const call = (method: Method, path: string) =>
    world.api.call(method, `/api/partner/${path}`).set('cookie', cookie);
  const page = async () => (await call('get', 'page').expect(200)).body;
  const save = (settings: object) => call('patch', 'settings').send(settings);
  const today = norwegianDay(new Date());

  it('are stored one by one', async () => {
    await save({ weekly_capacity: 7 }).expect(200);
    await save({ areas: ['46', '0301'], services: ['Delstyling'] }).expect(200);
    await save({ website: 'stil.no', presentation: ' To\nlinjer. ', phone: '412 34 567' });
    expect(await page()).toMatchObject({
      weekly_capacity: 7,
      areas: ['0301', '46'],
      services: ['Delstyling'],
      website: 'https://stil.no/',
      presentation: 'To\nlinjer.',
      phone: '41234567',
      company: 'Stil og Rom AS',
    });
  });

  it('are refused on a stale version, of the firm or of the administrator', async () => {
    const { version } = await page();
    const saved = await save({ areas: ['0301'] })
      .set('if-match', `"${version}"`)
      .expect(200);
    const path = `/partners/${partnerId}`;
    const { body } = await world.admin('patch', path).send({ company: 'Ny AS' }).expect(200);
    const late = await save({ phone: '41234567' })
      .set('if-match', `"${saved.body.version}"`)
      .expect(412);
    const current = { version: body.version, company: 'Ny AS', areas: ['0301'], phone: '40000001' };
    expect(late.body).toMatchObject({ type: '/problems/version-stale', current });
    await save({ phone: '41234567' }).unset('if-match').expect(428);
    await save({ phone: '41234567' }).set('if-match', `"${body.version}"`).expect(200);
    expect(await page()).toMatchObject({ company: 'Ny AS', areas: ['0301'], phone: '41234567' });
  });

  it('hold its invoice details, whose changes are in the audit log', async () => {
    const given = { street: 'Strandgaten 60', postal_code: '5004', post_place: 'Bergen' };
    await save({ organization_number: '974 761 076', ...given }).expect(200);
    const stored = { organization_number: '974761076', ...given };
    expect(await page()).toMatchObject(stored);
    await save({ weekly_capacity: 4 }).expect(200);
    const kept = await world.admin('get', `/partners/${partnerId}`).expect(200);
    expect(kept.body).toMatchObject(stored);
    const rows = await world.api.rows(
      `select name, act, subject_id, fields from audit_log where role is null and call = 'changePartner'`,
    );
    const fields = ['organization_number', 'street', 'postal_code', 'post_place'];
    expect(rows).toEqual([{ name: 'Anne', act: 'changed', subject_id: partnerId, fields }]);
  });

  it.each([
    [{ weekly_capacity: -1 }],
    [{ areas: [] }],
    [{ areas: ['9999'] }],
    [{ services: [] }],
    [{ phone: '1' }],
    [{ prices: flatPrices(0) }],
    [{ email: 'other@stil.no' }],
    [{ active: true }],
    [{ organization_number: '974761077' }],
    [{ postal_code: '0000' }],
    [{ street: 'Gata 🏡' }],
  ])('is no %j', async (settings) => {
    await save(settings).expect(400);
    expect(await page()).toMatchObject({
      weekly_capacity: 5,
      areas: ['4601'],
      email: 'anne@stil.no',
    });
  });

  it('decide the places of its offers', async () => {
    await save({ areas: ['0301'] }).expect(200);
    await world.lead();
    const oslo = { location: 'Oslo', address: 'Karl Johans gate 1, 0154 Oslo' };
    await world.matched(await world.lead({ ...oslo, municipality_number: '0301' }));
    const [offer, ...others] = (await page()).offers;
    expect(others).toEqual([]);
    expect(offer.city).toBe('Oslo');
  });

  it('pause the partner until a day, when the pause ends automatically', async () => {
    const until = dayAt(today, 3);
    await call('post', 'pause').send({ until }).expect(204);
    expect(await page()).toMatchObject({ paused: true, paused_until: until });
    const leadId = await world.lead();
    await world.api.runJob(EndPausesJob);
    expect((await world.matching(leadId)).assignments).toEqual([]);
    expect((await page()).paused).toBe(true);
    await world.api.rows(`update partner set paused_until = '${today}'`);
    await world.api.runJob(EndPausesJob);
    expect(await page()).toMatchObject({ paused: false, paused_until: null });
    expect((await world.matched(leadId)).assignments).toHaveLength(1);
  });

  it('pause it without an end, and resume', async () => {
    await call('post', 'pause').expect(204);
    expect(await page()).toMatchObject({ paused: true, paused_until: null });
    await world.api.runJob(EndPausesJob);
    const leadId = await world.lead();
    expect((await page()).paused).toBe(true);
    await call('post', 'resume').expect(204);
    expect((await world.matched(leadId)).assignments).toHaveLength(1);
    expect(await page()).toMatchObject({ paused: false, paused_until: null });
  });

  it.each([[today], [dayAt(today, -1)], [dayAt(today, 400)], ['tomorrow']])(
    'reject a pause until %s',
    async (until) => {
      await call('post', 'pause').send({ until }).expect(400);
      expect((await page()).paused).toBe(false);
    },
  );

  it('have no end of a pause after the administrator or an email link resumes or pauses it', async () => {
    await call('post', 'pause')
      .send({ until: dayAt(today, 3) })
      .expect(204);
    const path = `/partners/${partnerId}`;
    expect((await world.admin('get', path)).body.paused_until).toBe(dayAt(today, 3));
    const resumed = await world.admin('patch', path).send({ active: true }).expect(200);
    expect(resumed.body).toMatchObject({ active: true, paused_until: null });
    await world.admin('patch', path).send({ active: false }).expect(200);
    await world.api.runJob(EndPausesJob);
    expect((await page()).paused).toBe(true);
  });

  it('do not end a pause set by the administrator', async () => {
    const path = `/partners/${partnerId}`;
    const paused = await world.admin('patch', path).send({ active: false }).expect(200);
    expect(paused.body).toMatchObject({ active: false, paused_by_operator: true });
    expect(await page()).toMatchObject({ paused: true, paused_by_operator: true });
    const refused = { type: '/problems/paused-by-operator' };
    expect((await call('post', 'resume').expect(409)).body).toMatchObject(refused);
    const until = dayAt(today, 3);
    expect((await call('post', 'pause').send({ until }).expect(409)).body).toMatchObject(refused);
    expect(await page()).toMatchObject({ paused: true, paused_until: null });
    await world.admin('patch', path).send({ active: true }).expect(200);
    expect(await page()).toMatchObject({ paused: false, paused_by_operator: false });
    await call('post', 'pause').expect(204);
    expect(await page()).toMatchObject({ paused: true, paused_by_operator: false });
  });

  it('show the used capacity', async () => {
    await world.matched(await world.lead());
    expect((await page()).used_capacity).toBe(1);
  });
});
