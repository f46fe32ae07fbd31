import { AuditLog, Clock } from '@boligstyling/application';
import { auditedSince } from '@boligstyling/domain';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** Forgets what is older than it may be, every night, and keeps the last rows when the product stops. */
@Injectable()
export class KeepAuditJob implements OnApplicationShutdown {
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

  /** Comes after the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.audit
      .flush()
      .catch((error: unknown) => this.log.error({ msg: 'last rows not kept', err: error }));
  }
}
