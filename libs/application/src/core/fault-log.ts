/** What failed, by ids alone. */
export interface FaultSubject {
  readonly leadId?: string | null;
  readonly requestId?: string | null;
  readonly partnerId?: string;
  readonly personId?: string;
}

/** Where it is told that something failed and the rest went on, so that an operator finds the cause. */
export abstract class FaultLog {
  /** @param what in a few words, without personal data */
  abstract tell(what: string, error: unknown, subject?: FaultSubject): void;
}
