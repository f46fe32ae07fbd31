import { CONSENT_TEXTS, acceptAssignment, recordReport, agreeToAgent } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { HmacLinkSigner } from '../platform/secrets/hmac-link-signer.js';
import { eventually } from '../testing/eventually.js';
import { makeKey } from '../testing/integrators.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { SESSION_SECRET } from '../testing/start-api.js';

type Body = Record<string, unknown>;

const world = MatchingWorld.own();
let leadId: string;
let email: string;
let token: string;
let made = 0;
beforeEach(async () => {
  await world.api.empty('lead, partner');
  made += 1;
  email = `kari${made}@nordmann.no`;
  leadId = await world.lead({ customer_email: email });
  token = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
});

const call = (method: 'get' | 'post' | 'patch' | 'delete', path: string, link = token) =>
  world.api.call(method, `/api/own-lead${path}`).set('link-token', link);
const look = (link = token) => call('get', '', link);
const post = (path: string, body?: Body, link = token) => {
  const request = call('post', `/${path}`, link);
  return body ? request.send(body) : request;
};
const ask = (purpose: string, more: Body = {}) =>
  post('confirmations', { purpose, ...more }).expect(204);
const confirmation = async (purpose: string, subject: string, to = email, more: Body = {}) => {
  await ask(purpose, more);
  return tokenIn(await world.mailTo(to, subject), '/min-henvendelse#');
};
const passOn = () => world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
const assignmentIds = () =>
  world.api.rows<{ id: string }>('select id from assignment order by offered_at');
