export abstract class MatchingNudge {
  /** Never throws: the scheduled run covers a lost nudge. */
  abstract nudge(): void;
}

export abstract class DeliveryNudge {
  /** Never throws: the scheduled run covers a lost nudge. */
  abstract nudge(): void;
}
