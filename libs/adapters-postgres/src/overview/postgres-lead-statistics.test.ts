import { MAX_ORIGINS } from '@boligstyling/application';
import { happen, sampleLead } from '@boligstyling/application/testing';
import { daysAfter, type LeadStatus, setStatus } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { PostgresLeadStatistics } from './postgres-lead-statistics.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner } from '../testing/rows.js';

const database = ownDatabase();

const empty = async () => ({
  ...(await matchingPorts(database(), 'lead')),
  statistics: new PostgresLeadStatistics(database().orm),
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const setStatusAt = (
  { matching }: Pick<Awaited<ReturnType<typeof empty>>, 'matching'>,
  leadId: string,
  status: LeadStatus,
  hour: number,
) => happen(matching, leadId, (leadCase) => setStatus(leadCase, status), at(hour));

describe('the figures', () => {
  it('count every status, also those without leads', async () => {
    const under = await empty();
    const { leads, statistics } = under;
    const lead = sampleLead();
    for (const each of [lead, sampleLead(), sampleLead()]) await leads.receive(each, []);
    await setStatusAt(under, lead.id, 'won', 13);
    const none = { matched: 0, contacted: 0, lost: 0 };
    expect(await statistics.countByStatus()).toEqual({ ...none, new: 2, won: 1 });
  });

  it('count leads by Norwegian day, city and service since a moment', async () => {
    const { leads, statistics } = await empty();
    const received = (receivedAt: string, location: string) =>
      leads.receive(sampleLead({ receivedAt: new Date(receivedAt), location }), []);
    await received('2026-11-17T22:59:00Z', 'Bergen');
    await received('2026-11-18T22:59:00Z', 'Oslo');
    await received('2026-11-18T23:00:00Z', 'Oslo');
    await received('2026-11-19T12:00:00Z', 'Bodø');
    expect(await statistics.since(new Date('2026-11-18T00:00:00Z'))).toEqual({
      days: [
        { name: '2026-11-18', count: 1 },
        { name: '2026-11-19', count: 2 },
      ],
      cities: [
        { name: 'Oslo', count: 2 },
        { name: 'Bodø', count: 1 },
      ],
      services: [{ name: 'Fullstyling', count: 3 }],
      medianSecondsToAcceptance: null,
      medianSecondsToContact: null,
    });
  });

  it('group outcomes of a period by origin, most leads first', async () => {
    const under = await empty();
    const { leads, statistics } = under;
    const received = async (utmCampaign: string, hour: number, status: LeadStatus = 'new') => {
      const lead = sampleLead({ utmCampaign, receivedAt: at(hour) });
      await leads.receive(lead, []);
      if (status !== 'new') await setStatusAt(under, lead.id, status, hour + 1);
    };
    await received('vår', 1);
    await received('vår', 2, 'won');
    await received('vår', 3, 'lost');
    await received('', 3, 'matched');
    await received('høst', 4, 'contacted');
    await received('høst', 9);
    const unquoted = { quotes: 0, quoted: 0, chosen: 0, quoteMinutes: 0 };
    const none = { leads: 1, matched: 0, won: 0, revenueOre: 0, ...unquoted };
    expect(await statistics.byOrigin('utmCampaign', { from: at(2), to: at(9) })).toEqual({
      origins: [
        { ...none, name: 'vår', leads: 2, matched: 1, won: 1 },
        { ...none, name: '', matched: 1 },
        { ...none, name: 'høst', matched: 1 },
      ],
      total: { leads: 4, matched: 3, won: 1, revenueOre: 0, ...unquoted },
    });
    const { origins, total } = await statistics.byOrigin('source', {});
    expect(origins).toEqual([{ ...total, name: '' }]);
    expect(total.leads).toBe(6);
    expect((await statistics.byOrigin('source', { to: at(1) })).total.leads).toBe(0);
  });

  it('count sales of merged leads under the other lead, and nothing to be paid back', async () => {
    const { leads, statistics } = await empty();
    const [first, later] = [sampleLead({ source: 'city_page' }), sampleLead()];
    for (const each of [first, later]) await leads.receive(each, []);
    const { orm } = database();
    const run = (sql: string, values: unknown[] = []) => orm.em.fork().execute(sql, values);
    await run(insertPartner());
    await run(`update lead set merged_into = ?, merge_kind = 'by-hand' where id = ?`, [
      first.id,
      later.id,
    ]);
    for (const [lead, ore] of [
      [first, 20_000],
      [later, 60_000],
    ] as const) {
      const taken = `
        insert into assignment (id, lead_id, partner_id, partner_group, state, price_ore, offered_at)
        select gen_random_uuid(), ?, id, 'stylist', 'accepted', 60000, now() from partner
        returning id, partner_id`;
      await run(
        `with taken as (${taken})
         insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
         select gen_random_uuid(), id, partner_id, ?, 'pending', now() from taken`,
        [lead.id, ore],
      );
    }
    const { origins, total } = await statistics.byOrigin('source', {});
    expect(origins).toMatchObject([{ name: 'city_page', leads: 1, revenueOre: 80_000 }]);
    expect(total).toMatchObject({ leads: 1, revenueOre: 80_000 });

    // The period starts shortly before the first, long-held lead; the other is older.
    await run(`update lead set received_at = now() + interval '60 days' where id = ?`, [first.id]);
    const since = await statistics.byOrigin('source', { from: daysAfter(new Date(), 59) });
    expect(since.total).toMatchObject({ leads: 1, revenueOre: 80_000 });

    const revenue = async () => (await statistics.byOrigin('source', {})).total.revenueOre;
    await run(`update sale set payment_status = 'paid' where amount_ore = 60000`);
    expect(await revenue()).toBe(80_000);
    await run('update sale set to_pay_back_since = now() where amount_ore = 60000');
    expect(await revenue()).toBe(20_000);
  });

  it('count outcomes of a single place, compared letter by letter', async () => {
    const { leads, statistics } = await empty();
    const received = (source: string, utmCampaign: string) =>
      leads.receive(sampleLead({ source, utmCampaign, receivedAt: at(2) }), []);
    for (const campaign of ['vår', 'vår', 'høst']) await received('homepage', campaign);
    await received('city_page', 'vår');
    const of = async (filter: object) => {
      const { origins, total } = await statistics.byOrigin('source', filter);
      return [...origins.map(({ name, leads: count }) => [name, count]), total.leads];
    };
    expect(await of({ utmCampaign: 'høst' })).toEqual([['homepage', 1], 1]);
    expect(await of({ source: 'city_page', utmCampaign: 'vår', from: at(1) })).toEqual([
      ['city_page', 1],
      1,
    ]);
    expect(await of({ utmCampaign: 'Vår' })).toEqual([0]);
    expect(await of({ utmCampaign: 'vår', to: at(2) })).toEqual([0]);
  });

  it('name as many origins as people read, and count the rest', async () => {
    const { leads, statistics } = await empty();
    for (let nth = 0; nth < MAX_ORIGINS + 2; nth += 1) {
      await leads.receive(sampleLead({ referrerHost: `nett${nth}.no` }), []);
    }
    const { origins, total } = await statistics.byOrigin('referrerHost', {});
    expect(origins).toHaveLength(MAX_ORIGINS);
    expect(total.leads).toBe(MAX_ORIGINS + 2);
  });

  it('include the median time to the first contact', async () => {
    const under = await empty();
    const { leads, statistics } = under;
    const median = async () => (await statistics.since(at(0))).medianSecondsToContact;
    const contactedAfter = async (hours: number) => {
      const lead = sampleLead({ receivedAt: at(1) });
      await leads.receive(lead, []);
      await setStatusAt(under, lead.id, 'contacted', 1 + hours);
      await setStatusAt(under, lead.id, 'new', 20);
      await setStatusAt(under, lead.id, 'contacted', 21);
    };
    await contactedAfter(-0.5);
    expect(await median()).toBe(0);
    await contactedAfter(1);
    expect(await median()).toBe(1800);
    await contactedAfter(4);
    expect(await median()).toBe(3600);
    await contactedAfter(12);
    expect(await median()).toBe(2.5 * 3600);
  });
});
