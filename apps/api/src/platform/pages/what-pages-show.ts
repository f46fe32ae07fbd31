import { OperatorSettings, ReviewRequest } from '@boligstyling/application';
import { operatorText } from '@boligstyling/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../jobs/jobs.js';
import { type FollowShown, NOTHING_SHOWN, type ShownOnPages } from './site.js';

/**
 * Reviews and operator for the pages. Every replica shows a change within ten seconds; during a
 * storage outage the last content stays.
 */
@Injectable()
export class WhatPagesShow implements OnApplicationBootstrap {
  private readonly followers: Parameters<FollowShown>[0][] = [];
  private known = JSON.stringify(NOTHING_SHOWN);
  private work = Promise.resolve();

  constructor(
    private readonly reviews: ReviewRequest,
    private readonly operator: OperatorSettings,
    private readonly jobs: Jobs,
  ) {}

  readonly follow: FollowShown = (follower) => {
    this.followers.push(follower);
    this.known = JSON.stringify(NOTHING_SHOWN);
  };

  onApplicationBootstrap(): Promise<void> {
    return this.refresh();
  }

  @Cron(CronExpression.EVERY_10_SECONDS)
  run(): Promise<void> {
    return this.refresh();
  }

  /** Reads the storage, one read after another. Never throws. */
  refresh(): Promise<void> {
    this.work = this.work.then(() => this.jobs.run('reviews', () => this.look()));
    return this.work;
  }

  private async look(): Promise<void> {
    const operator = await this.operator.get();
    const shown: ShownOnPages = {
      reviews: await this.reviews.shown(),
      operator: operatorText(operator),
      asksForVat: operator.vatRegistered,
    };
    const known = JSON.stringify(shown);
    if (known === this.known) return;
    for (const follower of this.followers) await follower(shown);
    this.known = known;
  }
}
