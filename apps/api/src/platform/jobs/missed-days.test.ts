import type {
  ApplyRetention,
  EraseTestLeads,
  IssueInvoices,
  RemindOverdue,
  ReviewRequest,
} from '@boligstyling/application';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BillPartnersJob } from '../../billing/bill-partners.job.js';
import { RetentionJob } from '../../leads/retention.job.js';
import { AskForReviewsJob } from '../../reviews/reviews.module.js';
import { NoTraces } from '../tracing/traces.js';
import { Jobs } from './jobs.js';

/** The machine was off in the morning, when the day's jobs begin. */
const AT_NOON = new Date('2026-11-23T11:30:00.000Z');
const YESTERDAY = new Date('2026-11-22T11:30:00.000Z');

describe('a daily job missed in the morning', () => {
  let lastSuccess: Date | undefined;
  let done: number;
  let jobs: Jobs;
  beforeEach(() => {
    Logger.overrideLogger(false);
    [lastSuccess, done] = [undefined, 0];
    const runs = {
      succeeded: async (_: string, at: Date) => void (lastSuccess = at),
      lastSuccess: async () => lastSuccess,
    };
    jobs = new Jobs(runs, { now: () => AT_NOON }, new NoTraces());
  });

  const billing = () => {
    const execute = async () => {
      done += 1;
      return { issued: [], leftOut: [] };
    };
    const reminding = { execute: async () => 0 } as unknown as RemindOverdue;
    return new BillPartnersJob({ execute } as unknown as IssueInvoices, reminding, jobs);
  };
  const asking = () => {
    const ask = async () => (done += 1);
    return new AskForReviewsJob({ ask } as unknown as ReviewRequest, jobs);
  };

  it.each([
    ['invoices', billing],
    ['questions to owners', asking],
  ])('is made up for once that day: %s', async (_, made) => {
    lastSuccess = YESTERDAY;
    const job = made();
    await job.makeUp(AT_NOON);
    expect(done).toBe(1);
    await job.makeUp(AT_NOON);
    expect(done).toBe(1);
  });

  it('is not made up for before six if a backup was restored: partners have those invoices', async () => {
    lastSuccess = new Date('2026-11-23T03:40:00.000Z');
    const job = billing();
    await job.makeUp(new Date('2026-11-23T04:30:00.000Z'));
    expect(done).toBe(0);
    await job.makeUp(new Date('2026-11-23T05:30:00.000Z'));
    expect(done).toBe(1);
  });
});

describe('a job of two parts', () => {
  it.each([
    [
      'reminders, where no invoice can be issued',
      (first: Part, second: Part, jobs: Jobs) =>
        new BillPartnersJob(first as IssueInvoices, second as RemindOverdue, jobs),
    ],
    [
      'deletion by age, where no test lead can be erased',
      (first: Part, second: Part, jobs: Jobs) =>
        new RetentionJob(second as ApplyRetention, first as EraseTestLeads, jobs),
    ],
  ])('does the second after the first has failed: %s', async (_, made) => {
    const successes: string[] = [];
    const runs = {
      succeeded: async (job: string) => void successes.push(job),
      lastSuccess: async () => undefined,
    };
    let done = 0;
    const failing = { execute: () => Promise.reject(new Error('A fault')) };
    const working = { execute: async () => (done += 1) };
    await made(failing, working, new Jobs(runs, { now: () => AT_NOON }, new NoTraces())).run();
    expect([done, successes]).toEqual([1, []]);
  });
});

type Part = unknown;
