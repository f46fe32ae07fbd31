import { beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';

describe('the summary', () => {
  const world = MatchingWorld.own();
  beforeEach(() => world.api.empty('lead, partner, sale'));

  const summary = async () => (await world.admin('get', '/summary').expect(200)).body;

  it('is all zeros at first', async () => {
    const { leads, partners, sales, charts } = await summary();
    expect(leads).toEqual({ total: 0, new: 0, matched: 0, contacted: 0, won: 0, lost: 0 });
    expect(partners).toEqual({ active: 0, total: 0 });
    expect(sales).toEqual({ sale_amount: 0, pending: 0 });
    expect(charts).toMatchObject({ cities: [], services: [], median_seconds_to_contact: null });
    expect(charts.median_seconds_to_acceptance).toBeNull();
    expect(charts.days).toHaveLength(84);
    expect(charts.days.every(({ count }: { count: number }) => count === 0)).toBe(true);
  });

  it('counts leads, partners and sales', async () => {
    const partner = await world.partner('Stine', { prices: flatPrices(499.5) });
    await world.partner('Pause', { active: false });
    const won = await world.lead();
    const passedOn = await world.lead();
    await world.lead({ location: 'Oslo', service_type: 'Delstyling' });
    await world.admin('patch', `/leads/${won}`).send({ status: 'won' }).expect(200);
    await world
      .admin('post', `/leads/${passedOn}/assignments`)
      .send({ partner_id: partner })
      .expect(201);
    await world.take(passedOn);

    const { leads, partners, sales, charts } = await summary();
    expect(leads).toEqual({ total: 3, new: 1, matched: 1, contacted: 0, won: 1, lost: 0 });
    expect(partners).toEqual({ active: 1, total: 2 });
    expect(sales).toEqual({ sale_amount: 499.5, pending: 1 });
    expect(charts.cities).toEqual([
      { name: 'Bergen', count: 2 },
      { name: 'Oslo', count: 1 },
    ]);
    expect(charts.services).toEqual([
      { name: 'Fullstyling', count: 2 },
      { name: 'Delstyling', count: 1 },
    ]);
    expect(charts.days.at(-1).count).toBe(3);
  });

  it('separates the wait for acceptance from the wait for contact', async () => {
    await world.partner('Stine');
    const id = await world.lead();
    await world.api.rows(`update lead set received_at = now() - interval '1 hour'`);
    await world.admin('post', `/leads/${id}/assignments`).send({}).expect(201);
    await world.take(id);
    const { charts } = await summary();
    expect(charts.median_seconds_to_contact).toBeNull();
    expect(charts.median_seconds_to_acceptance).toBeGreaterThan(3595);
    expect(charts.median_seconds_to_acceptance).toBeLessThan(3700);
  });

  it('adds up to the same by day and by service, in whole days in Norway', async () => {
    await world.lead();
    await world.lead();
    const firstDay = `(date_trunc('day', now() at time zone 'Europe/Oslo') - interval '83 days')
      at time zone 'Europe/Oslo'`;
    await world.api.rows(`update lead set received_at = ${firstDay} - interval '1 minute'
      where id = (select id from lead limit 1)`);
    await world.api.rows(`update lead set received_at = ${firstDay} + interval '1 minute'
      where received_at > ${firstDay}`);
    const { charts } = await summary();
    const sum = (bars: { count: number }[]) => bars.reduce((all, { count }) => all + count, 0);
    expect([charts.days, charts.cities, charts.services].map(sum)).toEqual([1, 1, 1]);
    expect(charts.days[0].count).toBe(1);
  });

  it('has the owners’ wait for a first contact', async () => {
    const id = await world.lead();
    await world.api.rows(`update lead set received_at = now() - interval '2 hours'`);
    await world.admin('patch', `/leads/${id}`).send({ status: 'contacted' }).expect(200);
    const { median_seconds_to_contact } = (await summary()).charts;
    expect(median_seconds_to_contact).toBeGreaterThan(7195);
    expect(median_seconds_to_contact).toBeLessThan(7300);
  });
});
