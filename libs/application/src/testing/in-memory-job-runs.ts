import { JobRuns } from '../ports/job-runs.js';

/** When jobs last succeeded, in memory. */
export class InMemoryJobRuns extends JobRuns {
  private readonly last = new Map<string, Date>();

  override async succeeded(job: string, at: Date): Promise<void> {
    const known = this.last.get(job);
    if (!known || known < at) this.last.set(job, at);
  }

  override async lastSuccess(job: string): Promise<Date | undefined> {
    return this.last.get(job);
  }
}
