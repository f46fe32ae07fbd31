import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { flatPrices, MatchingWorld, samplePartnerBody } from '../testing/matching-world.js';

describe('partners', () => {
  const world = MatchingWorld.own();
  beforeEach(() => world.api.empty('lead, partner'));

  const add = (changes: Record<string, unknown> = {}) =>
    world.admin('post', '/partners').send(samplePartnerBody(changes));
  const change = (id: string, changes: object) =>
    world.admin('patch', `/partners/${id}`).send(changes);

  it('are stored with every field', async () => {
    const { status, body } = await add({
      email: 'Stine@StilOgRom.no',
      areas: ['4601', '34', '3403', '4601'],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...samplePartnerBody({ phone: '40000001', areas: ['34', '4601'] }),
      paused_until: null,
      paused_by_operator: false,
      terms_version: null,
      terms_accepted_at: null,
      website: '',
      presentation: '',
      organization_number: '',
      street: '',
      postal_code: '',
      post_place: '',
      id: expect.any(String),
      version: '1',
      created_at: expect.any(String),
      assignments_last_week: 0,
      assignments_last_month: 0,
      assignments: 0,
      last_assigned_at: null,
    });
    expect((await world.admin('get', `/partners/${body.id}`)).body).toEqual(body);
  });

  it('keep their price to the øre', async () => {
    const { body } = await add({ prices: flatPrices(1234.56) });
    expect(body.prices).toEqual(flatPrices(1234.56));
    const prices = { baseOre: 123_456, services: [] };
    expect(await world.api.rows('select prices from partner')).toEqual([{ prices }]);
  });

  it('may have a price by service and size', async () => {
    const sizes = [
      { from: 121, to: null, price_ore: 120_000 },
      { from: 0, to: 60, price_ore: 70_000 },
    ];
    const own = { service: 'Fullstyling', price_ore: 90_000, sizes };
    const prices = { ...flatPrices(500), services: [own] };
    const { body } = await add({ prices });
    expect(body.prices.services).toEqual([{ ...own, sizes: sizes.toReversed() }]);
    const twice = await change(body.id, { prices: { ...prices, services: [own, own] } });
    expect(twice.body.errors).toEqual([
      { field: 'prices', message: 'En tjeneste kan ha én pris.' },
    ]);
  });

  it('may have invoice details, and lose them again', async () => {
    const address = { street: 'Strandgaten 60', postal_code: '5004', post_place: 'Bergen' };
    const { body } = await add({ organization_number: '974 761 076', ...address });
    expect(body).toMatchObject({ organization_number: '974761076', ...address });
    const { body: changed } = await change(body.id, { organization_number: '', street: null });
    expect(changed).toEqual({ ...body, version: '2', organization_number: '' });
  });

  it('have numbers of digits only, despite invisible characters from copying', async () => {
    const { body } = await add();
    const pasted = { organization_number: '\u202a974 760 673\u202c', postal_code: '5\u200b 004' };
    const { status, body: changed } = await change(body.id, pasted);
    expect(status).toBe(200);
    expect(changed).toMatchObject({ organization_number: '974760673', postal_code: '5004' });
  });

  it('keep the fields that a change does not name', async () => {
    const { body } = await add();
    const changed = await change(body.id, { weekly_capacity: 0, areas: ['NO'] });
    expect(changed.body).toEqual({ ...body, version: '2', weekly_capacity: 0, areas: ['NO'] });
    expect((await change(body.id, {})).body).toEqual(changed.body);
  });

  it('are changed only on the version that a caller saw', async () => {
    const added = await add();
    const { id, version } = added.body;
    expect(added.headers['etag']).toBe(`"${version}"`);
    expect((await world.admin('get', `/partners/${id}`)).headers['etag']).toBe(`"${version}"`);
    const unseen = await change(id, { company: 'Ny AS' }).unset('if-match');
    expect([unseen.status, unseen.body.type]).toEqual([428, '/problems/version-required']);
    expect((await change(id, { company: 'Ny AS' }).set('if-match', 'three')).status).toBe(400);
    const changed = await change(id, { company: 'Ny AS' }).set('if-match', `"${version}"`);
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).toBe(`"${changed.body.version}"`);
    const late = await change(id, { phone: '40000009' }).set('if-match', `"${version}"`);
    expect([late.status, late.body.type]).toEqual([412, '/problems/version-stale']);
    expect(late.body.current).toEqual(changed.body);
    expect((await world.admin('get', `/partners/${id}`)).body).toEqual(changed.body);
    const weak = await change(id, { phone: '40000009' }).set(
      'if-match',
      `W/"${changed.body.version}"`,
    );
    expect(weak.status).toBe(200);
    const zipped = await change(id, { phone: '40000010' }).set(
      'if-match',
      `"${weak.body.version}-gzip"`,
    );
    expect(zipped.status).toBe(200);
  });

  it('are changed by one of two who save at the same time', async () => {
    const { id, version } = (await add()).body;
    const companies = ['Første AS', 'Andre AS', 'Tredje AS', 'Fjerde AS'];
    const answers = await Promise.all(
      companies.map((company) => change(id, { company }).set('if-match', `"${version}"`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await world.admin('get', `/partners/${id}`)).body).toEqual(won);
  });

  it('are not added without areas', async () => {
    const { status, body } = await add({ areas: undefined });
    expect([status, body.errors[0].field]).toEqual([400, 'areas']);
  });

  it('are paused and resumed', async () => {
    const { body } = await add();
    expect((await change(body.id, { active: false })).body.active).toBe(false);
    expect((await change(body.id, { active: true })).body.active).toBe(true);
  });

  it.each([
    ['name', { name: ' ' }, 'Skriv navnet på kontaktpersonen.'],
    ['name', { name: 'Stine 漢' }, /faktura/],
    ['company', { company: 'Stil 🏡 AS' }, /emoji/],
    ['kind', { kind: 'painter' }, 'Velg stylist, interiørarkitekt eller eiendomsmegler.'],
    ['email', { email: 'stine@stil' }, 'Ugyldig e-postadresse.'],
    ['phone', { phone: '123' }, /^Telefonnummer må være 8 siffer, /],
    ['phone', { phone: '01234567' }, /ikke begynne med 0/],
    ['areas', { areas: [] }, /^Velg minst én kommune/],
    ['areas', { areas: ['4601', '1507'] }, /numre på kommuner/],
    ['areas', { areas: [4601] }, /numre på kommuner/],
    ['services', { services: [] }, 'Velg minst én tjeneste.'],
    ['services', { services: ['Maling'] }, /blant Fullstyling/],
    ['prices', { prices: 500 }, /mangler/],
    ['prices', { prices: flatPrices(-1) }, 'Prisen kan ikke være negativ.'],
    ['prices', { prices: flatPrices(1e9) }, 'Prisen er for høy.'],
    ['weekly_capacity', { weekly_capacity: 1.5 }, /helt tall fra 0 til 1\s000/],
    ['weekly_capacity', { weekly_capacity: 1001 }, /helt tall fra 0 til 1\s000/],
    ['active', { active: 'yes' }, /aktiv/],
    ['organization_number', { organization_number: '974761077' }, /9 siffer/],
    ['website', { website: 'javascript:alert(1)' }, /stilogrom\.no/],
    ['presentation', { presentation: 'x'.repeat(301) }, /300/],
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

  it('have a unique email address', async () => {
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
    await world.partner('Åse', { areas: ['5501'], kind: 'estate-agent' });
    await world.partner('Berit', { active: false });
    await world.partner('Anne', { services: ['Delstyling'] });
    const names = async (query: string) => {
      const { body } = await world.admin('get', `/partners?${query}`).expect(200);
      return body.partners.map(({ name }: { name: string }) => name);
    };
    expect(await names('')).toEqual(['Anne', 'Berit', 'Åse']);
    expect(await names('active=true&kind=stylist')).toEqual(['Anne']);
    expect(await names('active=false')).toEqual(['Berit']);
    expect(await names('service=Delstyling')).toEqual(['Anne']);
    const asked = { q: 'TROMSØ', kind: 'estate-agent', active: true };
    const { body } = await world.admin('post', '/partners/search').send(asked).expect(200);
    expect(body.partners).toMatchObject([{ name: 'Åse' }]);
    const odd = { q: 7 };
    expect((await world.admin('post', '/partners/search').send(odd)).status).toBe(400);
    for (const query of ['kind=painter', 'active=maybe', 'q=anne', 'service=Maling', 'order=1']) {
      expect((await world.admin('get', `/partners?${query}`)).status).toBe(400);
    }
  });

  it('that are missing show as gaps where owners ask', async () => {
    await world.partner('Anne', { areas: ['4601'] });
    await world.lead({ location: 'Bergen' });
    await world.lead({ location: 'BODØ' });
    await world.lead({ location: 'Bodø' });
    await world.lead({ location: 'Bergen', service_type: 'Delstyling' });
    const { body } = await world.admin('get', '/coverage').expect(200);
    const nobody = { partners: 0, full: 0 };
    const bodo = { place: 'Bodø', municipality: '1804', city: expect.stringMatching(/bodø/i) };
    const bergen = { place: 'Bergen', municipality: '4601', city: 'Bergen' };
    expect(body).toEqual({
      gaps: [
        { ...bodo, ...nobody, service: 'Fullstyling', leads: 2, waiting: 2 },
        { ...bergen, ...nobody, service: 'Delstyling', leads: 1, waiting: 1 },
      ],
      waiting: 4,
      full_partners: 0,
      active_partners: 1,
      partners_without_terms: 0,
      since: expect.any(String),
    });
  });

  it('at full capacity hide no waiting lead, unless they cover the whole country', async () => {
    await world.partner('Anne', { areas: ['NO'], weekly_capacity: 0 });
    await world.lead({ location: 'Bodø' });
    const { body } = await world.admin('get', '/coverage').expect(200);
    expect(body).toMatchObject({
      gaps: [{ place: 'Bodø', waiting: 1, partners: 1, full: 1 }],
      waiting: 1,
      full_partners: 1,
    });
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