const taken = async (name = 'Anne') => {
  await world.partner(name);
  await passOn();
  const assignment = (await assignmentIds()).at(-1);
  await world.api.happen(leadId, (leadCase) => acceptAssignment(leadCase, assignment?.id ?? ''));
};
describe('an owner with the link of the confirmation', () => {
  it('causes at most thirty corrections a day to partners, even in parallel', async () => {
    for (const name of ['Turid', 'Unni']) await taken(name);
    const waits: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const texts = Array.from({ length: 8 }, (_, nth) => `Ring nr. ${round} ${nth}.`);
      const answers = await Promise.all(
        texts.map((message) => call('patch', '').send({ message })),
      );
      waits.push(...answers.map(({ headers }) => headers['retry-after'] ?? 'none'));
    }
    const untilTomorrow = waits.filter((wait) => wait === '86400');
    expect([waits.filter((wait) => wait === 'none').length, untilTomorrow.length]).toEqual([15, 5]);
    expect(waits.filter((wait) => Number(wait) <= 60)).toHaveLength(4);
    const letters = `select id from notification where kind = 'partner-correction'`;
    expect(await world.api.rows(letters)).toHaveLength(30);
  });

  it('gets emails with its own words only after a press, not after a view of the page', async () => {
    const to = `ny${made}@nordmann.no`;
    const words = { customer_email: to, customer_name: 'Premie Bonus', location: 'premie.xyz' };
    await world.lead({ ...words, address: 'Premieveien 1, 5015 Bergen' });
    const first = await world.mailTo(to, 'Takk for henvendelsen');
    expect(first).not.toMatch(/premie/i);
    const link = tokenIn(first, '/min-henvendelse#');
    expect((await look(link)).body.mailbox_proven).toBe(false);
    expect((await look(link)).body.mailbox_proven).toBe(false);
    const { body } = await post('mailbox', undefined, link).expect(200);
    expect(body.mailbox_proven).toBe(true);
    await world.lead({ ...words, customer_name: 'Marianne Kvam', address: 'Gata 9, 5015 Bergen' });
    expect(await world.mailTo(to, 'Hei, Marianne')).toContain('Gata 9');
  });

  it('learns that the place is unknown, until it is corrected', async () => {
    const to = `sande${made}@nordmann.no`;
    const where = { location: 'Sande', address: 'Gata 1' };
    await world.lead({ customer_email: to, ...where });
    const link = tokenIn(await world.mailTo(to, 'Takk for henvendelsen'), '/min-henvendelse#');
    const unknown = async () => (await look(link)).body.place_unknown;
    await eventually(unknown);
    await call('patch', '', link).send({ location: 'Sande i Møre og Romsdal' }).expect(200);
    expect(await eventually(async () => ((await unknown()) ? undefined : 'known'))).toBe('known');
    expect((await look()).body).not.toHaveProperty('place_unknown');
  });

  it('learns that a corrected place is unknown, whoever was asked before', async () => {
    await world.partner('Sanna');
    await passOn();
    await call('patch', '').send({ address: 'Gata 1', location: 'Sentrum' }).expect(200);
    const learned = async () => (await look()).body.place_unknown;
    expect(await eventually(learned)).toBe(true);
    expect((await look()).body).toMatchObject({
      search: { late: false },
      partners: [{ state: 'withdrawn' }],
    });
  });

  it('sees the submitted data, and that nobody has been asked yet', async () => {
    expect((await look()).body).toEqual({
      city: 'Bergen',
      service: 'Fullstyling',
      received_at: expect.any(String),
      status: 'new',
      search: expect.objectContaining({ state: 'searching', late: false }),
      partners: [],
      timeline: [{ at: expect.any(String), kind: 'received', partners: [] }],
      consents: [
        expect.objectContaining({ subject: 'stylist', granted: true, text_version: '2026-11' }),
      ],
      choices: {
        agent: 'unanswered',
        stylists: null,
        show_more: false,
        show_no_more: false,
        keep_waiting: false,
        waiting_asks_again: false,
        withdraw: true,
      },
      sent: expect.objectContaining({ customer_name: 'Kari Nordmann', customer_email: email }),
      mailbox_proven: false,
      pending_email: null,
      merged: false,
      just_sent: false,
    });
  });

  it('sees the submitting integrator while its key shows owners', async () => {
    const { id, secret } = await makeKey(world, { shows_contacts: true });
    email = `sendt-for-${email}`;
    await world.lead({ customer_email: email }, { apikey: secret });
    token = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
    expect((await look()).body.sent_by).toBe('Megler Vest AS');
    await world
      .admin('patch', `/integrator-keys/${id}`)
      .send({ shows_contacts: false })
      .expect(200);
    expect((await look()).body).not.toHaveProperty('sent_by');
  });

  it('sees the asked partners and their knowledge, and a phone number only after acceptance', async () => {
    await world.partner('Anne', {
      website: 'annestil.no',
      presentation: 'Fast pris etter befaring.',
    });
    await passOn();
    const asked = (await look()).body;
    expect(asked.partners).toEqual([
      {
        name: 'Anne',
        company: 'Stil og Rom AS',
        kind: 'stylist',
        state: 'offered',
        knows_you: false,
        gets_all: true,
        has_called: false,
        came_to_nothing: false,
        presentation: 'Fast pris etter befaring.',
        logo: null,
        phone: null,
        website: null,
        asked_at: expect.any(String),
        deadline: expect.any(String),
        answered_at: null,
        assignment_id: null,
        call_overdue: false,
        not_called_at: null,
      },
    ]);
    const [assignment] = await assignmentIds();
    await world.api.happen(leadId, (leadCase) => acceptAssignment(leadCase, assignment?.id ?? ''));
    const { body } = await look();
    expect(body).toMatchObject({
      status: 'matched',
      partners: [
        {
          state: 'accepted',
          knows_you: true,
          phone: '40000001',
          website: 'https://annestil.no/',
        },
      ],
      timeline: [
        { kind: 'received' },
        { kind: 'asked', partners: ['Anne'] },
        { kind: 'accepted', partners: ['Anne'] },
      ],
    });
    await world.hasten(leadId);
    const mail = await world.mailTo(email, 'Anne tar kontakt med deg');
    expect(mail).toContain('annestil.no');
    expect(mail).toContain('400 00 001'.replaceAll(' ', '').replace(/(..)(?=.)/g, '$1 '));
  });

  it('sees a partner’s contact, and a reported loss not as one', async () => {
    await taken();
    const [{ id } = { id: '' }] = await assignmentIds();
    const reported = async (report: 'contacted' | 'lost') => {
      await world.api.happen(leadId, (leadCase) => recordReport(leadCase, id, report));
      return (await look()).body.partners;
    };
    expect(await reported('contacted')).toMatchObject([
      { has_called: true, came_to_nothing: false },
    ]);
    expect(await reported('lost')).toMatchObject([{ has_called: false, came_to_nothing: true }]);
  });

  it('confirms or denies a partner’s reported win', async () => {
    await taken();
    const [{ id } = { id: '' }] = await assignmentIds();
    const won = () => world.api.happen(leadId, (leadCase) => recordReport(leadCase, id, 'won'));
    await won();
    await world.mailTo(email, 'Har du valgt Anne?');
    const { body } = await look();
    expect(body).toMatchObject({
      status: 'won',
      reported_win: { assignment_id: id, name: 'Anne', until: expect.any(String) },
    });
    const answer = (word: string, assignment_id = id) =>
      post('reported-win', { assignment_id, answer: word });
    await answer('maybe').expect(400);
    await answer('no', 'Anne').expect(400);
    expect((await answer('no', leadId)).body.status).toBe('won');
    const { body: denied } = await answer('no');
    expect(denied).toMatchObject({ status: 'matched', timeline: expect.anything() });
    expect(denied).not.toHaveProperty('reported_win');
    expect(denied.timeline.at(-1)).toMatchObject({ kind: 'not-chosen', partners: ['Anne'] });
    expect((await answer('yes')).body.status).toBe('matched');
  });

  it('withdraws the lead: partners are notified, and matching ends', async () => {
    await taken();
    const { status, body } = await post('withdraw');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'lost',
      search: { state: 'closed' },
      partners: [{ state: 'withdrawn', knows_you: true, phone: null }],
      choices: { withdraw: false },
    });
    expect((await post('withdraw')).body).toEqual(body);
    await world.mailTo('anne@stil.no', 'trukket tilbake');
    expect(await world.api.rows('select payment_status from sale')).toEqual([
      { payment_status: 'credited' },
    ]);
    expect((await world.admin('post', `/leads/${leadId}/assignments`).send({})).status).toBe(409);
  });

  it('lets an agent get in touch, and revokes that as easily', async () => {
    const { body } = await post('agent', { answer: 'yes' });
    expect(body.choices.agent).toBe('yes');
    expect(body.consents.at(-1)).toMatchObject({
      subject: 'estate-agent',
      granted: true,
      place: 'owner-page',
    });
    expect((await post('agent', { answer: 'no' })).body.choices.agent).toBe('no');
    expect((await post('agent', { answer: 'maybe' })).status).toBe(400);
    expect((await post('agent', {})).status).toBe(400);
  });

  it('revokes the consent to stylists only, who are notified, and renews it; the agent keeps its data', async () => {
    await taken();
    await world.partner('Per', { kind: 'estate-agent' });
    expect((await post('agent', { answer: 'yes' })).body.choices.stylists).toBe('yes');
    await passOn();
    const agent = (await assignmentIds()).at(-1);
    await world.api.happen(leadId, (leadCase) => acceptAssignment(leadCase, agent?.id ?? ''));
    const { body } = await post('stylists', { answer: 'no' }).expect(200);
    expect(body).toMatchObject({
      status: 'matched',
      partners: [
        { kind: 'stylist', state: 'withdrawn', phone: null },
        { kind: 'estate-agent', state: 'accepted' },
      ],
      choices: { agent: 'yes', stylists: 'no', withdraw: true },
    });
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'stylists-unwanted' });
    await world.mailTo('anne@stil.no', 'trukket tilbake');
    expect((await post('stylists', { answer: 'no' })).body).toEqual(body);
    const { body: again } = await post('stylists', { answer: 'yes' }).expect(200);
    expect(again.choices.stylists).toBe('yes');
    expect(again.consents.at(-1)).toMatchObject({ subject: 'stylist', granted: true });
    expect((await post('stylists', { answer: 'maybe' })).status).toBe(400);
  });

  it.each(['2026-10', '2027-01'])(
    'consents with the text of %s, which the page showed',
    async (shown) => {
      const say = (path: string, body: Body) => post(path, body).set('x-form-consent', shown);
      await say('agent', { answer: 'yes' }).expect(200);
      await say('stylists', { answer: 'no' }).expect(200);
      const { body } = await say('stylists', { answer: 'yes' }).expect(200);
      expect(body.consents.slice(1)).toMatchObject([
        { subject: 'estate-agent', granted: true, text_version: shown, text: null },
        { subject: 'stylist', granted: false, text_version: shown },
        { subject: 'stylist', granted: true, text_version: shown, text: null },
      ]);
    },
  );

  it('cannot consent to a text that nobody could show', async () => {
    for (const path of ['agent', 'stylists', 'show-more']) {
      const answer = path === 'show-more' ? undefined : { answer: 'yes' };
      const { body } = await post(path, answer).set('x-form-consent', 'yesterday').expect(400);
      expect(body.errors).toMatchObject([{ field: 'X-Form-Consent' }]);
    }
    expect((await look()).body.consents).toHaveLength(1);
  });

  it('sees the data that an agent beside stylists gets, without corrections of the rest', async () => {
    await world.partner('Per', { kind: 'estate-agent' });
    await post('agent', { answer: 'yes' });
    await passOn();
    const [assignment] = await assignmentIds();
    await world.api.happen(leadId, (leadCase) => acceptAssignment(leadCase, assignment?.id ?? ''));
    await call('patch', '').send({ message: 'Nøkkelen ligger hos naboen.' });
    const { body } = await call('patch', '').send({ property_size: '80 kvm' });
    expect(body.partners).toMatchObject([{ kind: 'estate-agent', gets_all: false }]);
    expect(body.timeline.slice(-2)).toMatchObject([
      { kind: 'corrected', partners: [] },
      { kind: 'corrected', partners: ['Per'] },
    ]);
  });

  it('gets the same agent asked again by a new consent after revoking', async () => {
    await world.partner('Per', { kind: 'estate-agent' });
    const states = async () =>
      (await look()).body.partners.map(({ state }: { state: string }) => state);
    await post('agent', { answer: 'yes' });
    await passOn();
    expect(await states()).toEqual(['offered']);
    await post('agent', { answer: 'no' });
    expect(await states()).toEqual(['withdrawn']);
    await post('agent', { answer: 'yes' });
    await passOn();
    expect(await states()).toEqual(['withdrawn', 'offered']);
  });

  it('asks for more partners once all places are taken, three times at most, and keeps waiting', async () => {
    for (const letter of 'ABCDEFGHI') await world.partner(`Partner${letter}`);
    const nextAsked = async () =>
      (
        await world.api.rows<{ id: string }>(`select id from assignment where state = 'offered'`)
      )[0];
    const fill = async () => {
      await passOn();
      for (let asked = await nextAsked(); asked; asked = await nextAsked()) {
        const { id } = asked;
        await world.api.happen(leadId, (leadCase) => acceptAssignment(leadCase, id));
      }
    };
    for (let more = 1; more <= 3; more += 1) {
      await fill();
      const presses = [await post('show-more'), await post('show-more')];
      for (const { body } of presses) expect(body.consents).toHaveLength(3 * more - 1);
      const { body: unwanted } = await call('delete', '/show-more').expect(200);
      expect(unwanted).toMatchObject({ choices: { show_more: true, show_no_more: false } });
      expect(unwanted.consents.at(-1)).toMatchObject({ granted: false, place: 'owner-page' });
      const { body: wanted } = await post('show-more').set('x-form-consent', '2026-10');
      expect(wanted.choices.show_no_more).toBe(true);
      expect(wanted.consents.at(-1)).toMatchObject({ granted: true, text_version: '2026-10' });
    }
    await fill();
    expect(await post('show-more')).toMatchObject({
      status: 409,
      body: { type: '/problems/no-more-partners' },
    });
    expect((await post('keep-waiting')).body.timeline.at(-1)).toMatchObject({ kind: 'waits' });
    await post('withdraw');
    for (const what of ['show-more', 'keep-waiting']) expect((await post(what)).status).toBe(409);
  });

  it('reports an overdue call, and that partner is notified', async () => {
    await taken();
    await taken('Berit');
    const [{ id: assignment_id } = { id: '' }] = await assignmentIds();
    const say = () => post('nobody-called', { assignment_id });
    await post('nobody-called', { assignment_id: 'Anne' }).expect(400);
    expect((await say()).body.partners[0]).toMatchObject({
      ...{ assignment_id, call_overdue: false, not_called_at: null },
    });
    await world.api.rows(`update assignment set answered_at = answered_at - interval '7 days'`);
    expect((await look()).body.partners[0]).toMatchObject({ call_overdue: true });
    expect((await say()).body.partners).toMatchObject([
      { call_overdue: false, not_called_at: expect.any(String) },
      { call_overdue: true, not_called_at: null },
    ]);
    await world.mailTo('anne@stil.no', 'sier at du ikke har tatt kontakt');
    await say().expect(200);
    const reported = await world.api.rows(
      `select 1 from notification where kind = 'partner-not-called'`,
    );
    expect(reported).toHaveLength(1);
  });

  it('corrects the data by the rules of the form, and accepted partners are notified', async () => {
    await taken();
    const { body } = await call('patch', '').send({ customer_phone: '400 00 009', message: '' });
    expect(body.sent).toMatchObject({ customer_phone: '40000009', message: '', rooms: '3 rom' });
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'corrected' });
    expect(await world.mailTo('anne@stil.no', 'rettet opplysningene')).toContain('40 00 00 09');
    for (const wrong of [{ customer_phone: '123' }, { customer_name: '' }, { location: 'a\nb' }]) {
      const refused = await call('patch', '').send(wrong);
      expect([refused.status, refused.body.errors?.[0].field]).toEqual([
        400,
        Object.keys(wrong)[0],
      ]);
    }
    for (const foreign of [
      { customer_email: 'x@y.no' },
      { status: 'won' },
      { service_type: 'x' },
    ]) {
      expect((await call('patch', '').send(foreign)).status).toBe(400);
    }
    expect((await call('patch', '').send({ customer_phone: '40000009' })).body).toEqual(body);
  });

  it('prefers email to calls, and reverts that', async () => {
    await taken('Berit');
    const { body } = await call('patch', '').send({ contact_by_email: true }).expect(200);
    expect(body.sent.contact_by_email).toBe(true);
    const mail = await world.mailTo('berit@stil.no', 'Rettet');
    expect(mail).toContain('Kontakt meg');
    const wrong = await call('patch', '').send({ contact_by_email: 'ja' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'contact_by_email' })],
    ]);
    const { body: back } = await call('patch', '').send({ contact_by_email: false });
    expect(back.sent.contact_by_email).toBe(false);
  });

  it('moves the home: unanswered assignments end unpaid, and do not show the new place', async () => {
    await world.partner('Ottar');
    await passOn();
    const asked = tokenIn(await world.mailTo('ottar@stil.no', 'Svar innen'), '/partner/svar#');
    const { body } = await call('patch', '').send({
      address: 'Torggata 1, 0181 Oslo',
      location: 'Oslo',
    });
    expect(body).toMatchObject({
      city: 'Oslo',
      search: { late: false },
      partners: [{ state: 'withdrawn', knows_you: false }],
    });
    expect(body).not.toHaveProperty('place_unknown');
    const letGo = await world.mailTo('ottar@stil.no', 'Trukket tilbake: Fullstyling');
    const seen = await world.api.call('get', '/api/partner-link').set('link-token', asked);
    expect(seen.body).toMatchObject({ state: 'withdrawn', title: 'Fullstyling', city: '' });
    for (const reported of [letGo, JSON.stringify(seen.body)]) expect(reported).not.toMatch(/Oslo/);
  });
});

