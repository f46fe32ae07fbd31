import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { NoTraces } from '../tracing/traces.js';
import { Jobs } from './jobs.js';

describe('a job', () => {
  beforeAll(() => Logger.overrideLogger(false));

  const start = new Date('2026-11-22T10:00:00.000Z');
  const setUp = () => {
    const kept = new Map<string, Date>();
    const successes: string[] = [];
    const clock = { time: start, now: () => clock.time };
    const runs = {
      succeeded: async (job: string, at: Date) => {
        kept.set(job, at);
        successes.push(job);
      },
      lastSuccess: async (job: string) => kept.get(job),
    };
    return { kept, successes, clock, jobs: new Jobs(runs, clock, new NoTraces()) };
  };

  it('reports its last success, or the start of the process before the first', async () => {
    const { jobs, clock } = setUp();
    clock.time = new Date('2026-11-22T10:05:00.000Z');
    await jobs.run('matching', async () => undefined);
    clock.time = new Date('2026-11-22T10:09:00.000Z');
    await jobs.run('matching', () => Promise.reject(new Error('A fault')));
    expect(jobs.lastSuccesses().get('matching')).toEqual(new Date('2026-11-22T10:05:00.000Z'));
    expect(jobs.lastSuccesses().get('delivery')).toEqual(start);
  });

  it('that is running is awaited when the product stops', async () => {
    const { jobs } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    void jobs.run('retention', () => promise);
    let hasStopped = false;
    const stopped = jobs.onApplicationShutdown().then(() => (hasStopped = true));
    await new Promise(setImmediate);
    expect(hasStopped).toBe(false);
    resolve();
    expect(await stopped).toBe(true);
  });

  it('with many waiting callers is reported once, and again at its next run', async () => {
    const { jobs, successes } = setUp();
    const run = Promise.resolve();
    for (let waiting = 0; waiting < 3; waiting += 1) jobs.follow('retention', run);
    await new Promise(setImmediate);
    expect(successes).toEqual(['retention']);
    jobs.follow('retention', Promise.resolve());
    await new Promise(setImmediate);
    expect(successes).toEqual(['retention', 'retention']);
  });

  it('is recorded only if it runs seldom and has succeeded', async () => {
    const { jobs, kept } = setUp();
    await jobs.run('delivery', async () => undefined);
    await jobs.run('retention', () => Promise.reject(new Error('A fault')));
    expect([...kept]).toEqual([]);
    await jobs.run('retention', async () => undefined);
    expect([...kept]).toEqual([['retention', start]]);
  });

  it('that may have been missed runs unless it has succeeded since', async () => {
    const { jobs, kept } = setUp();
    let runs = 0;
    const work = async () => void (runs += 1);
    const due = new Date('2026-11-22T03:15:00.000Z');
    kept.set('retention', new Date('2026-11-21T03:15:00.000Z'));
    await jobs.run('retention', work, due);
    expect(runs).toBe(1);
    await jobs.run('retention', work, due);
    expect(runs).toBe(1);
  });

  it('with a success in the future, by a clock corrected since, may have been missed', async () => {
    const { jobs, kept } = setUp();
    let runs = 0;
    kept.set('invoices', new Date('2027-11-22T05:00:00.000Z'));
    await jobs.run('invoices', async () => void (runs += 1), new Date('2026-11-22T05:00:00.000Z'));
    expect(runs).toBe(1);
  });
});
