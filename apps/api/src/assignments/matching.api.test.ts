import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';

describe('matching by hand', () => {
  const world = MatchingWorld.own();
  beforeEach(() => world.api.empty('lead, partner'));

  const assign = (leadId: string, partnerId?: string) =>
    world.admin('post', `/leads/${leadId}/assignments`).send({ partner_id: partnerId });
  const withdraw = (leadId: string, id: string, version = '*') =>
    world.admin('delete', `/leads/${leadId}/assignments/${id}`).set('If-Match', version);
  const replace = (leadId: string, id: string, partnerId?: string, version = '*') =>
    world
      .admin('post', `/leads/${leadId}/assignments/${id}/replacement`)
      .set('If-Match', version)
      .send({ partner_id: partnerId });
  const openNames = ({ assignments }: { assignments: { partner_name: string; state: string }[] }) =>
    assignments.filter(({ state }) => state === 'offered').map((each) => each.partner_name);
  const lead = async (id: string) =>
    (
      await world.api.rows<{ status: string; partner_id: string | null }>(
        `select status, partner_id from lead where id = '${id}'`,
      )
    )[0];

  it('asks as many partners as may accept, and explains the choice', async () => {
    const anne = await world.partner('Anne');
    await world.partner('Berit', { areas: ['46'] });
    await world.partner('Cecilie', { areas: ['0301'] });
    await world.partner('Dina', { areas: ['NO'] });
    await world.partner('Eva', { kind: 'estate-agent' });
    await world.partner('Frida', { active: false });
    await world.partner('Gro', { weekly_capacity: 0 });
    await world.partner('Hilde', { services: ['Delstyling'] });
    const leadId = await world.lead({ location: 'BERGEN' });
    const { status, body } = await assign(leadId);
    expect(status).toBe(201);
    expect(openNames(body)).toEqual(['Anne', 'Berit', 'Dina']);
    expect(await lead(leadId)).toEqual({ status: 'new', partner_id: null });
    const reasons = body.rounds[0].decisions.map(
      (each: { partner_name: string; reason: string }) => `${each.partner_name}: ${each.reason}`,
    );
    expect(reasons).toEqual([
      'Anne: Spurt etter tur: spurt 0 ganger de siste 30 dagene.',
      'Berit: Spurt etter tur: spurt 0 ganger de siste 30 dagene.',
      'Dina: Spurt etter tur: spurt 0 ganger de siste 30 dagene.',
      'Frida: Er satt på pause.',
      'Gro: Har ikke kapasitet: 0 av 0 brukt de siste 7 dagene, med ubesvarte spørsmål.',
    ]);
    expect(body.rounds[0].refused.map(({ reason }: { reason: string }) => reason)).toEqual([
      '1 dekker ikke kommunen.',
      '1 er satt på pause.',
      '1 tilbyr ikke tjenesten.',
      '1 har ikke kapasitet.',
    ]);
    await world.take(leadId);
    expect(await lead(leadId)).toEqual({ status: 'matched', partner_id: anne });
    const full = await assign(leadId);
    expect(full.body.error).toBe(
      'Så mange som eieren har sagt ja til, har allerede fått henvendelsen.',
    );
  });

  it('lets the administrator choose a partner against the rule, but nobody twice and nobody paused', async () => {
    const far = await world.partner('Anne', { areas: ['5601'], weekly_capacity: 0 });
    const paused = await world.partner('Berit', { active: false });
    const leadId = await world.lead();
    const { body } = await assign(leadId, far);
    expect(openNames(body)).toEqual(['Anne']);
    expect(body.rounds[0].decisions).toMatchObject([{ reason: 'Spurt for hånd.' }]);
    expect((await assign(leadId, far)).body.error).toMatch(/allerede spurt/);
    expect((await assign(leadId, paused)).body.error).toMatch(/pause/);
    expect((await assign(leadId, randomUUID())).status).toBe(404);
  });

  it('passes no lead on to an estate agent, not even manually', async () => {
    const agent = await world.partner('Eva', { kind: 'estate-agent' });
    const leadId = await world.lead({ sell_property: 'yes' });
    const { status, body } = await assign(leadId, agent);
    expect(status).toBe(409);
    expect(body.error).toBe('Eieren har ikke sagt ja til eiendomsmegler.');
    expect((await world.matching(leadId)).assignments).toEqual([]);
  });

  it('withdraws a lead, credits a pending sale and makes the lead new again', async () => {
    await world.partner('Anne');
    const leadId = await world.lead();
    const { body } = await assign(leadId);
    await world.take(leadId);
    expect((await withdraw(leadId, body.assignments[0].id)).status).toBe(204);
    expect(await world.matching(leadId)).toMatchObject({ assignments: [{ state: 'withdrawn' }] });
    expect(await lead(leadId)).toEqual({ status: 'new', partner_id: null });
    expect(await world.api.rows('select payment_status from sale')).toEqual([
      { payment_status: 'credited' },
    ]);
    expect((await withdraw(leadId, body.assignments[0].id)).status).toBe(409);
    expect((await withdraw(leadId, randomUUID())).status).toBe(404);
    await world.mailTo('anne@stil.no', 'Oppdraget er trukket tilbake');
  });

  it('replaces a partner, or changes nothing', async () => {
    await world.partner('Anne');
    const leadId = await world.lead();
    const { body } = await assign(leadId);
    const [anne] = body.assignments;
    const nobody = await replace(leadId, anne.id);
    expect(nobody.status).toBe(409);
    expect(nobody.body.error).toBe('Fant ingen annen partner som passer.');
    expect(openNames(await world.matching(leadId))).toEqual(['Anne']);

    await world.partner('Berit');
    const byRule = await replace(leadId, anne.id);
    expect(byRule.status).toBe(201);
    expect(openNames(byRule.body)).toEqual(['Berit']);
    const picked = await world.partner('Cecilie', { areas: ['5601'] });
    const byHand = await replace(leadId, byRule.body.assignments[1].id, picked);
    expect(openNames(byHand.body)).toEqual(['Cecilie']);
  });

  it('withdraws no assignment accepted since the question was loaded', async () => {
    await world.partner('Anne');
    const other = await world.partner('Berit', { areas: ['5601'] });
    const leadId = await world.lead();
    const { id, version } = (await assign(leadId)).body.assignments[0];
    await world.take(leadId);
    for (const late of [
      await withdraw(leadId, id, `"${version}"`),
      await replace(leadId, id, other, `"${version}"`),
      await replace(leadId, id, undefined, `"${version}"`),
    ]) {
      expect([late.status, late.body]).toMatchObject([
        412,
        { type: '/problems/version-stale', current: { id, state: 'accepted' } },
      ]);
    }
    expect((await withdraw(leadId, id, 'offered')).status).toBe(400);
    const { assignments } = await world.matching(leadId);
    expect(assignments).toMatchObject([{ id, state: 'accepted' }]);
    const now = `"${assignments[0].version}"`;
    const sale = 'select payment_status from sale';
    expect(await world.api.rows(sale)).toEqual([{ payment_status: 'pending' }]);
    const replaced = await replace(leadId, id, other, now);
    expect(openNames(replaced.body)).toEqual(['Berit']);
    const [, asked] = replaced.body.assignments;
    expect((await withdraw(leadId, asked.id, `"${asked.version}"`)).status).toBe(204);
  });

  it('uses the municipality of the postal code before the name of the place', async () => {
    await world.api.rows(`
      insert into postal_code (code, source, municipality, kept_at)
      values ('1364', 'postal-register', '3201', now())`);
    await world.partner('Anne', { areas: ['3201'] });
    const leadId = await world.lead({ address: 'Oksenøyveien 10, 1364 Fornebu', location: 'Oslo' });
    expect(openNames((await assign(leadId)).body)).toEqual(['Anne']);
    const { body } = await world.admin('get', `/leads/${leadId}`);
    expect(body).toMatchObject({ municipality: '3201', municipality_found_by: 'postal-register' });
  });

  it.each(['asdf', 'Stockholm', 'Herøy'])('finds nobody for a lead in %s', async (location) => {
    await world.partner('Anne', { areas: ['NO'] });
    const leadId = await world.lead({ location, address: 'Gata 1' });
    const { body } = await assign(leadId);
    expect(body.assignments).toEqual([]);
    expect(body.rounds[0].refused).toMatchObject([
      { reason: '1 er ikke spurt: Vi vet ikke hvilken kommune boligen ligger i.' },
    ]);
  });

  it('gives the reason when nobody was chosen', async () => {
    await world.partner('Anne', { services: ['Delstyling'] });
    const { body } = await assign(await world.lead());
    expect(body).toMatchObject({ assignments: [], asked: 0 });
    expect(body.rounds[0]).toMatchObject({
      decisions: [],
      refused: [{ reason: '1 tilbyr ikke tjenesten.' }],
    });
  });

  it('gives the number of asked partners, also if the last kind has none', async () => {
    await world.partner('Anne');
    await world.partner('Berit');
    const leadId = await world.lead({ agent_contact: 'yes' });
    const { body } = await assign(leadId);
    expect(body.rounds).toMatchObject([{ decisions: [] }, { decisions: [{}, {}] }]);
    expect(body.asked).toBe(2);
    expect((await assign(leadId)).body).toMatchObject({ asked: 0, assignments: [{}, {}] });
    await world.partner('Cecilie');
    const other = await replace(leadId, body.assignments[0].id);
    expect(other.body.asked).toBe(1);
  });

  it('rejects an unknown or closed lead', async () => {
    for (const unknown of [randomUUID(), 'none']) {
      expect((await assign(unknown)).status).toBe(404);
      expect((await world.admin('get', `/leads/${unknown}/matching`)).status).toBe(404);
    }
    const leadId = await world.lead();
    await world.api.rows(`update lead set status = 'lost'`);
    expect((await assign(leadId)).status).toBe(409);
    expect((await assign(leadId, 'none')).status).toBe(400);
  });
});