describe('a confirmation from the owner’s mailbox', () => {
  it('downloads everything stored, once', async () => {
    await taken();
    await world.api.happen(leadId, (leadCase) => agreeToAgent(leadCase, true));
    const link = await confirmation('download', 'Last ned det vi har');
    const { status, body } = await post('download', undefined, link);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: leadId,
      customer_name: 'Kari Nordmann',
      message: 'Ring etter kl. 16.',
      assignments: [{ partner_name: 'Anne' }],
      consents: [
        { subject: 'stylist', text: CONSENT_TEXTS.stylist },
        { subject: 'estate-agent', text: CONSENT_TEXTS['estate-agent'] },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/price_ore|decline_reason/);
    expect((await post('download', undefined, link)).status).toBe(410);
  });

  it('downloads merged leads too, from either of them', async () => {
    const [{ address } = { address: '' }] = await world.api.rows<{ address: string }>(
      'select address from lead',
    );
    const again = await world.lead({
      ...{ address, municipality_number: '4601', customer_email: email },
      message: 'Nøkkelen er hos naboen.',
    });
    await eventually(async () => {
      const merged = `select from lead where id = '${again}' and merged_into = '${leadId}'`;
      return (await world.api.rows(merged))[0];
    });
    const link = await confirmation('download', 'Last ned det vi har');
    const { body } = await post('download', undefined, link);
    expect(body).toMatchObject({
      id: leadId,
      message: 'Ring etter kl. 16.',
      history: [{ kind: 'lead-merged-into', detail: { leadId: again, mailbox: 'same' } }],
      merged: [{ id: again, message: 'Nøkkelen er hos naboen.', customer_email: email }],
    });
    const handedOut = await world.admin('get', `/leads/${again}/export`).expect(200);
    expect(handedOut.body).toMatchObject({
      id: again,
      merged: [{ id: leadId, message: 'Ring etter kl. 16.' }],
    });
  });

  it('tells an agent of the erasure by its own service, not by the styling', async () => {
    await world.partner('Mona', { kind: 'estate-agent' });
    await post('agent', { answer: 'yes' });
    await passOn();
    await world.mailTo('mona@stil.no', 'Boligsalg i Bergen');
    const link = await confirmation('erase', 'Vil du slette alt?');
    await post('erase', undefined, link).expect(204);
    const reported = await world.mailTo('mona@stil.no', 'Slett henvendelse');
    expect(reported).toMatch(/Tjeneste:\s+Boligsalg/);
    expect(reported).not.toContain('Fullstyling');
  });

  it('erases: every asked partner is notified, whatever the state of the lead', async () => {
    await world.partner('Bo');
    await taken();
    const link = await confirmation('erase', 'Vil du slette alt?');
    expect((await post('erase', undefined, link)).status).toBe(204);
    for (const table of ['lead', 'assignment', 'match_round', 'lead_event', 'owner_confirmation']) {
      expect(await world.api.rows(`select 1 from ${table}`)).toEqual([]);
    }
    const [held, asked] = [
      await world.mailTo('anne@stil.no', 'Slett henvendelse'),
      await world.mailTo('bo@stil.no', 'Slett henvendelse'),
    ];
    const ofOne = [held, asked].filter((mail) => mail.includes('Slett navn, telefon'));
    expect(ofOne).toHaveLength(1);
    for (const mail of [held, asked]) expect(mail).not.toMatch(/Kari|Nordmann|40 00 00 00|Nygård/);
    const reported = await world.api.rows(
      `select e.had_contact, n.kind, n.lead_id from erasure_notification e
       join notification n on n.erasure_notification_id = e.id order by e.had_contact`,
    );
    const mail = { kind: 'partner-erasure', lead_id: null };
    expect(reported).toEqual([
      { had_contact: false, ...mail },
      { had_contact: true, ...mail },
    ]);
    expect(await world.api.rows('select assignment_id from sale')).toEqual([
      { assignment_id: null },
    ]);
    for (const { status, body } of [await look(), await post('erase', undefined, link)]) {
      expect([status, body.error]).toEqual([404, 'Henvendelsen er slettet.']);
    }
  });

  it('changes the address: the new one gets a link, the old one a notification without data', async () => {
    await taken();
    const link = await confirmation('new-email', 'Er dette adressen din?', 'ny@nordmann.no', {
      new_email: 'ny@nordmann.no',
    });
    const old = await world.mailTo(email, 'blir byttet');
    expect(old).not.toMatch(/ny@nordmann\.no|Kari|Bergen/);
    const asking = await world.mailTo('ny@nordmann.no', 'Er dette adressen din?');
    expect(asking).not.toMatch(/Kari|Bergen|Fullstyling/);
    expect((await look()).body).toMatchObject({
      sent: { customer_email: email },
      pending_email: 'ny@nordmann.no',
    });
    expect((await post('new-email', undefined, link)).status).toBe(204);
    const before = await look();
    expect([before.status, before.body.type]).toEqual([410, '/problems/link-expired']);
    expect((await post('withdraw')).status).toBe(410);
    const own = tokenIn(
      await world.mailTo('ny@nordmann.no', 'Her er lenken din'),
      '/min-henvendelse#',
    );
    expect((await look(own)).body).toMatchObject({
      sent: { customer_email: 'ny@nordmann.no' },
      pending_email: null,
    });
    expect(await world.mailTo('anne@stil.no', 'rettet opplysningene')).toContain('ny@nordmann.no');
    expect((await post('new-email', undefined, link)).status).toBe(410);
  });

  it('must be requested correctly, and five times a day at most', async () => {
    for (const wrong of [
      { purpose: 'everything' },
      { purpose: 'new-email' },
      { purpose: 'new-email', new_email: 'no address' },
      { purpose: 'erase', new_email: 'ny@nordmann.no' },
    ]) {
      expect((await post('confirmations', wrong)).status).toBe(400);
    }
    for (let asked = 0; asked < 5; asked += 1) await ask('download');
    const refused = await post('confirmations', { purpose: 'erase' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400']);
  });

  it('is for its own purpose only, and shows nothing', async () => {
    const link = await confirmation('download', 'Last ned det vi har');
    expect((await look(link)).status).toBe(404);
    for (const other of ['erase', 'new-email']) {
      expect((await post(other, undefined, link)).status).toBe(404);
      expect((await post(other)).status).toBe(404);
    }
    expect((await post('download', undefined, link)).status).toBe(200);
  });
});

describe('a repeated link', () => {
  it('comes by email, and the answer is the same for a stranger', async () => {
    const known = await world.api
      .call('post', '/api/own-lead/links')
      .send({ email: email.toUpperCase() });
    const unknown = await world.api
      .call('post', '/api/own-lead/links')
      .send({ email: 'nobody@x.no' });
    for (const answer of [known, unknown]) expect([answer.status, answer.text]).toEqual([204, '']);
    const again = tokenIn(await world.mailTo(email, 'Her er lenken din'), '/min-henvendelse#');
    expect((await look(again)).status).toBe(200);
    const strangers = await world.api.call('post', '/api/own-lead/links').send({ email: 'x' });
    expect(strangers.status).toBe(400);
    const none = await world.api.call('post', '/api/own-lead/links').send({});
    expect(none.body.errors).toEqual([{ field: 'email', message: 'E-post må fylles ut.' }]);
  });

  it('opens a lead of more than a year ago too, whose first link has expired', async () => {
    await world.api.rows(`update lead set received_at = received_at - interval '400 days'`);
    await world.api.call('post', '/api/own-lead/links').send({ email }).expect(204);
    const again = tokenIn(await world.mailTo(email, 'Her er lenken din'), '/min-henvendelse#');
    expect((await look(again)).body).toMatchObject({ city: 'Bergen' });
  });

  it('is sent only within the rate limit', async () => {
    const asked: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      const { status } = await world.api.call('post', '/api/own-lead/links').send({ email });
      asked.push(status);
    }
    expect(asked).toContain(429);
  });
});

describe('a limited or invalid link', () => {
  it('opens nothing if it is forged, for a partner, garbage, missing or expired', async () => {
    const signer = new HmacLinkSigner(SESSION_SECRET);
    const link = signer.read(token);
    if (!link) throw new Error('The e-mail has a link of ours');
    const [audience, id, expiry, signature] = token.split('.');
    const forged = [
      new HmacLinkSigner('another secret that is long enough').sign(link),
      signer.sign({ ...link, audience: 'partner' }),
      [audience, '00000000-0000-7000-8000-000000000000', expiry, signature].join('.'),
      [audience, id, '9999999999', signature].join('.'),
      ['erase', id, expiry, signature].join('.'),
      `${token}.`,
      token.toUpperCase(),
      `Bearer ${token}`,
      "' or 1=1--",
      '../../admin/leads',
      '%00',
      'x'.repeat(8000),
      '',
    ];
    for (const unknown of forged) {
      const answers = [
        await look(unknown),
        await post('withdraw', undefined, unknown),
        await post('confirmations', { purpose: 'erase' }, unknown),
        await post('download', undefined, unknown),
        await post('erase', undefined, unknown),
        await post('new-email', undefined, unknown),
        await call('patch', '', unknown).send({ customer_phone: '40000009' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
    const expired = signer.sign({ ...link, expiresAt: new Date(Date.now() - 1000) });
    expect((await post('withdraw', undefined, expired)).status).toBe(410);
    const late = signer.sign({ audience: 'erase', id: link.id, expiresAt: new Date(1e12) });
    expect((await post('erase', undefined, late)).status).toBe(410);
    expect(await world.api.rows('select status from lead')).toEqual([{ status: 'new' }]);
  });

  it('changes nothing by any number of views', async () => {
    const due = 'select from lead where matching_due_at <= now()';
    await eventually(async () => (await world.api.rows(due)).length === 0 || undefined);
    const before = await world.api.rows('select * from lead');
    for (const method of ['get', 'get'] as const) await call(method, '');
    expect(await world.api.rows('select * from lead')).toEqual(before);
    for (const path of ['/withdraw', '/erase', '/download', '/new-email', '/links']) {
      const { status } = await fetch(`${world.api.address}/api/own-lead${path}`, {
        headers: { 'link-token': token },
      });
      expect(status).toBe(405);
    }
  });
});
