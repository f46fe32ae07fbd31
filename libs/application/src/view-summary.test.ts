import { sampleSale } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { InMemoryLeadStatistics } from './testing/in-memory-lead-statistics.js';
import { InMemorySaleRepository } from './testing/in-memory-sale-repository.js';
import { Office } from './testing/office.js';
import { ViewSummary } from './view-summary.js';

const DAY_SECONDS = 24 * 3600;

describe('the summary', () => {
  const setUp = () => {
    const office = new Office();
    const { store, partners, clock } = office;
    const statistics = new InMemoryLeadStatistics(store);
    const sales = new InMemorySaleRepository(store);
    const owes = (id: string, amountOre: number, paymentStatus: 'pending' | 'paid' | 'credited') =>
      store.sales.set(id, sampleSale({ id, amountOre, paymentStatus }));
    return { office, owes, summary: new ViewSummary(statistics, partners, sales, clock) };
  };

  it('counts leads by status, partners and those who are active', async () => {
    const { office, summary } = setUp();
    office.join('Anne');
    office.join('Berit', { active: false });
    for (const status of ['new', 'new', 'won'] as const) await office.receive({ status });
    const { at, leads, partners } = await summary.execute();
    expect(at).toEqual(office.store.now);
    expect(leads).toEqual({ new: 2, matched: 0, contacted: 0, won: 1, lost: 0 });
    expect(partners).toEqual({ active: 1, total: 2 });
  });

  it('adds up what is owed and paid, not what is credited', async () => {
    const { owes, summary } = setUp();
    owes('a', 100, 'pending');
    owes('b', 20, 'pending');
    owes('c', 3, 'paid');
    owes('d', 7000, 'credited');
    expect((await summary.execute()).sales).toEqual({ sumOre: 123, pending: 2 });
  });

  it('draws the last 84 days, each whole: by day, place and service they are as many', async () => {
    const { office, summary } = setUp();
    office.store.now = new Date('2026-11-19T22:59:59Z');
    await office.receive({ location: 'Oslo' });
    office.store.advance(1);
    await office.receive({ location: 'Bergen' });
    office.store.advance(83.8 * DAY_SECONDS);
    expect((await summary.execute()).period).toMatchObject({
      days: [{ name: '2026-11-20', count: 1 }],
      cities: [{ name: 'Bergen', count: 1 }],
      services: [{ count: 1 }],
    });
  });

  it('counts a place under one spelling, the one with most leads first', async () => {
    const { office, summary } = setUp();
    for (const location of ['Voss', 'Oslo', 'OSLO', ' oslo', 'Bergen', 'bergen']) {
      await office.receive({ location });
    }
    expect((await summary.execute()).period.cities).toEqual([
      { name: 'Oslo', count: 3 },
      { name: 'Bergen', count: 2 },
      { name: 'Voss', count: 1 },
    ]);
  });
});
