import { CAMPAIGN_MARK_MAX, isHostName } from '@boligstyling/domain';

const MARKS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Campaign marks of the address and the referring host; unknown ones are left out. */
export type Landing = { [Name in (typeof MARKS)[number] | 'referrer_host']?: string };

/** One line of storable characters, within the API's limit. */
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
 * If an own page referred here, its address may still carry the campaign, because a page can be
 * left before its code has run.
 *
 * @param address of this document
 * @param referrer of this document; may be empty
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

/** Computed once per document and kept in memory. Call before the first change of address. */
export const landing = (): Landing => (first ??= landingOf(location.href, document.referrer));
