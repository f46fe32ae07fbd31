import { acceptAssignment, advance } from '@boligstyling/domain';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld } from '../testing/matching-world.js';
import { sampleTelephoneLead } from '../testing/sample-submission.js';

const world = MatchingWorld.own({ MATCHING: 'automatic' });
let partner: string;
beforeEach(async () => {
  await world.api.empty('lead, partner');
  partner = await world.partner('Anne');
});

type Body = Record<string, unknown>;

const enter = (changes: Body = {}, key: string = randomUUID()) =>
  world.admin('post', '/leads').set('Idempotency-Key', key).send(sampleTelephoneLead(changes));
const get = async (id: string) => (await world.admin('get', `/leads/${id}`).expect(200)).body;
const kinds = async (id: string) =>
  (await get(id)).notifications.map(({ kind }: { kind: string }) => kind);
const correct = (id: string, changes: Body, version = '*') =>
  world.admin('patch', `/leads/${id}/details`).set('If-Match', version).send(changes);
const audited = (call: string) =>
  world.api.rows<{ fields: string[] }>(
    `select fields, subject_id, name from audit_log where call = '${call}' order by at`,
  );
const queue = async (kind: string) =>
  (await world.admin('get', '/queue').expect(200)).body.kinds.find(
    (share: { kind: string }) => share.kind === kind,
  );

const withdraw = (id: string, subject: string) =>
  world.admin('delete', `/leads/${id}/consents/${subject}`);

describe('a consent that the owner withdraws by telephone', () => {
  it('ends the assignments of that kind, notifies their partners, and names the user who heard it', async () => {
    const agent = await world.partner('Mona', { kind: 'estate-agent' });
    const { body } = await enter({ agent_contact: 'yes' }).expect(201);
    const { assignments } = await world.matched(body.id);
    expect(assignments).toHaveLength(2);
    for (let times = 0; times < 2; times += 1) {
      await withdraw(body.id, 'estate-agent').expect(204);
    }
    const after = await get(body.id);
    const stateOf = (of: string) =>
      after.assignments.find((each: Body) => each.partner_id === of)?.state;
    expect([stateOf(agent), stateOf(partner)]).toEqual(['withdrawn', 'offered']);
    expect(after.consents.slice(2)).toMatchObject([
      {
        ...{ subject: 'estate-agent', granted: false },
        ...{ place: 'telephone', heard_by: 'felles passord' },
      },
    ]);
    expect(await kinds(body.id)).toContain('assignment-withdrawn');
    expect(await audited('withdrawConsent')).toMatchObject([
      { subject_id: body.id },
      { subject_id: body.id },
    ]);
  });

  it('is refused for an unknown lead or kind of partners', async () => {
    await withdraw(randomUUID(), 'stylist').expect(404);
    const { body } = await enter().expect(201);
    await withdraw(body.id, 'pictures').expect(404);
    expect((await get(body.id)).consents).toHaveLength(1);
  });
});

describe('a lead by telephone', () => {
  it('has source, consents with who heard them, and a confirmation', async () => {
    const { body } = await enter({ agent_contact: 'yes' }).expect(201);
    expect(await get(body.id)).toMatchObject({
      source: 'telefon',
      suspicion: null,
      consents: [
        { subject: 'stylist', granted: true, place: 'telephone', heard_by: 'felles passord' },
        { subject: 'estate-agent', granted: true, place: 'telephone', heard_by: 'felles passord' },
      ],
    });
    expect(await kinds(body.id)).toContain('owner-confirmation');
    expect(await kinds(body.id)).not.toContain('lead-notification');
    expect((await audited('enterLead')).at(-1)?.fields).toContain('consent_heard');
  });

  it('is matched at once', async () => {
    const { body } = await enter().expect(201);
    const { assignments } = await world.matched(body.id);
    expect(assignments).toMatchObject([{ partner_id: partner }]);
  });

  it('is stored once for one idempotency key', async () => {
    const [one, again] = [await enter({}, 'k'), await enter({}, 'k')];
    expect([again.status, again.body]).toEqual([201, one.body]);
    await enter({ rooms: '9 rom' }, 'k').expect(409);
    expect(await world.api.rows('select from lead')).toHaveLength(1);
  });

  it('needs the consents, and each field of the form but the e-mail address', async () => {
    const { body } = await enter({ consent_heard: false, rooms: '' }).expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'consent_heard',
      'rooms',
    ]);
    await enter({ accept_styling_only: 'no' }).expect(400);
    await enter({ customer_email: 'ingen' }).expect(400);
    await enter({ utm_source: 'x' }).expect(400);
  });

  it('is not held by the number of e-mails that its mailbox has got', async () => {
    for (let nth = 0; nth < 7; nth += 1) {
      const { body } = await enter({ address: `Vei ${nth}` }).expect(201);
      expect((await get(body.id)).suspicion).toBeNull();
    }
  });
});

const UNPLACED = { address: 'Ukjent vei 1', location: 'Ukjentby', municipality_number: '' };

