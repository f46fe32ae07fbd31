import { CAMPAIGN_MARK_MAX, isHostName } from '@boligstyling/domain';

const MARKS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

export type Landing = { [Name in (typeof MARKS)[number] | 'referrer_host']?: string };

/** Within the API's limit. */
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

/** A page can be left before its code has run, so an own page may still carry the campaign. */
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

/** Call before the first change of address. */
export const landing = (): Landing => (first ??= landingOf(location.href, document.referrer));
