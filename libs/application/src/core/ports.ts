export abstract class IdGenerator {
  /** A UUID of version 7 (RFC 9562): it sorts by creation, so an index on it stays compact. */
  abstract next(): string;
}

export abstract class Clock {
  abstract now(): Date;
}

export abstract class MatchingNudge {
  /** Never throws: the scheduled run covers a lost nudge. */
  abstract nudge(): void;
}

export abstract class DeliveryNudge {
  /** Never throws: the scheduled run covers a lost nudge. */
  abstract nudge(): void;
}

export interface FaultSubject {
  readonly leadId?: string | null;
  readonly requestId?: string | null;
  readonly partnerId?: string;
  readonly userId?: string;
}

export const MOST_FAULTS_IN_A_ROW = 3;

export abstract class FaultLog {
  /** @param what a few words without personal data */
  abstract report(what: string, error: unknown, subject?: FaultSubject): void;
}

/** Over all processes. */
export abstract class JobRuns {
  /** An earlier moment changes nothing, unless the stored one is in the future. */
  abstract succeeded(job: string, at: Date): Promise<void>;

  abstract lastSuccess(job: string): Promise<Date | undefined>;
}
