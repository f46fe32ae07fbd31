/** Ids of what failed. */
export interface FaultSubject {
  readonly leadId?: string | null;
  readonly requestId?: string | null;
  readonly partnerId?: string;
  readonly userId?: string;
}

/** Logs failures after which the rest continued, so that an operator finds the cause. */
export abstract class FaultLog {
  /** @param what a few words without personal data */
  abstract tell(what: string, error: unknown, subject?: FaultSubject): void;
}
