import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublishedReview } from '@boligstyling/domain';
import { brandStyles } from '../../config/brand.js';
import type { Config } from '../../config/config.js';

/** Where the brand's colours are. */
export const BRAND_STYLES = '/brand.css';

/** An HTML document, and the hash of the style it carries inline, if any. */
export interface SiteDocument {
  html: string;
  styleHash?: string;
}

/**
 * What an address leads to; `app` is a page that only the browser renders, and `secret` one of these
 * whose address or content is nobody else's; `embed` is the form that pages of the key's origins may
 * frame.
 */
export type Destination =
  | { kind: 'page'; page: string; status: 200 | 404 }
  | { kind: 'moved'; to: string }
  | { kind: 'app' }
  | { kind: 'secret'; page: string }
  | { kind: 'embed'; page: string; key: string };

/** What the pages show and the product is told while it runs. */
export interface ShownOnPages {
  readonly reviews: readonly PublishedReview[];
  /** Who runs the site; null: not told yet. */
  readonly operator: string | null;
  /** Whether partners are asked for MVA beside the price. */
  readonly asksForVat: boolean;
}

/** Before anything is told. */
export const NOTHING_SHOWN: ShownOnPages = { reviews: [], operator: null, asksForVat: true };

/** Has the pages told of what they are to show. */
export type FollowShown = (follower: (shown: ShownOnPages) => Promise<void>) => void;

/** The public pages as `apps/web` renders them for one configuration. */
export interface Site {
  /** @param url path and query */
  destinationOf(url: string): Destination;
  readonly knownPages: readonly string[];
  readonly emptyDocument: SiteDocument;
  /** @throws Error when the page cannot be rendered */
  render(page: string): Promise<SiteDocument>;
}

/**
 * Opens the site that `npm run build` has left in the folder. It is reached as a file, for the API
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

/** Every page loads the brand's colours after its own. */
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
