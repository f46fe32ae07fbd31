import { FaultLog, type FaultSubject } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import { Logger } from '@nestjs/common';

/** For `npm run erase`. */
export const ERASED = 'erased';

/** Logs an erasure for a restore to repeat, also if its answer was lost and its subject is gone. */
export async function loggedErasure<T>(
  erase: () => Promise<T>,
  find: () => Promise<unknown>,
  log: (erased?: T) => void,
): Promise<T> {
  const erased = await erase().catch(async (error: unknown) => {
    const isInDoubt = error instanceof DomainError && error.code === 'storage-unavailable';
    if (isInDoubt && !(await find().catch(() => undefined))) log();
    throw error;
  });
  log(erased);
  return erased;
}

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
