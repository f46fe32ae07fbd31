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
