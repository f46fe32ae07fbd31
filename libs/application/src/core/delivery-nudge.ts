/** Signals that the outbox has something new. */
export abstract class DeliveryNudge {
  /** Returns at once and never throws: the scheduled run covers a lost nudge. */
  abstract nudge(): void;
}
