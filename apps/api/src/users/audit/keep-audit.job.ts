import { setTimeout as sleep } from 'node:timers/promises';
import {
  AuditLog,
  DeletionClock,
  RetriedWrites,
  type AuditFaults,
  type FaultLog,
} from '@boligstyling/application';
import { type AuditedAct, hourlyDeletion } from '@boligstyling/domain';
import { Injectable, type OnApplicationShutdown, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../../platform/jobs/jobs.js';

/** Ids of user and subject let the row be added by hand; name and network stay out of the log. */
export class LoggedAuditFaults implements AuditFaults {
  private readonly log = new Logger('Audit');

  constructor(private readonly faults: FaultLog) {}

  late(error: unknown): void {
    this.faults.report('audit log not written', error);
  }

  lost(
    { userId, role, act, call, subjectId, fields, count }: AuditedAct,
    secondsAgo: number,
  ): void {
    const row = { user: userId, role, act, call, subject: subjectId, fields, count };
    const at = new Date(Date.now() - secondsAgo * 1000).toISOString();
    this.log.error({ msg: 'row not kept', at, ...row });
  }
}

/** A slower database does not hold up the stop. */
const LAST_ROWS_MS = 4_000;

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
      this.audit.deleteOld(hourlyDeletion(await this.clock.now()).audit),
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
