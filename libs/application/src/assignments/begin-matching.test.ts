import { beforeEach, describe, expect, it } from '@jest/globals';
import { BeginMatching } from './match-due-leads.js';
import { TestMarket } from '../core/testing/test-market.js';

describe('the start of matching', () => {
  let market: TestMarket;
  let runs: Map<string, Date>;
  let looks: number;
  beforeEach(() => {
    market = new TestMarket();
    runs = new Map();
    looks = 0;
    market.matching.makeWaitingDue = async () => void (looks += 1);
  });

  const begin = (automatic: boolean) => {
    const kept = {
      succeeded: async (job: string, at: Date) => void runs.set(job, at),
      lastSuccess: async (job: string) => runs.get(job),
    };
    return new BeginMatching(market.matching, kept, market.clock, automatic);
  };
  const started = async (automatic: boolean) => {
    market.store.now = new Date(market.store.now.getTime() + 1_000);
    await begin(automatic).execute();
    return looks;
  };

  it('makes waiting leads due when the rule resumes, once for all processes', async () => {
    await started(true);
    await started(false);
    expect(await started(true)).toBe(1);
    expect(await started(true)).toBe(1);
    await started(false);
    expect(await started(true)).toBe(2);
  });

  it('makes leads that waited for an administrator due when the rule first runs', async () => {
    await started(false);
    expect(await started(true)).toBe(1);
  });

  it('wakes no lead when matching is manual, or by the rule as before', async () => {
    for (const automatic of [true, true, false, false]) await started(automatic);
    expect(looks).toBe(0);
  });

  it('runs once in a process, but again after a failure', async () => {
    await started(false);
    const [matching, makeWaitingDue] = [begin(true), market.matching.makeWaitingDue];
    market.matching.makeWaitingDue = () => Promise.reject(new Error('The database is away'));
    await expect(matching.execute()).rejects.toThrow('away');
    market.matching.makeWaitingDue = makeWaitingDue;
    await matching.execute();
    await started(false);
    await matching.execute();
    expect(looks).toBe(1);
  });
});