describe('matching on receipt', () => {
  const world = MatchingWorld.own({ MATCHING: 'automatic' });
  beforeEach(() => world.api.empty('lead, partner'));

  it('asks first, and reveals the owner to partners that accept', async () => {
    await world.partner('Anne');
    await world.partner('Berit');
    const leadId = await world.lead({ address: 'Nygårdsgaten 5, 5015 Bergen' });
    const { assignments, rounds } = await world.matched(leadId);
    expect(assignments).toHaveLength(2);
    expect(rounds).toMatchObject([{ cause: 'automatic' }]);
    const asked = await world.mailTo('anne@stil.no', 'Svar innen');
    for (const secret of ['Kari', 'Nordmann', '40 00 00 00', '40000000', 'kari@', 'Nygårdsgaten']) {
      expect(asked).not.toContain(secret);
    }

    await world.take(leadId);
    const toPartner = await world.mailTo('anne@stil.no', 'kari@nordmann.no');
    for (const needed of [
      'Kari Nordmann',
      '40 00 00 00',
      'Nygårdsgaten 5, 5015 Bergen',
      '3 rom',
      '74 kvm',
      'Innen 1 måned',
      'Leilighet',
      'Stue og to soverom',
      'Ring etter kl. 16.',
    ]) {
      expect(toPartner).toContain(needed);
    }
    for (const name of ['Anne', 'Berit']) await world.mailTo('kari@nordmann.no', name);
  });

  it('tells the administrator once if nobody can take it, and asks when a partner joins', async () => {
    const leadId = await world.lead();
    await world.mailTo('kontakt@boligstyling.example', 'Ingen ledig partner');
    await world.partner('Anne');
    expect(await world.matched(leadId)).toMatchObject({
      assignments: [{ partner_name: 'Anne' }],
      rounds: [{ cause: 'refill' }, { cause: 'automatic' }],
    });
    const notices = await world.api.rows(
      `select 1 from notification where kind = 'no-partner-notification' and lead_id = '${leadId}'`,
    );
    expect(notices).toHaveLength(1);
  });

  it('tells the administrator of an unknown place, and asks nobody', async () => {
    await world.partner('Anne', { areas: ['NO'] });
    await world.lead({ location: 'Stockholm', address: 'Gata 1' });
    await world.mailTo('kontakt@boligstyling.example', 'Vi vet ikke hvilken kommune');
  });

  it('asks at the price of service and size, which no later price changes', async () => {
    const sizes = [{ from: 0, to: 60, price_ore: 70_000 }];
    const services = [{ service: 'Fullstyling', price_ore: 90_000, sizes }];
    const id = await world.partner('Anne', { prices: { ...flatPrices(500), services } });
    const leadId = await world.lead({ service_type: 'Fullstyling', property_size: '58 kvm' });
    expect((await world.matched(leadId)).assignments).toMatchObject([{ price_ore: 70_000 }]);
    await world
      .admin('patch', `/partners/${id}`)
      .send({ prices: flatPrices(1) })
      .expect(200);
    await world.take(leadId);
    const { body } = await world.admin('get', '/sales').expect(200);
    expect(body.sales).toMatchObject([{ sale_amount: 700 }]);
  });

  it('makes a sale at the asked price on acceptance, and none for a price of 0', async () => {
    const paying = await world.partner('Anne', { prices: flatPrices(499.9) });
    await world.partner('Berit', { prices: flatPrices(0) });
    const leadId = await world.lead();
    await world.matched(leadId);
    expect((await world.admin('get', '/sales').expect(200)).body.sales).toEqual([]);
    await world.take(leadId);
    const { body } = await world.admin('get', '/sales').expect(200);
    expect(body.sales).toMatchObject([
      { partner_id: paying, sale_amount: 499.9, payment_status: 'pending', partner_name: 'Anne' },
    ]);
  });
});

it('resumes at once for waiting leads when the administrator starts it again', async () => {
  const byHand = await MatchingWorld.start();
  try {
    await byHand.partner('Anne');
    const leadId = await byHand.lead();
    await eventually(async () => {
      const waits = `select from lead where id = '${leadId}' and matching_due_at > now()`;
      return (await byHand.api.rows(waits)).length > 0 || undefined;
    });
    const byRule = await MatchingWorld.start({
      DATABASE_URL: byHand.api.databaseUrl,
      MATCHING: 'automatic',
    });
    try {
      expect(await byRule.matched(leadId)).toMatchObject({
        assignments: [{ partner_name: 'Anne', state: 'offered' }],
      });
    } finally {
      await byRule.close();
    }
  } finally {
    await byHand.close();
  }
});
