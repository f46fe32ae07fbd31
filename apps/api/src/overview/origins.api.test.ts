import { beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';

describe('the overview of lead origins', () => {
  const world = MatchingWorld.own();
  beforeEach(() => world.api.empty('lead, partner, sale'));

  const origins = async (query: string) =>
    (await world.admin('get', `/origins?${query}`).expect(200)).body;
  const receivedAt = (id: string, moment: string) =>
    world.api.rows(`update lead set received_at = '${moment}' where id = '${id}'`);

  it('counts accepted, won and paid leads', async () => {
    const partner = await world.partner('Stine', { prices: flatPrices(499.5) });
    const campaign = { source: 'city_page', utm_campaign: 'vårsalg' };
    const taken = await world.lead(campaign);
    await world
      .admin('post', `/leads/${taken}/assignments`)
      .send({ partner_id: partner })
      .expect(201);
    await world.take(taken);
    const won = await world.lead({ ...campaign, location: 'Oslo' });
    await world.admin('patch', `/leads/${won}`).send({ status: 'won' }).expect(200);
    await world.lead({ source: 'homepage', location: 'Voss' });

    const unquoted = { quotes: 0, quoted: 0, chosen: 0, quote_minutes: 0 };
    const spring = { leads: 2, matched: 2, won: 1, revenue: 499.5, ...unquoted };
    const none = { leads: 1, matched: 0, won: 0, revenue: 0, ...unquoted };
    expect(await origins('by=utm_campaign')).toEqual({
      origins: [
        { name: 'vårsalg', ...spring },
        { name: '', ...none },
      ],
      total: { ...spring, leads: 3 },
    });
    expect((await origins('by=source')).origins).toEqual([
      { name: 'city_page', ...spring },
      { name: 'homepage', ...none },
    ]);

    const [sale] = (await world.admin('get', '/sales').expect(200)).body.sales;
    await world
      .admin('patch', `/sales/${sale.id}`)
      .send({ payment_status: 'credited' })
      .expect(200);
    expect((await origins('by=source')).total.revenue).toBe(0);
  });

  it('covers whole days in Norway', async () => {
    await receivedAt(await world.lead({ source: 'a' }), '2026-03-28T22:59:59.999Z');
    await receivedAt(await world.lead({ source: 'b', location: 'Oslo' }), '2026-03-28T23:00:00Z');
    await receivedAt(
      await world.lead({ source: 'c', location: 'Voss' }),
      '2026-03-29T21:59:59.999Z',
    );
    await receivedAt(await world.lead({ source: 'd', location: 'Moss' }), '2026-03-29T22:00:00Z');
    const names = async (query: string) =>
      (await origins(`by=source&${query}`)).origins.map(({ name }: { name: string }) => name);
    expect(await names('from=2026-03-29&to=2026-03-29')).toEqual(['b', 'c']);
    expect(await names('to=2026-03-28')).toEqual(['a']);
    expect(await names('from=2026-03-30')).toEqual(['d']);
    expect(await names('')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is filtered by form or campaign', async () => {
    const vår = { source: 'homepage', utm_campaign: 'vår' };
    await world.lead(vår);
    await world.lead({ ...vår, source: 'city_page', location: 'Oslo' });
    await world.lead({ source: 'homepage', utm_campaign: 'høst', location: 'Voss' });
    const names = async (query: string) =>
      (await origins(query)).origins.map(({ name }: { name: string }) => name);
    expect(await names('by=source&utm_campaign=h%C3%B8st')).toEqual(['homepage']);
    expect(await names('by=utm_campaign&source=city_page')).toEqual(['vår']);
    expect((await origins('by=source&source=homepage&utm_campaign=v%C3%A5r')).total.leads).toBe(1);
    expect((await origins('by=source&referrer_host=finn.no')).origins).toEqual([]);
  });

  it('lists names for a filter, most leads first, without leads of unknown origin', async () => {
    const named = async (query: string) =>
      (await world.admin('get', `/origins/names?${query}`).expect(200)).body;
    await receivedAt(await world.lead({ utm_campaign: 'a' }), '2026-03-28T12:00:00Z');
    await world.lead({ utm_campaign: 'b', location: 'Oslo' });
    await world.lead({ utm_campaign: 'c', location: 'Voss' });
    await world.lead({ utm_campaign: 'c', location: 'Moss' });
    await world.lead({ location: 'Hamar' });
    expect(await named('by=utm_campaign')).toEqual({ names: ['c', 'a', 'b'] });
    expect(await named('by=utm_campaign&to=2026-03-28')).toEqual({ names: ['a'] });
    await world.admin('get', '/origins/names?by=customer_email').expect(400);
  });

  it('is exported as a table that runs nothing in a spreadsheet', async () => {
    await world.lead({ utm_campaign: '=cmd|calc' });
    await world.lead({ location: 'Oslo' });
    const answer = world.admin('get', '/origins.csv?by=utm_campaign');
    const { text, headers } = await answer.expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="kilder.csv"');
    expect(text.split('\r\n').sort()).toEqual([
      ...['', `"'=cmd|calc";1;0;0;0;0;0;"";0`, '"Ikke oppgitt";1;0;0;0;0;0;"";0'],
      '\ufeff"Kampanje";"Henvendelser";"Tatt";"Vunnet";"Tilbud";"Med tilbud";"Valgt";"Timer til første tilbud";"Inntekt"',
    ]);
    await world.admin('get', '/origins.csv?by=customer_email').expect(400);
  });

  it.each(['', 'by=customer_email', 'by=source&from=i+dag'])('rejects «%s»', async (query) => {
    await world.admin('get', `/origins?${query}`).expect(400);
  });
});
