import { Clock, JobRuns } from '@boligstyling/application';
import { DAY_SECONDS } from '@boligstyling/domain';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Traces } from '../tracing/traces.js';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer work is done after the restart. */
const FINISHED_WITHIN_MS = 3_000;

export async function inTimeToStop(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(FINISHED_WITHIN_MS, undefined, { ref: false })]);
}

const HOUR = 60 * 60;

/** Seconds. */
export const JOBS = {
  delivery: 10,
  matching: 10,
  webhooks: 1,
  reviews: 10,
  visits: 10,
  pauses: 60,
  'queue-marks': 60,
  sessions: HOUR,
  outdated: HOUR,
  audit: HOUR,
  'webhook-secrets': HOUR,
  retention: DAY_SECONDS,
  invoices: DAY_SECONDS,
  'review-requests': DAY_SECONDS,
} as const;
export type Job = keyof typeof JOBS;

/** Milliseconds. A run that finds nothing takes less and is not traced. */
const WORTH_TRACING_MS = 5;

/** True for rare jobs; their last success is read after a restart. */
const isKept = (job: Job) => JOBS[job] >= HOUR;

/** The next run makes up for a failed one; the metrics report each job's last success. */
export class Jobs implements OnApplicationShutdown {
  private readonly log = new Logger('Jobs');
  private readonly successes = new Map<Job, Date>();
  private readonly followed = new Map<Job, Promise<unknown>>();
  private readonly underWay = new Set<Promise<void>>();
  private readonly since: Date;

  constructor(
    private readonly runs: JobRuns,
    private readonly clock: Clock,
    private readonly traces: Traces,
  ) {
    this.since = clock.now();
  }

  /**
   * Never rejects.
   *
   * @param missedSince runs only if the job has not succeeded since then, on any replica
   */
  async run(job: Job, work: () => Promise<unknown>, missedSince?: Date): Promise<void> {
    const running = this.runAndTell(job, work, missedSince);
    this.underWay.add(running);
    await running;
    this.underWay.delete(running);
  }

  /** The database closes after this, and a job that outlives it may never end. */
  onApplicationShutdown(): Promise<void> {
    return inTimeToStop(Promise.all(this.underWay));
  }

  private async runAndTell(
    job: Job,
    work: () => Promise<unknown>,
    missedSince?: Date,
  ): Promise<void> {
    const startedAt = Date.now();
    let hasFailed = false;
    try {
      if (missedSince && (await this.hasSucceededSince(job, missedSince))) return;
      await work();
      this.successes.set(job, this.clock.now());
      if (isKept(job)) await this.runs.succeeded(job, this.clock.now());
    } catch (error) {
      hasFailed = true;
      this.log.warn({ msg: 'failed, the next run makes up for it', job, err: error });
    } finally {
      if (Date.now() - startedAt >= WORTH_TRACING_MS) this.trace(job, startedAt, hasFailed);
    }
  }

  follow(job: Job, running: Promise<unknown>): void {
    if (this.followed.get(job) === running) return;
    this.followed.set(job, running);
    void this.runAndTell(job, () => running);
  }

  private trace(job: Job, startedAt: number, hasFailed: boolean): void {
    const done = { name: `job ${job}`, kind: 'internal', startedAt, hasFailed } as const;
    this.traces.record({ ...done, requestId: null, facts: { job } });
  }

  /** In this process; before the first, the start of the process. */
  lastSuccesses(): ReadonlyMap<Job, Date> {
    const jobs = Object.keys(JOBS) as Job[];
    return new Map(jobs.map((job) => [job, this.successes.get(job) ?? this.since]));
  }

  /** A time in the future comes from a wrong clock and is ignored. */
  private async hasSucceededSince(job: Job, since: Date): Promise<boolean> {
    const last = await this.runs.lastSuccess(job);
    return last !== undefined && last >= since && last <= this.clock.now();
  }
}
