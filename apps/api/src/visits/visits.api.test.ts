import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld } from '../testing/matching-world.js';
import { type ApiUnderTest, startApi } from '../testing/start-api.js';
import { CountVisitsJob } from './visits.module.js';

const VISIT = { page: 'city', city: 'Oslo', came_by: ['www.google.no'], step: 'page' };

describe('visits', () => {
  const world = MatchingWorld.own();
  let other: ApiUnderTest;
  beforeAll(async () => {
    other = await startApi({ DATABASE_URL: world.api.databaseUrl });
  });
  beforeEach(async () => {
    await world.api.runJob(CountVisitsJob);
    await world.api.empty('visit_count');
  });

  const visit = (changes: object = {}, api = world.api) =>
    api.call('post', '/api/visits').send({ ...VISIT, ...changes });
  const figures = async (query: string) =>
    (await world.admin('get', `/visits?${query}`).expect(200)).body;
  const none = { page: 0, form: 0, step_1: 0, step_2: 0, step_3: 0, sent: 0 };

  it('are counted by step and shown by page, city, source and day', async () => {
    for (const step of ['page', 'form', 'step-1', 'step-2', 'sent'])
      await visit({ step }).expect(204);
    await visit().expect(204);
    await visit({ page: 'home', city: '', came_by: [] }).expect(204);
    await visit({ city: 'Kari Nordmann' }).expect(204);
    await world.api.runJob(CountVisitsJob);
    const oslo = { ...none, page: 2, form: 1, step_1: 1, step_2: 1, sent: 1 };
    expect(await figures('by=city&page=city')).toEqual({
      rows: [
        { name: 'Oslo', ...oslo },
        { name: 'annet', ...none, page: 1 },
      ],
      total: { ...oslo, page: 3 },
    });
    expect((await figures('by=page')).rows.map(({ name }: { name: string }) => name)).toEqual([
      'city',
      'home',
    ]);
    const { rows } = await figures('by=day&source=direkte');
    expect(rows).toEqual([{ ...none, name: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), page: 1 }]);
    expect((await figures('by=day&to=2020-01-01')).rows).toEqual([]);
  });

  it('leave nothing in the database but counts', async () => {
    await visit({}, world.api)
      .set('User-Agent', 'Nettleseren min')
      .set('Cookie', 'a=b')
      .expect(204);
    await world.api.runJob(CountVisitsJob);
    const [row] = await world.api.rows<Record<string, unknown>>('select * from visit_count');
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'city',
      'day',
      'page',
      'source',
      'step',
      'times',
    ]);
    expect(world.api.logged()).not.toMatch(/127\.0\.0\.1|Nettleseren min/);
  });

  it('are counted under a known source, whatever they claim', async () => {
    await visit({ came_by: ['kari@nordmann.no', 'Kari', 'https://x.no/?q=kari'] }).expect(204);
    await visit({ page: 'embedded', city: '', came_by: ['www.finn.no'] }).expect(204);
    await world.api.runJob(CountVisitsJob);
    expect((await world.api.rows('select page, source from visit_count')).sort()).toEqual([
      { page: 'city', source: 'annet' },
      { page: 'embedded', source: 'finn' },
    ]);
  });

  it('set no cookie', async () => {
    const { headers } = await visit().expect(204);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each<[string, object]>([
    ['another page', { page: '/min-henvendelse/abc' }],
    ['another step', { step: 'step-9' }],
    ['a source of its own choice', { source: 'kari' }],
    ['no list of what it came by', { came_by: 'finn' }],
    ['more that it came by', { came_by: ['a', 'b', 'c', 'd'] }],
    ['what it came by without end', { came_by: ['a'.repeat(2001)] }],
    ['what is no text among what it came by', { came_by: [{ $ne: 1 }] }],
    ['a field besides', { id: '7' }],
    ['a city that is no text', { city: { $ne: 1 } }],
    ['a city without end', { city: 'a'.repeat(81) }],
  ])('with %s are refused, and not counted', async (_, changes) => {
    await visit(changes).expect(400);
    await world.api.runJob(CountVisitsJob);
    expect(await world.api.rows('select * from visit_count')).toEqual([]);
  });

  it('of one client are counted up to 120 a minute, without a trace in the answer', async () => {
    const busy = await startApi({ DATABASE_URL: world.api.databaseUrl });
    try {
      await Promise.all(Array.from({ length: 150 }, () => visit({}, busy).expect(204)));
      await busy.runJob(CountVisitsJob);
      expect((await figures('by=page')).total.page).toBe(120);
    } finally {
      await busy.close();
    }
  });

  it('of two replicas add up, and the last counts are stored at the end', async () => {
    await visit().expect(204);
    await visit({}, other).expect(204);
    await visit({}, other).expect(204);
    await world.api.runJob(CountVisitsJob);
    await other.close();
    expect((await figures('by=page')).total.page).toBe(3);
  });
});
