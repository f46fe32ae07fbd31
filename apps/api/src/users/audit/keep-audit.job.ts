import { setTimeout as sleep } from 'node:timers/promises';
import { AuditLog, DeletionClock, RetriedWrites } from '@boligstyling/application';
import { auditedSince } from '@boligstyling/domain';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../../platform/jobs/jobs.js';

/** A slower database does not hold up the stop. */
const LAST_ROWS_MS = 4_000;

/** Deletes expired rows every hour, and stores the last rows when the product stops. */
@Injectable()
export class KeepAuditJob implements OnApplicationShutdown {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: DeletionClock,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  run(): Promise<void> {
    return this.jobs.run('audit', async () =>
      this.audit.deleteOld(auditedSince(await this.clock.now())),
    );
  }

  /** Runs after the last answer. Rows that cannot be stored in time go to the log. */
  async onApplicationShutdown(): Promise<void> {
    const last = new RetriedWrites();
    const kept = last.write(() => this.audit.flush()).catch(() => undefined);
    await Promise.race([kept, sleep(LAST_ROWS_MS, undefined, { ref: false })]);
    last.stop();
    this.audit.giveUp();
  }
}
