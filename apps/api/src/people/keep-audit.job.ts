import { AuditLog, Clock } from '@boligstyling/application';
import { auditedSince } from '@boligstyling/domain';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** Forgets what is older than it may be, every night, and keeps the last rows when the product stops. */
@Injectable()
export class KeepAuditJob implements BeforeApplicationShutdown {
  private readonly log = new Logger('Audit');

  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  @Cron('0 20 3 * * *', { timeZone: 'UTC' })
  run(): Promise<void> {
    return this.jobs.run('audit', () => this.audit.forget(auditedSince(this.clock.now())));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.audit
      .flush()
      .catch((error: unknown) => this.log.error({ msg: 'last rows not kept', err: error }));
  }
}
