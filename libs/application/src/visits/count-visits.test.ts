import {
  DomainError,
  OTHER_CITIES,
  MUNICIPALITIES,
  VISIT_SOURCES,
  VISIT_STEPS,
} from '@boligstyling/domain';
import type { Visit, VisitCount } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { CountVisits, DIFFERENT_VISITS_A_DAY } from './count-visits.js';

const VISIT: Visit = { page: 'home', city: '', source: 'direkte', step: 'page' };

/** Every possible distinct visit of a city's page. */
const ALL = MUNICIPALITIES.flatMap(({ name: city }) =>
  VISIT_SOURCES.flatMap((source) =>
    VISIT_STEPS.map((step): Visit => ({ page: 'city', city, source, step })),
  ),
);

function setUp() {
  const storage = {
    counts: [] as VisitCount[],
    add: async (counts: readonly VisitCount[]) => void storage.counts.push(...counts),
  };
  const clock = { at: new Date('2026-11-20T22:30:00Z'), now: () => clock.at };
  return { storage, clock, visits: new CountVisits(storage, clock) };
}

describe('visits', () => {
  it('are added up in memory, and stored in one batch', async () => {
    const { storage, visits } = setUp();
    for (let nth = 0; nth < 3; nth += 1) visits.count(VISIT);
    visits.count({ ...VISIT, step: 'sent' });
    expect(storage.counts).toEqual([]);
    await visits.flush();
    const day = '2026-11-20';
    expect(storage.counts).toEqual([
      { ...VISIT, day, times: 3 },
      { ...VISIT, step: 'sent', day, times: 1 },
    ]);
    await visits.flush();
    expect(storage.counts).toHaveLength(2);
    storage.add = () => Promise.reject(new Error('Nothing is stored'));
    await visits.flush();
  });

  it('belong to the day in Norway on which they were made', async () => {
    const { storage, clock, visits } = setUp();
    visits.count(VISIT);
    clock.at = new Date('2026-11-20T23:00:00Z');
    visits.count(VISIT);
    await visits.flush();
    expect(storage.counts.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('wait during a storage outage, and are then added once', async () => {
    const { storage, visits } = setUp();
    visits.count(VISIT);
    const { add } = storage;
    storage.add = () => Promise.reject(new DomainError('storage-unavailable'));
    await expect(visits.flush()).rejects.toMatchObject({ code: 'storage-unavailable' });
    visits.count(VISIT);
    storage.add = add;
    await visits.flush();
    expect(storage.counts).toEqual([{ ...VISIT, day: '2026-11-20', times: 2 }]);
  });

  it('stay within the limit of distinct ones, and are all counted', async () => {
    const { storage, clock, visits } = setUp();
    expect(ALL.length).toBeGreaterThan(10 * DIFFERENT_VISITS_A_DAY);
    for (const visit of ALL) visits.count(visit);
    await visits.flush();
    expect(storage.counts.length).toBeLessThanOrEqual(DIFFERENT_VISITS_A_DAY + VISIT_STEPS.length);
    expect(storage.counts.reduce((sum, { times }) => sum + times, 0)).toBe(ALL.length);
    expect(storage.counts.at(-1)).toMatchObject({ city: OTHER_CITIES, source: 'annet' });
    clock.at = new Date('2026-11-21T12:00:00Z');
    visits.count(ALL.at(-1)!);
    await visits.flush();
    expect(storage.counts.at(-1)).toMatchObject(ALL.at(-1)!);
  });

  it('stay within the memory limit during an outage of days', async () => {
    const { storage, clock, visits } = setUp();
    storage.add = () => Promise.reject(new DomainError('storage-unavailable'));
    for (let day = 1; day < 10; day += 1) {
      clock.at = new Date(Date.UTC(2026, 10, day, 12));
      for (const visit of ALL) visits.count(visit);
      await visits.flush().catch(() => undefined);
    }
    const kept: unknown[] = [];
    storage.add = async (counts) => void kept.push(...counts);
    await visits.flush();
    expect(kept).toHaveLength(10_000);
  });
});
