import { FaultLog, type FaultSubject } from '@boligstyling/application';
import { Logger } from '@nestjs/common';

/** Tells in the log what failed while the rest went on: the code, and the lead, request, partner or person it was about. */
export class LoggedFaults extends FaultLog {
  private readonly log = new Logger('Faults');

  override tell(
    what: string,
    error: unknown,
    { leadId, requestId, partnerId, personId }: FaultSubject = {},
  ): void {
    this.log.warn({
      msg: what,
      lead: leadId,
      reqId: requestId,
      partner: partnerId,
      person: personId,
      err: error,
    });
  }
}
