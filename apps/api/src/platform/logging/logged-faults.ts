import { FaultLog, type FaultSubject } from '@boligstyling/application';
import { Logger } from '@nestjs/common';

/** `npm run erase` looks for it. */
export const ERASED = 'erased';

export class LoggedFaults extends FaultLog {
  private readonly log = new Logger('Faults');

  override report(
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