describe('an owner without e-mail', () => {
  const without = { customer_email: '' };

  it('is notified by an administrator, who settles each piece of news', async () => {
    const { body } = await enter(without).expect(201);
    expect(await kinds(body.id)).not.toContain('owner-confirmation');
    const { assignments } = await world.matched(body.id);
    await world.api.happen(body.id, (it) => acceptAssignment(it, assignments[0].id));
    await world.hasten(body.id);
    const share = await eventually(async () => {
      const found = await queue('owner-to-tell');
      return found.count > 0 ? found : undefined;
    });
    const [toTell] = share.cases;
    expect(toTell).toMatchObject({
      lead: { id: body.id, customer_name: 'Kari Nordmann', customer_phone: '40000000' },
      message: { what: 'owner-matched', state: 'parked' },
    });
    expect(await queue('undelivered')).toMatchObject({ count: 0 });
    await world.admin('post', `/undelivered/${toTell.id}/settle`).expect(204);
    expect(await queue('owner-to-tell')).toMatchObject({ count: 0 });
  });

  it.each([
    ['says that the search goes on', {}, false],
    ['promises no search for a home in an unknown municipality', UNPLACED, true],
  ])('whom nobody has accepted: the case %s', async (_, home, used_up) => {
    const { body } = await enter({ ...without, ...home }).expect(201);
    await world.api.happen(body.id, (it) => advance(it));
    await world.api.happen(body.id, ({ ledger }) => ledger.notify('owner-nobody-yet'));
    const { cases } = await eventually(async () => {
      const found = await queue('owner-to-tell');
      return found.count > 0 ? found : undefined;
    });
    expect(cases).toMatchObject([{ message: { what: 'owner-nobody-yet' }, used_up }]);
  });

  it('is not contacted by e-mail, also once a user has removed the address', async () => {
    const { body: one } = await enter({ ...without, contact_by_email: true }).expect(201);
    expect((await get(one.id)).contact_by_email).toBe(false);
    const { body: other } = await enter({ contact_by_email: true }).expect(201);
    expect((await get(other.id)).contact_by_email).toBe(true);
    await correct(other.id, without).expect(200);
    expect(await get(other.id)).toMatchObject({ ...without, contact_by_email: false });
  });

  it('shares no mailbox with another without one', async () => {
    const [one, other] = [
      await enter({ ...without, address: 'Gata 1, 5015 Bergen', customer_phone: '40000001' }),
      await enter({ ...without, address: 'Gata 2, 5015 Bergen', customer_phone: '40000002' }),
    ];
    await world.matched(one.body.id);
    await world.matched(other.body.id);
    const { body } = await world.admin('get', `/leads/${other.body.id}/related`).expect(200);
    expect(body.leads).toEqual([]);
  });

  it('gets a link once an administrator has noted an address', async () => {
    const { body } = await enter(without).expect(201);
    await correct(body.id, { customer_email: 'kari@nordmann.no' }).expect(200);
    expect(await kinds(body.id)).toContain('owner-link');
  });
});

describe('a correction by an administrator', () => {
  it('is in the history with user, before and after, and in the audit log', async () => {
    const { body } = await enter().expect(201);
    const { body: details } = await correct(body.id, {
      customer_phone: '41 11 11 11',
      rooms: '4 rom',
    }).expect(200);
    const corrected = await get(body.id);
    expect(details.version).toBe(corrected.details_version);
    expect(corrected).toMatchObject({ customer_phone: '41111111', rooms: '4 rom' });
    expect(corrected.history).toContainEqual(
      expect.objectContaining({
        kind: 'corrected',
        actor: 'felles passord',
        detail: { fields: 'customerPhone, rooms' },
        changes: [
          { field: 'customer_phone', label: 'Telefon', before: '40 00 00 00', now: '41 11 11 11' },
          { field: 'rooms', label: 'Rom', before: '3 rom', now: '4 rom' },
        ],
      }),
    );
    const row = (await audited('correctLead')).at(-1);
    expect(row).toMatchObject({ subject_id: body.id, fields: ['customer_phone', 'rooms'] });
  });

  it('changes nothing a second time', async () => {
    const { body } = await enter().expect(201);
    await correct(body.id, { rooms: '4 rom' }).expect(200);
    await correct(body.id, { rooms: '4 rom' }).expect(200);
    const events = (await get(body.id)).history.filter(
      ({ kind }: { kind: string }) => kind === 'corrected',
    );
    expect(events).toHaveLength(1);
  });

  it('of a stale version is refused with the current lead', async () => {
    const { body } = await enter().expect(201);
    const { details_version: version } = await get(body.id);
    const { headers } = await correct(body.id, { rooms: '4 rom' }, `"${version}"`).expect(200);
    expect(headers['etag']).not.toBe(`"${version}"`);
    const { body: problem } = await correct(body.id, { rooms: '5 rom' }, `"${version}"`).expect(
      412,
    );
    expect(problem.current).toMatchObject({ rooms: '4 rom' });
  });

  it('of the service ends offers unpaid and leaves accepted ones, which may be undone', async () => {
    await world.partner('Berit');
    const { body } = await enter().expect(201);
    const { assignments } = await world.matched(body.id);
    await world.api.happen(body.id, (it) => acceptAssignment(it, assignments[0].id));
    await correct(body.id, { service_type: 'Delstyling' }).expect(200);
    const after = (await get(body.id)).assignments;
    expect(after.map(({ state }: { state: string }) => state).sort()).toEqual([
      'accepted',
      'withdrawn',
    ]);
    expect(await kinds(body.id)).toContain('partner-correction');
    const sales = await world.api.rows(`select amount_ore, payment_status from sale`);
    expect(sales).toEqual([{ amount_ore: 50_000, payment_status: 'pending' }]);
    const [undoable] = await world.api.rows<{ hours: number }>(
      `select extract(epoch from undoable_until - now()) / 3600 as hours from assignment
       where state = 'accepted'`,
    );
    expect(Number(undoable?.hours)).toBeGreaterThan(24);
  });
});
