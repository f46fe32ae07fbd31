import { ReviewRequest } from '@boligstyling/application';
import type { FollowReviews } from '../platform/pages/site.js';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/**
 * The reviews that the pages show. What changes here is shown at once, and within ten seconds what
 * other replicas change. While the storage is away the pages stay as they are.
 */
@Injectable()
export class ShownReviews implements OnApplicationBootstrap {
  private readonly followers: Parameters<FollowReviews>[0][] = [];
  private known = '[]';
  private work = Promise.resolve();

  constructor(
    private readonly reviews: ReviewRequest,
    private readonly jobs: Jobs,
  ) {}

  /** Calls the follower whenever other reviews are to be shown than before; at first none are. */
  readonly follow: FollowReviews = (follower) => {
    this.followers.push(follower);
    this.known = '[]';
  };

  onApplicationBootstrap(): Promise<void> {
    return this.refresh();
  }

  @Cron(CronExpression.EVERY_10_SECONDS)
  run(): Promise<void> {
    return this.refresh();
  }

  /** Looks whether others are to be shown now, one look after another. Never throws. */
  refresh(): Promise<void> {
    this.work = this.work.then(() => this.jobs.run('reviews', () => this.look()));
    return this.work;
  }

  private async look(): Promise<void> {
    const shown = await this.reviews.shown();
    const known = JSON.stringify(shown);
    if (known === this.known) return;
    for (const follower of this.followers) await follower(shown);
    this.known = known;
  }
}
