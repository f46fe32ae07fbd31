import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { makeKey } from '../../testing/integrators.js';
import { MatchingWorld, tokenIn } from '../../testing/matching-world.js';

const HOME = { address: 'Nygårdsgaten 5, 5015 Bergen', municipality_number: '4601' };
const ANOTHER = { customer_email: 'ola@nordmann.no', customer_phone: '99887766' };

const world = MatchingWorld.own({ MATCHING: 'automatic' });
let owners = 0;
let own: Record<string, string>;
beforeEach(async () => {
  await world.api.empty('lead, partner');
  owners += 1;
  own = { ...HOME, customer_email: `kari${owners}@nordmann.no` };
  await world.partner('Anne', { weekly_capacity: 50 });
});

const receive = async (
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => {
  const id = await world.lead({ ...own, ...changes }, headers);
  await eventually(async () => {
    const [found] = await world.api.rows(
      `select 1 from lead where id = '${id}' and (match_until is not null or merged_into is not null)`,
    );
    return found;
  });
  return id;
};
const related = async (id: string) =>
  (await world.admin('get', `/leads/${id}/related`).expect(200)).body.leads;
const asked = async (id: string) => (await world.matching(id)).assignments.length;
const kinds = async (id: string) =>
  (await world.admin('get', `/leads/${id}`)).body.history.map(({ kind }: { kind: string }) => kind);
const post = (id: string, what: 'join' | 'separate') => world.admin('post', `/leads/${id}/${what}`);

describe('a duplicate lead', () => {
  it('is merged into the first: one set of assignments, and each refers to the other', async () => {
    const first = await receive({ source: 'homepage' });
    const second = await receive({ source: 'homepage', message: 'Ring etter fire.' });
    expect([await asked(first), await asked(second)]).toEqual([1, 0]);
    expect(await related(second)).toEqual([
      {
        id: first,
        relation: 'merged',
        version: `merged.${first}`,
        erased_with: false,
        received_at: expect.any(String),
        customer_name: 'Kari Nordmann',
        customer_email: own['customer_email'],
        service_type: 'Fullstyling',
        reveals: [],
      },
    ]);
    expect(await related(first)).toMatchObject([
      { id: second, relation: 'merged-by', erased_with: true },
    ]);
    expect([await kinds(first), await kinds(second)]).toEqual([
      ['passed-on', 'lead-merged-into'],
      ['merged'],
    ]);
    const listed = async (path: string) => (await world.admin('get', path).expect(200)).body;
    expect(await listed('/leads')).toMatchObject({
      leads: [
        { id: second, status: 'new', merged_into: first },
        { id: first, merged_into: null },
      ],
    });
    const table = await world.admin('get', '/leads.csv').expect(200);
    expect(table.text).toContain(`"${second}";"${first}";`);
    const counted = { total: 1, leads: [{ id: first }] };
    expect(await listed('/leads?merged=without&status=new')).toMatchObject(counted);
    expect(await listed('/leads?merged=without&source=homepage')).toMatchObject(counted);
    expect(await listed('/summary')).toMatchObject({ leads: { new: 1 } });
    const origin = { name: 'homepage', leads: 1 };
    expect(await listed('/origins?by=source')).toMatchObject({ origins: [origin] });
    expect((await world.admin('post', `/leads/${second}/assignments`).send({})).status).toBe(409);
  });

  it('counts once in the summary and in coverage, and both are in the list', async () => {
    await receive({ location: 'Oslo', municipality_number: '0301', address: 'Gata 1' });
    await receive({ location: 'Oslo', municipality_number: '0301', address: 'Gata 1' });
    const { leads, charts } = (await world.admin('get', '/summary')).body;
    expect(leads).toMatchObject({ total: 1, new: 1 });
    expect(charts.cities).toEqual([{ name: 'Oslo', count: 1 }]);
    expect((await world.admin('get', '/coverage')).body).toMatchObject({ waiting: 1 });
    expect((await world.admin('get', '/leads')).body.total).toBe(2);
  });

  it('is separated by the administrator, and then is matched separately', async () => {
    const first = await receive();
    const second = await receive();
    await post(second, 'separate').expect(204);
    await world.matched(second);
    expect([await related(first), await related(second)]).toEqual([[], []]);
    expect((await post(second, 'separate')).status).toBe(409);
    expect((await post(second, 'join')).status).toBe(409);
  });
});

describe('a possible duplicate', () => {
  it('is matched, and merged by the administrator: open questions end, nobody pays', async () => {
    const first = await receive();
    const second = await receive(ANOTHER);
    expect([await asked(first), await asked(second)]).toEqual([1, 1]);
    expect(await related(second)).toMatchObject([{ id: first, relation: 'perhaps' }]);
    expect(await related(first)).toMatchObject([{ id: second, relation: 'perhaps-by' }]);
    await post(second, 'join').expect(204);
    expect(await related(second)).toMatchObject([{ id: first, relation: 'merged' }]);
    const { assignments } = await world.matching(second);
    expect(assignments).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('reveals neither owner to the other after the merge, and notifies the common partner once', async () => {
    const first = await receive();
    const other = `ola${owners}@nordmann.no`;
    const second = await receive({ ...ANOTHER, customer_email: other });
    for (const id of [first, second]) await world.take(id);
    await post(second, 'join').expect(204);
    const pageOf = async (address: string) => {
      const mail = await world.mailTo(address, 'Vi har mottatt henvendelsen');
      const token = tokenIn(mail, '/min-henvendelse#');
      return (await world.api.call('get', '/api/own-lead').set('link-token', token)).body;
    };
    const [mine, theirs] = [await pageOf(own['customer_email'] ?? ''), await pageOf(other)];
    const moments = ({ timeline }: typeof mine) =>
      timeline.map(({ kind }: { kind: string }) => kind);
    for (const page of [mine, theirs]) {
      expect(moments(page)).toEqual(['received', 'asked', 'accepted']);
      expect(page).toMatchObject({ merged: false, partners: [{ state: 'accepted' }] });
    }
    expect(theirs.search).toEqual({ state: 'searching', until: null, late: false });
    expect(theirs.choices).toMatchObject({ keep_waiting: false, show_more: false });
    expect(JSON.stringify(theirs)).not.toContain(own['customer_email']);
    expect(JSON.stringify(mine)).not.toContain(other);
    const reported = await world.mailTo('anne@stil.no', 'Slått sammen: Fullstyling i Bergen');
    expect(reported).toContain('Du betaler bare for den tidligere, ikke for denne.');
    await world.delivered(second);
    const mails = (await world.api.mails(0)).filter((mail) => /Subject: .*sammen/.test(mail));
    expect(mails).toHaveLength(1);
  });

  it('stays merged if a colleague has merged it meanwhile', async () => {
    const first = await receive();
    const second = await receive(ANOTHER);
    for (const id of [first, second]) await world.take(id);
    await post(second, 'join').expect(204);
    const [{ partner_id }] = (await world.matching(second)).assignments;
    expect(await related(first)).toMatchObject([
      { id: second, relation: 'merged-by', reveals: [{ partner_id, partner_group: 'stylist' }] },
    ]);
    const sales = () =>
      world.api.rows(`
        select lead_id, payment_status from sale join assignment a on a.id = assignment_id
        order by payment_status`);
    const merged = [
      { lead_id: second, payment_status: 'credited' },
      { lead_id: first, payment_status: 'pending' },
    ];
    expect(await sales()).toEqual(merged);
    const separate = (seen: 'perhaps' | 'merged') =>
      post(second, 'separate').set('If-Match', `"${seen}.${first}"`);
    const late = await separate('perhaps');
    const current = { leads: [{ id: first, version: `merged.${first}` }] };
    expect([late.status, late.body]).toMatchObject([
      412,
      { type: '/problems/version-stale', current },
    ]);
    expect(await related(second)).toMatchObject([{ id: first, relation: 'merged' }]);
    expect(await sales()).toEqual(merged);
    await separate('merged').expect(204);
    expect(await related(second)).toEqual([]);
  });

  it('is merged into the lead alone that the administrator compared it with', async () => {
    const first = await receive();
    const elsewhere = { address: 'Strandgaten 1, 5013 Bergen', customer_phone: '90000001' };
    const another = await receive({ ...ANOTHER, ...elsewhere });
    const second = await receive({ ...ANOTHER, customer_email: `ola${owners}@nordmann.no` });
    const [seen] = await related(second);
    expect(seen).toMatchObject({ id: first, relation: 'perhaps' });
    const join = (version: string) => post(second, 'join').set('If-Match', `"${version}"`);
    const { body } = await world.admin('get', `/leads/${second}`);
    await world
      .admin('patch', `/leads/${second}/details`)
      .set('If-Match', `"${body.details_version}"`)
      .send({ address: elsewhere.address, municipality_number: '4601' })
      .expect(200);
    const late = await join(seen.version).expect(412);
    const [now] = late.body.current.leads;
    expect(now).toMatchObject({ id: another, relation: 'perhaps' });
    await join(now.version).expect(204);
    expect(await related(second)).toMatchObject([{ id: another, relation: 'merged' }]);
  });

  it('of an accepted lead is shown on that one’s page with the partners who have the contact details', async () => {
    await world.partner('Berit', { services: ['Delstyling'] });
    await receive();
    const mail = await world.mailTo(own['customer_email'] ?? '', 'Vi har mottatt henvendelsen');
    const token = tokenIn(mail, '/min-henvendelse#');
    const second = await receive({ service_type: 'Delstyling' });
    await world.take(second);
    await post(second, 'join').expect(204);
    const page = await world.api.call('get', '/api/own-lead').set('link-token', token);
    const berit = page.body.partners.filter(({ name }: { name: string }) => name === 'Berit');
    expect(berit).toMatchObject([
      { state: 'accepted', knows_you: true, phone: expect.any(String) },
    ]);
  });

  it('is separated by the administrator, and no longer marked', async () => {
    await receive();
    const second = await receive({ service_type: 'Delstyling' });
    await post(second, 'separate').expect(204);
    expect(await related(second)).toEqual([]);
    expect((await post('00000000-0000-7000-8000-000000000000', 'join')).status).toBe(404);
  });
});

describe('a held lead', () => {
  it('is merged only once it is released', async () => {
    await receive();
    const held = await world.lead(own, { 'X-Form-Hidden-Field': 'filled' });
    expect(await related(held)).toEqual([]);
    await world.admin('post', `/leads/${held}/release`).expect(204);
    await eventually(async () => ((await related(held)).length > 0 ? true : undefined));
    expect(await related(held)).toMatchObject([{ relation: 'merged' }]);
  });
});

describe('different details in a duplicate', () => {
  const call = (method: 'get' | 'post', token: string) =>
    world.api.call(method, '/api/own-lead/is-it-you').set('link-token', token);
  const answer = (token: string, word: string) => call('post', token).send({ answer: word });
  const page = async () =>
    tokenIn(
      await world.mailTo(own['customer_email'] ?? '', 'Vi har mottatt henvendelsen'),
      '/min-henvendelse#',
    );
  const look = async (token: string) =>
    (await world.api.call('get', '/api/own-lead').set('link-token', token)).body;
  const differing = async () => {
    const first = await receive();
    const mine = await page();
    const second = await receive({ customer_phone: '41111111', message: 'Bruk porten.' });
    const mail = await world.mailTo(own['customer_email'] ?? '', 'Er dette deg?');
    return { first, second, mine, mail, token: tokenIn(mail, '/min-henvendelse#') };
  };

  it('are confirmed by an email that reveals none of them, and reach nobody before a yes', async () => {
    const { first, mine, mail, token } = await differing();
    expect(mail).not.toMatch(/Kari|Bergen|porten|41 ?11/);
    const looks = [await call('get', token), await call('get', token)];
    expect(looks.map(({ status }) => status)).toEqual([200, 200]);
    expect(looks[0]?.body).toEqual({
      received_at: expect.any(String),
      service: 'Fullstyling',
      city: 'Bergen',
      differences: [
        { field: 'customer_phone', label: 'Telefon', before: '40 00 00 00', now: '41 11 11 11' },
        { field: 'message', label: 'Melding', before: 'Ring etter kl. 16.', now: 'Bruk porten.' },
      ],
    });
    await world.take(first);
    expect((await look(mine)).sent).toMatchObject({ customer_phone: '40000000' });
    expect(await world.mailTo('anne@stil.no', 'tel:')).not.toMatch(/41 ?11|porten/);
    await answer(token, 'yes').expect(204);
    expect((await look(mine)).sent).toMatchObject({
      customer_phone: '41111111',
      message: 'Bruk porten.',
    });
    expect(await world.mailTo('anne@stil.no', 'rettet opplysningene')).toContain('41 11 11 11');
    expect((await answer(token, 'yes')).status).toBe(410);
    expect((await call('get', token)).status).toBe(410);
  });

  it('are deleted after a no', async () => {
    const { mine, token } = await differing();
    await answer(token, 'no').expect(204);
    expect((await look(mine)).sent).toMatchObject({ customer_phone: '40000000' });
    expect((await answer(token, 'yes')).status).toBe(410);
  });

  it('are confirmed by that link only', async () => {
    const { mine, token } = await differing();
    expect((await answer(token, 'maybe')).status).toBe(400);
    for (const other of [mine, `${token}x`, token.replace('is-it-you', 'owner'), '']) {
      expect([(await call('get', other)).status, (await answer(other, 'yes')).status]).toEqual([
        404, 404,
      ]);
    }
    expect((await look(token)).type).toBe('/problems/link-unknown');
  });

  it('cannot be answered after a separation or an erasure', async () => {
    const { first, second, token } = await differing();
    await post(second, 'separate').expect(204);
    expect((await answer(token, 'yes')).status).toBe(410);
    await world.admin('delete', `/leads/${first}`).expect(204);
    await world.admin('delete', `/leads/${second}`).expect(204);
    expect((await call('get', token)).status).toBe(404);
  });

  it('show on the first lead’s page that there was another, and on its own a reference', async () => {
    const { mine, second } = await differing();
    expect((await look(mine)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'received',
      'asked',
      'sent-again',
    ]);
    await world.delivered(second);
    const mails = await world.api.mails(0);
    const tokens = mails
      .map((mail) => tokenIn(mail.replace(/=\r?\n/g, ''), '/min-henvendelse#'))
      .filter((token) => token.startsWith(`owner.${second}`));
    expect(await look(tokens[0] ?? '')).toMatchObject({
      search: { state: 'merged', until: null, late: false },
      partners: [],
      timeline: [{ kind: 'received' }],
      merged: true,
    });
    expect((await look(mine)).merged).toBe(false);
    const withdrawn = await world.api
      .call('post', '/api/own-lead/withdraw')
      .set('link-token', tokens[0] ?? '');
    expect(withdrawn.body).toMatchObject({ search: { state: 'closed' }, merged: true });
  });
});

describe('an integrator with owners’ data that submits a stranger’s number and address', () => {
  it.each(['before', 'after'])(
    'learns nothing of the owner’s corrections, %s the owner’s own submission',
    async (order) => {
      const key = await makeKey(world, { shows_contacts: true });
      const type = () => receive({}, { apikey: key.secret });
      if (order === 'before') await type();
      const hers = await receive();
      if (order === 'after') await type();
      const reported = async () => {
        const { body } = await world.api
          .call('get', '/api/integrator/leads')
          .set('apikey', key.secret);
        return body.leads[0];
      };
      expect(await reported()).toMatchObject({ customer_phone: '40000000' });
      const mail = await eventually(async () => {
        const mails = (await world.api.mails(0)).map((each) => each.replaceAll('=\r\n', ''));
        return mails.find((each) => each.includes(`#owner.${hers}`));
      });
      const token = tokenIn(mail, '/min-henvendelse#');
      const corrected = world.api.call('patch', '/api/own-lead').set('link-token', token);
      await corrected.send({ customer_phone: '49999999' }).expect(200);
      expect(await reported()).not.toHaveProperty('customer_phone');
    },
  );
});
