import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublishedReview } from '@boligstyling/domain';
import { brandStyles } from '../../config/brand.js';
import type { Config } from '../../config/config.js';

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
  /** Null if not set. */
  readonly operator: string | null;
  /** True if partners are asked for MVA beside the price. */
  readonly asksForVat: boolean;
}

/** Until the first read of the storage. */
export const NOTHING_SHOWN: ShownOnPages = { reviews: [], operator: null, asksForVat: true };

export type FollowShown = (follower: (shown: ShownOnPages) => Promise<void>) => void;

export interface Site {
  /** @param url path and query */
  destinationOf(url: string): Destination;
  readonly knownPages: readonly string[];
  readonly emptyDocument: SiteDocument;
  /** @throws Error when the page cannot be rendered */
  render(page: string): Promise<SiteDocument>;
}

/**
 * Opens the site that `npm run build` has left in the folder. Imported by path, because the API
 * depends on no code of the SPA.
 *
 * @throws Error when the site has not been built
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
