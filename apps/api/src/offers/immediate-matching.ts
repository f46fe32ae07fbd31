import { MatchDueLeads, MatchingNudge } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';

/** Lets the next steps of leads begin right after something has happened. */
@Injectable()
export class ImmediateMatching extends MatchingNudge {
  private readonly log = new Logger('Matching');

  constructor(private readonly matching: MatchDueLeads) {
    super();
  }

  override nudge(): void {
    this.matching
      .start()
      .catch(() => this.log.warn('A lead was left for the next run, which tries it again.'));
  }
}
