import { MatchDueLeads, MatchingNudge } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.js';

/** Starts a lead's next round right after an event. */
@Injectable()
export class ImmediateMatching extends MatchingNudge {
  constructor(
    private readonly matching: MatchDueLeads,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override nudge(): void {
    this.jobs.follow('matching', this.matching.start());
  }
}
