import { AuditLog, Clock } from '@boligstyling/application';
import { auditedSince } from '@boligstyling/domain';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';

/** Forgets what is older than it may be, every night, and keeps the last rows when the product stops. */
@Injectable()
export class KeepAuditJob implements BeforeApplicationShutdown {
  private readonly log = new Logger('Audit');

  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Cron('0 20 3 * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    try {
      await this.audit.forget(auditedSince(this.clock.now()));
    } catch {
      this.log.warn('Old rows stay for now because the database is away.');
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.audit.flush().catch(() => undefined);
  }
}
