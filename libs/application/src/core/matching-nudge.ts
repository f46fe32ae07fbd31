/** Tells the matching that a lead has come in. */
export abstract class MatchingNudge {
  /** Returns at once and never throws: the scheduled run finds what a lost nudge left. */
  abstract nudge(): void;
}
