import { FaultLog, type FaultSubject } from '@boligstyling/application';
import { Logger } from '@nestjs/common';

export class LoggedFaults extends FaultLog {
  private readonly log = new Logger('Faults');

  override tell(
    what: string,
    error: unknown,
    { leadId, requestId, partnerId, userId }: FaultSubject = {},
  ): void {
    this.log.warn({
      msg: what,
      lead: leadId,
      reqId: requestId,
      partner: partnerId,
      person: userId,
      err: error,
    });
  }
}
