import { MatchDueLeads, MatchingNudge } from '@boligstyling/application';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '../config/config-token.js';
import type { Config } from '../config/config.js';

/** Lets matching begin right after a lead is received, unless it is done by hand. */
@Injectable()
export class ImmediateMatching extends MatchingNudge {
  private readonly log = new Logger('Matching');

  constructor(
    private readonly matching: MatchDueLeads,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  override nudge(): void {
    if (this.config.matching === 'manual') return;
    this.matching
      .start()
      .catch(() => this.log.warn('A lead was left for the next run, which tries it again.'));
  }
}
