export interface FaultSubject {
  readonly leadId?: string | null;
  readonly requestId?: string | null;
  readonly partnerId?: string;
  readonly userId?: string;
}

export abstract class FaultLog {
  /** @param what a few words without personal data */
  abstract report(what: string, error: unknown, subject?: FaultSubject): void;
}
