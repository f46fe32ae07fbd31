/** Signals that a lead has come in. */
export abstract class MatchingNudge {
  /** Returns at once and never throws: the scheduled run covers a lost nudge. */
  abstract nudge(): void;
}
