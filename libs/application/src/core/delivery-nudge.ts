/** Tells the delivery that there is something new in the outbox. */
export abstract class DeliveryNudge {
  /** Returns at once and never throws: the scheduled run finds what a lost nudge left. */
  abstract nudge(): void;
}
