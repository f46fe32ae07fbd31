import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PublishedReview, operatorText } from '@boligstyling/domain';
import { brandStyles } from '../../config/brand.js';
import type { Config } from '../../config/config.js';
import { OperatorSettings, ReviewRequest } from '@boligstyling/application';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../jobs/jobs.js';

export const BRAND_STYLES = '/brand.css';

export interface SiteDocument {
  html: string;
  styleHash?: string;
}

/**
 * `app`: only the browser renders it. `secret`: an `app` page with a confidential address or
 * content. `embed`: the form that pages of the API key's origins may frame.
 */
export type Destination =
  | { kind: 'page'; page: string; status: 200 | 404 }
  | { kind: 'moved'; to: string }
  | { kind: 'app' }
  | { kind: 'secret'; page: string }
  | { kind: 'embed'; page: string; key: string };

export interface ShownOnPages {
  readonly reviews: readonly PublishedReview[];
  readonly operator: string | null;
  readonly asksForVat: boolean;
}

const NOTHING_SHOWN: ShownOnPages = { reviews: [], operator: null, asksForVat: true };

export type FollowShown = (follower: (shown: ShownOnPages) => Promise<void>) => void;

export interface Site {
  destinationOf(url: string): Destination;
  readonly knownPages: readonly string[];
  readonly emptyDocument: SiteDocument;
  render(page: string): Promise<SiteDocument>;
}

/**
 * From the built site, because the API depends on no code of the SPA.
 *
 * @throws Error when it has not been built
 */
export async function openSite(
  folder: string,
  config: Config,
  { reviews, operator, asksForVat }: ShownOnPages = NOTHING_SHOWN,
): Promise<Site> {
  const { openSite: open } = await import(pathToFileURL(join(folder, 'server/site.js')).href);
  const site: Site = await open(join(folder, 'client'), {
    productName: config.productName,
    wordmark: config.wordmark,
    contactEmail: config.contactEmail,
    publicApiKey: config.publicApiKey,
    addressSearchUrl: config.addressSearchUrl,
    googleAdsSendTo: config.googleAdsSendTo,
    ga4Id: config.ga4Id,
    metaPixelId: config.metaPixelId,
    cityTexts: config.brand.cityTexts,
    reviews,
    ...(config.figuresSource && { figuresSource: config.figuresSource }),
    ...(operator && { operator }),
    ...(!asksForVat && { noVat: true }),
  });
  return brandStyles(config.brand) ? inColours(site) : site;
}

function inColours(site: Site): Site {
  const painted = ({ html, ...rest }: SiteDocument): SiteDocument => ({
    ...rest,
    html: html.replace('</head>', `<link rel="stylesheet" href="${BRAND_STYLES}"></head>`),
  });
  return {
    destinationOf: (url) => site.destinationOf(url),
    knownPages: site.knownPages,
    emptyDocument: painted(site.emptyDocument),
    render: async (page) => painted(await site.render(page)),
  };
}

/**
 * Every replica shows a change within ten seconds; during a storage outage the last content stays.
 */
@Injectable()
export class PageContent implements OnApplicationBootstrap {
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

  /** Never throws. */
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
