import { sampleSale } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { LeadStatistics, ViewSummary } from './view-summary.js';
import { InMemorySaleRepository } from '../billing/testing/in-memory-sale-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

const LEADS = { new: 2, matched: 0, contacted: 0, won: 1, lost: 0 };

/** Returns the given figures and records the requested period. */
class GivenStatistics extends LeadStatistics {
  from: Date | undefined;
  cities = ['Voss', 'Oslo', 'OSLO', ' oslo', 'Bergen', 'bergen'].map((name) => ({
    name,
    count: 1,
  }));

  override countByStatus = async () => LEADS;
  override async since(from: Date) {
    this.from = from;
    const none = { medianSecondsToAcceptance: null, medianSecondsToContact: null };
    return { days: [], services: [], cities: this.cities, ...none };
  }
  override byOrigin = () => Promise.reject(new Error('The summary tells of no origins'));
  override originNames = this.byOrigin;
}

describe('the summary', () => {
  const setUp = () => {
    const market = new TestMarket();
    const { store, partners, clock } = market;
    const statistics = new GivenStatistics();
    const sales = new InMemorySaleRepository(store);
    const owes = (id: string, amountOre: number, paymentStatus: 'pending' | 'paid' | 'credited') =>
      store.sales.set(id, sampleSale({ id, amountOre, paymentStatus }));
    return {
      market,
      statistics,
      owes,
      summary: new ViewSummary(statistics, partners, sales, clock),
    };
  };

  it('counts leads by status, and all and active partners', async () => {
    const { market, summary } = setUp();
    market.join('Anne');
    market.join('Berit', { active: false });
    const { at, leads, partners } = await summary.execute();
    expect(at).toEqual(market.store.now);
    expect(leads).toEqual(LEADS);
    expect(partners).toEqual({ active: 1, total: 2 });
  });

  it('adds up due and paid sales, without waived ones', async () => {
    const { owes, summary } = setUp();
    owes('a', 100, 'pending');
    owes('b', 20, 'pending');
    owes('c', 3, 'paid');
    owes('d', 7000, 'credited');
    expect((await summary.execute()).sales).toEqual({ sumOre: 123, pending: 2 });
  });

  it('covers the last 84 days, each whole', async () => {
    const { market, statistics, summary } = setUp();
    market.store.now = new Date('2027-02-11T22:59:59.000Z');
    await summary.execute();
    expect(statistics.from).toEqual(new Date('2026-11-19T23:00:00.000Z'));
  });

  it('counts a place under one spelling, the one with most leads first', async () => {
    expect((await setUp().summary.execute()).period.cities).toEqual([
      { name: 'Oslo', count: 3 },
      { name: 'Bergen', count: 2 },
      { name: 'Voss', count: 1 },
    ]);
  });
});
