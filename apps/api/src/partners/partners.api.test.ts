import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld, samplePartnerBody } from '../testing/matching-world.js';

describe('partners', () => {
  let world: MatchingWorld;
  beforeAll(async () => {
    world = await MatchingWorld.start();
  });
  afterAll(() => world.close());
  beforeEach(() => world.api.empty('lead, partner'));

  const add = (changes: Record<string, unknown> = {}) =>
    world.admin('post', '/partners').send(samplePartnerBody(changes));
  const change = (id: string, changes: object) =>
    world.admin('patch', `/partners/${id}`).send(changes);

  it('are taken in with everything we know of them', async () => {
    const { status, body } = await add({
      email: 'Stine@StilOgRom.no',
      cities: [' Bergen ', 'Voss'],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...samplePartnerBody({ phone: '40000001', cities: ['Bergen', 'Voss'] }),
      organization_number: '',
      street: '',
      postal_code: '',
      post_place: '',
      id: expect.any(String),
      created_at: expect.any(String),
      assignments_last_week: 0,
      assignments_last_month: 0,
      assignments: 0,
      last_assigned_at: null,
    });
    expect((await world.admin('get', `/partners/${body.id}`)).body).toEqual(body);
  });

  it('keep their price to the øre', async () => {
    const { body } = await add({ price_per_assignment: 1234.56 });
    expect(body.price_per_assignment).toBe(1234.56);
    expect(await world.api.rows('select price_ore from partner')).toEqual([{ price_ore: 123_456 }]);
  });

  it('may have what invoices need, and lose it again', async () => {
    const address = { street: 'Strandgaten 60', postal_code: '5004', post_place: 'Bergen' };
    const { body } = await add({ organization_number: '974 761 076', ...address });
    expect(body).toMatchObject({ organization_number: '974761076', ...address });
    const { body: changed } = await change(body.id, { organization_number: '', street: null });
    expect(changed).toEqual({ ...body, organization_number: '' });
  });

  it('change in what is given and nothing else', async () => {
    const { body } = await add();
    const changed = await change(body.id, { weekly_capacity: 0, whole_country: true, cities: [] });
    expect(changed.body).toEqual({ ...body, weekly_capacity: 0, whole_country: true, cities: [] });
    expect((await change(body.id, {})).body).toEqual(changed.body);
  });

  it('are paused and go on', async () => {
    const { body } = await add();
    expect((await change(body.id, { active: false })).body.active).toBe(false);
    expect((await change(body.id, { active: true })).body.active).toBe(true);
  });

  it.each([
    ['name', { name: ' ' }, 'Navn må fylles ut.'],
    ['kind', { kind: 'painter' }, 'Velg stylist, interiørarkitekt eller eiendomsmegler.'],
    ['email', { email: 'stine@stil' }, 'Ugyldig e-postadresse.'],
    ['phone', { phone: '123' }, 'Telefonnummer må være 8 siffer.'],
    ['cities', { cities: ['Bergen', 'a\nb'] }, 'Byene må være en liste av navn, høyst 100.'],
    ['cities', { cities: [] }, 'Oppgi minst én by, eller velg hele landet.'],
    ['services', { services: [] }, 'Velg minst én tjeneste.'],
    ['services', { services: ['Maling'] }, /blant Fullstyling/],
    ['price_per_assignment', { price_per_assignment: -1 }, 'Prisen kan ikke være negativ.'],
    ['price_per_assignment', { price_per_assignment: 1.005 }, /høyst to desimaler/],
    ['weekly_capacity', { weekly_capacity: 1.5 }, 'Kapasiteten må være et helt tall.'],
    ['weekly_capacity', { weekly_capacity: 1001 }, 'Kapasiteten er for høy.'],
    ['active', { active: 'yes' }, /aktiv/],
    ['organization_number', { organization_number: '974761077' }, /9 siffer/],
    ['postal_code', { postal_code: '12345' }, /4 siffer/],
    ['id', { id: randomUUID() }, 'Dette feltet er ukjent.'],
  ])('are refused with a clear word on %s: %j', async (field, fault, message) => {
    const expected = [
      { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ];
    const added = await add(fault);
    expect(added.status).toBe(400);
    expect(added.body.errors).toEqual(expected);
    const id = await world.partner('Berit');
    const changed = await change(id, fault);
    expect(changed.status).toBe(400);
    expect(changed.body.errors).toEqual(expected);
  });

  it('have an e-mail of their own', async () => {
    await add();
    const twice = await add({ email: 'STINE@stilogrom.no' });
    expect(twice.status).toBe(409);
    expect(twice.body.errors).toEqual([
      { field: 'email', message: 'En annen partner har denne e-posten.' },
    ]);
  });

  it.each([randomUUID(), 'none'])('are not found by %j', async (id) => {
    expect((await world.admin('get', `/partners/${id}`)).status).toBe(404);
    expect((await change(id, { active: false })).status).toBe(404);
  });

  it('are listed by name, searched and filtered', async () => {
    await world.partner('Åse', { cities: ['Tromsø'], kind: 'estate-agent' });
    await world.partner('Berit', { active: false });
    await world.partner('Anne', { services: ['Delstyling'] });
    const names = async (query: string) => {
      const { body } = await world.admin('get', `/partners?${query}`).expect(200);
      return body.partners.map(({ name }: { name: string }) => name);
    };
    expect(await names('')).toEqual(['Anne', 'Berit', 'Åse']);
    expect(await names('active=true&kind=stylist')).toEqual(['Anne']);
    expect(await names('active=false')).toEqual(['Berit']);
    expect(await names(`q=${encodeURIComponent('TROMSØ')}`)).toEqual(['Åse']);
    expect(await names('service=Delstyling')).toEqual(['Anne']);
    for (const query of ['kind=painter', 'active=maybe', 'q=%00', 'service=Maling', 'order=1']) {
      expect((await world.admin('get', `/partners?${query}`)).status).toBe(400);
    }
  });

  it('that are missing show where owners ask', async () => {
    await world.partner('Anne', { cities: ['Bergen'] });
    await world.lead({ location: 'Bergen' });
    await world.lead({ location: 'BODØ' });
    await world.lead({ location: 'Bodø' });
    await world.lead({ location: 'Bergen', service_type: 'Delstyling' });
    const { body } = await world.admin('get', '/coverage').expect(200);
    expect(body.gaps).toEqual([
      { city: expect.stringMatching(/bodø/i), service: 'Fullstyling', leads: 2, waiting: 2 },
      { city: 'Bergen', service: 'Delstyling', leads: 1, waiting: 1 },
    ]);
  });

  it.each([
    ['get', '/partners'],
    ['post', '/partners'],
    ['get', '/coverage'],
    ['get', '/sales'],
    ['get', `/leads/${randomUUID()}/matching`],
    ['post', `/leads/${randomUUID()}/assignments`],
  ] as const)('are for the administrator alone: %s %s', async (method, path) => {
    expect((await world.api.call(method, `/api/admin${path}`)).status).toBe(401);
  });
});
