import type { AuditedAct } from '@boligstyling/domain';
import type { AuditFaults, FaultLog } from '@boligstyling/application';
import { Logger } from '@nestjs/common';

/** Ids of user and subject let the row be added by hand; name and network stay out of the log. */
export class LoggedAuditFaults implements AuditFaults {
  private readonly log = new Logger('Audit');

  constructor(private readonly faults: FaultLog) {}

  late(error: unknown): void {
    this.faults.tell('audit log not written', error);
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
