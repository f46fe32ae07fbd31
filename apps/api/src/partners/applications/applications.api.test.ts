import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { logIn } from '../../testing/admin-access.js';
import { MatchingWorld, samplePartnerBody } from '../../testing/matching-world.js';
import { employ } from '../../testing/users-access.js';

const FORM = {
  ...{ company: 'Stil og Rom AS', organization_number: '974 761 076', kind: 'stylist' },
  ...{ contact_name: 'Stine Stylist', contact_email: 'Stine@StilOgRom.no' },
  ...{ contact_phone: '+47 400 00 001', places: 'Bergen og Askøy' },
  message: 'Jeg har stylet boliger i ti år. Ring 400 00 001.',
};

describe('an applicant', () => {
  const world = MatchingWorld.own({ TRUST_PROXY: '1' });
  let client = 0;
  beforeEach(async () => {
    await world.api.empty('partner_application, partner');
    client += 1;
  });

  const apply = (body: object = FORM, headers: Record<string, string> = {}) =>
    world.api
      .call('post', '/api/partner-applications')
      .set({ apikey: DEVELOPMENT_API_KEY, 'x-forwarded-for': `10.0.0.${client}`, ...headers })
      .send(body);
  const list = async (query = '') =>
    (await world.admin('get', `/partner-applications?${query}`).expect(200)).body.applications;
  const applied = async (changes: object = {}): Promise<string> => {
    await apply({ ...FORM, ...changes }).expect(204);
    return (await list())[0].id;
  };
  const decide = (id: string, what: string, body: object) =>
    world.admin('post', `/partner-applications/${id}/${what}`).send(body);

  it('is listed for the administrator, and gets a receipt', async () => {
    await apply().expect(204);
    expect(await list('show=waiting')).toEqual([
      {
        ...FORM,
        ...{ organization_number: '974761076', contact_phone: '40000001' },
        contact_email: 'stine@stilogrom.no',
        ...{ id: expect.any(String), version: expect.any(String), state: 'open' },
        ...{ reply: null, suspect: false, terms_version: null },
        ...{ received_at: expect.any(String), changed_at: expect.any(String), partner_id: null },
      },
    ]);
    expect(await list('show=decided')).toEqual([]);
    const mail = await world.mailTo('stine@stilogrom.no', 'Vi har fått søknaden');
    expect(mail).toContain('974 761 076');
    expect(mail).not.toMatch(/ti år|400 00 001/);
  });

  it('gets the reason for each rejected field', async () => {
    const faults = async (changes: object) => {
      const { status, body } = await apply({ ...FORM, ...changes });
      client += 1;
      return [status, (body.errors ?? []).map(({ field }: { field: string }) => field)];
    };
    for (const [field, values] of Object.entries({
      company: ['', ' ', 'x'.repeat(121), 'a\nb', 'Stil 🏡 AS', 7, null],
      organization_number: ['', '974761077', '123', 'x'.repeat(21), null],
      contact_name: ['', 'x'.repeat(121), 'a\r\nBcc: b', 'Stine 🏡'],
      contact_email: ['', 'x', 'a@b', 'a@b.no\nc@d.no', ['a@b.no']],
      contact_phone: ['', '4000000', 'x'],
      kind: ['', 'admin', null],
      places: ['', 'x'.repeat(201)],
      message: ['x'.repeat(1001), '\u0000', 7],
    })) {
      for (const value of values) expect(await faults({ [field]: value })).toEqual([400, [field]]);
    }
    expect(await list()).toEqual([]);
    expect((await apply(FORM, { apikey: 'x' })).status).toBe(401);
  });

  it('is stored as written', async () => {
    const nasty = `<script>alert(1)</script> ${'š'.repeat(50)} '; drop table partner; --`;
    const contact_email = `${randomUUID()}@stil.no`;
    await applied({ company: nasty, message: nasty, contact_name: '=cmd|calc', contact_email });
    expect(await list()).toMatchObject([{ company: nasty, contact_name: '=cmd|calc' }]);
    const mail = await world.mailTo(contact_email, 'Takk for søknaden');
    expect(mail).not.toMatch(/script|drop table|=cmd/);
  });

  it('may apply five times a minute', async () => {
    for (let sent = 0; sent < 5; sent += 1) await apply().expect(204);
    const late = await apply();
    expect([late.status, Number(late.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(await list()).toHaveLength(5);
  });

  it('gets no email if a program may have filled in the form', async () => {
    const contact_email = `${randomUUID()}@stil.no`;
    await apply({ ...FORM, contact_email }, { 'x-form-hidden-field': 'filled' }).expect(204);
    await apply({ ...FORM, contact_email }, { 'x-form-seconds': '1' }).expect(204);
    expect(await list()).toMatchObject([{ suspect: true }, { suspect: true }]);
    const [{ id }] = await list();
    const { body } = await decide(id, 'refuse', {}).expect(200);
    expect(body).toMatchObject({ state: 'refused', reply: null });
    const reported = await world.api.rows(
      'select from notification where application_id is not null',
    );
    expect(reported).toEqual([]);
  });

  it('gets one decision for a duplicate, and each is found in the log', async () => {
    const ids = [await applied(), await applied()];
    const seen = (await list()).find(({ id }: { id: string }) => id === ids[0]);
    const approve = (version: string) =>
      decide(ids[0]!, 'approve', samplePartnerBody({ email: FORM.contact_email })).set({
        'if-match': `"${version}"`,
      });
    expect((await approve('open.1')).status).toBe(412);
    const { partner_id } = (await approve(seen.version).expect(200)).body;
    const decided = await list('show=decided');
    const approved = ids.map((id) =>
      expect.objectContaining({ id, partner_id, state: 'approved' }),
    );
    expect([decided, await list('show=waiting')]).toEqual([expect.arrayContaining(approved), []]);
    const rows = await world.api.rows<{ subject_id: string }>(
      "select subject_id from audit_log where call = 'approveApplication'",
    );
    expect(rows.map(({ subject_id }) => subject_id)).toEqual(expect.arrayContaining(ids));
  });

  it('becomes a partner with the administrator’s changes', async () => {
    const id = await applied();
    const partner = samplePartnerBody({ email: 'stine@stilogrom.no', areas: ['4601', '4627'] });
    expect((await decide(id, 'approve', { ...partner, areas: [] })).status).toBe(400);
    const { body } = await decide(id, 'approve', partner);
    expect(body).toMatchObject({ state: 'approved', partner_id: expect.any(String) });
    const { body: partners } = await world.admin('get', '/partners');
    expect(partners.partners).toMatchObject([{ id: body.partner_id, areas: ['4601', '4627'] }]);
    await world.mailTo('stine@stilogrom.no', 'Velkommen som partner');
    for (const [what, again] of Object.entries({
      approve: { ...partner, email: 'ny@stil.no' },
      refuse: { reply: 'x' },
      ask: { reply: 'x' },
    })) {
      expect((await decide(id, what, again)).status).toBe(409);
    }
    const second = await applied({ contact_email: 'ny@stil.no' });
    const accepted = await decide(second, 'approve', partner);
    expect([accepted.status, accepted.body.errors[0].field]).toEqual([409, 'email']);
    expect((await list('show=waiting')).map((each: { id: string }) => each.id)).toEqual([second]);
  });

  it('is asked for more and refused, with the reason', async () => {
    const id = await applied();
    for (const body of [{}, { reply: ' ' }, { reply: 'x'.repeat(1001) }]) {
      expect((await decide(id, 'ask', body)).status).toBe(400);
    }
    const asked = await decide(id, 'ask', { reply: 'Hvilke kommuner jobber dere i?' });
    expect(asked.body).toMatchObject({ state: 'asked' });
    expect(await list('show=waiting')).toMatchObject([{ id, state: 'asked' }]);
    const mail = await world.mailTo('stine@stilogrom.no', 'Spørsmål om søknaden');
    expect(mail).toContain('Hvilke kommuner jobber dere i?');
    await decide(id, 'refuse', { reply: 'Vi har nok i Bergen nå.' }).expect(200);
    const no = await world.mailTo('stine@stilogrom.no', 'Svar på søknaden');
    expect(no).toContain('Vi har nok i Bergen nå.');
    const decided = await list('show=decided');
    expect(decided).toMatchObject([{ id, state: 'refused' }]);
    const { body: one } = await world.admin('get', `/partner-applications/${id}`).expect(200);
    expect(one).toEqual(decided[0]);
    expect((await world.admin('get', `/partner-applications/${randomUUID()}`)).status).toBe(404);
    expect((await decide(randomUUID(), 'refuse', { reply: 'x' })).status).toBe(404);
    expect((await world.admin('get', '/partner-applications?show=x')).status).toBe(400);
  });

  it('is listed newest first, a page at a time', async () => {
    const ids = [];
    for (let made = 0; made < 3; made += 1) ids.unshift(await applied());
    const first = (await world.admin('get', '/partner-applications?limit=2')).body;
    const second = await list(`limit=2&cursor=${first.next_cursor}`);
    expect([...first.applications, ...second].map(({ id }) => id)).toEqual(ids);
  });

  it('is erased in any state, with all emails and with a row of the audit log', async () => {
    const id = await applied();
    await decide(id, 'approve', samplePartnerBody({ email: 'stine@stilogrom.no' })).expect(200);
    const mails = `select from notification where application_id = '${id}'`;
    expect((await world.api.rows(mails)).length).toBeGreaterThan(0);
    const erase = () => world.admin('delete', `/partner-applications/${id}`);
    const { body } = await erase().expect(204);
    expect([body, await list(), await world.api.rows(mails)]).toEqual([{}, [], []]);
    expect((await world.admin('get', '/partners')).body.partners).toHaveLength(1);
    expect((await erase()).body).toMatchObject({ type: '/problems/application-not-found' });
    const rows = await world.api.rows(`select * from audit_log where act = 'erased'`);
    expect(rows).toMatchObject([{ call: 'deleteApplication', subject_id: id, fields: [] }]);
    expect(JSON.stringify(rows)).not.toMatch(/stil|stine/i);
  });

  it('is deleted by the retention job twelve months after the last event', async () => {
    const [old, young] = [await applied(), await applied()];
    const age = (id: string, months: string) =>
      world.api.rows(`
        update partner_application set changed_at = now() - interval '${months}'
        where id = '${id}'`);
    await age(old, '12 months 1 day');
    await age(young, '11 months 28 days');
    await world.api.runNightlyDeletion();
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([young]);
    expect(
      await world.api.rows(`select from notification where application_id = '${old}'`),
    ).toEqual([]);
  });

  it('has no contact details for the read-only role', async () => {
    await applied();
    const { token: owner } = await logIn(world.api);
    const { token } = await employ(world.api, owner, 'ser@boligstyling.no', 'innsyn');
    const { text, body } = await world.api
      .call('get', '/api/admin/partner-applications')
      .set('authorization', `Bearer ${token}`)
      .expect(200);
    expect(text).not.toMatch(/Stine|stilogrom|400 ?00/);
    expect(body.applications[0]).toMatchObject({ company: FORM.company, contact_name: '…' });
    const search = (asker: string) =>
      world.api
        .call('post', '/api/admin/partner-applications/search')
        .set('authorization', `Bearer ${asker}`)
        .send({ q: 'stine' });
    await search(token).expect(403);
    expect((await search(owner).expect(200)).body.applications).not.toEqual([]);
  });
});
