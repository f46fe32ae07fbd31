import { CAMPAIGN_MARK_MAX, isHostName } from '@boligstyling/domain';

const MARKS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** How a visitor came to us, as the address and the request for it tell. What is not known is left out. */
export type Landing = { [Name in (typeof MARKS)[number] | 'referrer_host']?: string };

/** On one line, without anything that cannot be stored, and no longer than a mark may be. */
const asMark = (text: string): string =>
  text
    .slice(0, CAMPAIGN_MARK_MAX)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();

function marksOf({ searchParams }: URL): Landing {
  const given = MARKS.map((name) => [name, asMark(searchParams.get(name) ?? '')] as const);
  return Object.fromEntries(given.filter(([, mark]) => mark));
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Reads how a visitor came to this document. Where one of our own pages led here, its address still
 * tells of the campaign, since a page is left by a full load before its code has come.
 *
 * @param address of this document
 * @param referrer what the browser sent as the address that led here, or nothing
 */
export function landingOf(address: string, referrer: string): Landing {
  const here = new URL(address);
  const marks = marksOf(here);
  const before = parsed(referrer);
  if (!before) return marks;
  if (before.origin === here.origin) return { ...marksOf(before), ...marks };
  const { hostname } = before;
  return isHostName(hostname) ? { ...marks, referrer_host: hostname } : marks;
}

let first: Landing | undefined;

/**
 * How the visitor came, for as long as this document lives, in memory alone. To be asked for before
 * the first change of address.
 */
export const landing = (): Landing => (first ??= landingOf(location.href, document.referrer));
