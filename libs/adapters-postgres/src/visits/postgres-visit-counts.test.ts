import type { VisitCounts } from '@boligstyling/application';
import type { VisitCount } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresVisitCounts } from './postgres-visit-counts.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async () => {
  await database().execute(emptyTables('visit_count'));
  return new PostgresVisitCounts(database().orm);
};

describe('visit counts', () => {
  let counts: VisitCounts;
  beforeEach(async () => {
    counts = await setUp();
  });

  const count = (changes: Partial<VisitCount> = {}): VisitCount => ({
    ...{ day: '2026-11-20', page: 'home', city: '', source: 'direkte', step: 'page', times: 1 },
    ...changes,
  });
  const none = { page: 0, form: 0, 'step-1': 0, 'step-2': 0, 'step-3': 0, sent: 0 };

  it('add up over all replicas', async () => {
    await counts.add([count({ times: 3 }), count({ step: 'form' })]);
    await counts.add([count({ times: 2 })]);
    await counts.add([]);
    expect(await counts.figures({}, 'page')).toEqual([
      { name: 'home', steps: { ...none, page: 5, form: 1 } },
    ]);
  });

  it('add up under concurrent additions in any order', async () => {
    const sources = ['direkte', 'google', 'finn', 'facebook'] as const;
    const batch = sources.map((source) => count({ source }));
    const replicas = Array.from({ length: 8 }, (_, nth) =>
      counts.add(nth % 2 ? batch : batch.toReversed()),
    );
    await Promise.all(replicas);
    const rows = await counts.figures({}, 'source');
    expect(rows.map(({ steps }) => steps.page)).toEqual([8, 8, 8, 8]);
  });

  it('are deleted with days before a given one, in batches', async () => {
    const days = ['2024-10-19', '2024-10-20', '2024-10-21', '2024-10-22'];
    await counts.add(days.map((day) => count({ day })));
    expect(await counts.deleteOld('2024-10-22', 2)).toBe(2);
    expect(await counts.deleteOld('2024-10-22', 2)).toBe(1);
    expect(await counts.deleteOld('2024-10-22', 2)).toBe(0);
    expect((await counts.figures({}, 'day')).map(({ name }) => name)).toEqual(['2024-10-22']);
  });

  it('are grouped by page, city, source or day within a filter', async () => {
    const oslo = { page: 'city', city: 'Oslo' } as const;
    await counts.add([
      count({ day: '2026-11-19', times: 7 }),
      count({ ...oslo, times: 4 }),
      count({ ...oslo, source: 'google', times: 2 }),
      count({ ...oslo, city: 'Bergen', source: 'google', times: 3 }),
      count({ ...oslo, step: 'sent', day: '2026-11-21' }),
    ]);
    const shown = async (...asked: Parameters<VisitCounts['figures']>) =>
      (await counts.figures(...asked)).map(({ name, steps }) => [name, steps.page, steps.sent]);
    expect(await shown({ page: 'city' }, 'city')).toEqual([
      ['Oslo', 6, 1],
      ['Bergen', 3, 0],
    ]);
    expect(await shown({}, 'page')).toEqual([
      ['city', 9, 1],
      ['home', 7, 0],
    ]);
    expect(await shown({ city: 'Oslo' }, 'source')).toEqual([
      ['direkte', 4, 1],
      ['google', 2, 0],
    ]);
    expect(await shown({}, 'day')).toEqual([
      ['2026-11-19', 7, 0],
      ['2026-11-20', 9, 0],
      ['2026-11-21', 0, 1],
    ]);
    expect(await shown({ from: '2026-11-20', to: '2026-11-20', source: 'google' }, 'day')).toEqual([
      ['2026-11-20', 5, 0],
    ]);
    expect(await shown({ to: '2026-11-18' }, 'day')).toEqual([]);
  });
});
