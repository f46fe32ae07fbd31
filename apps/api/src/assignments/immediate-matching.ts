import { MatchDueLeads, MatchingNudge } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.js';

/** Lets the next steps of leads begin right after something has happened. */
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
