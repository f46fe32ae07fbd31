import type { VisitPage, VisitStep } from '@boligstyling/domain';
import { paths } from '../config/paths';

/** What is told of a page: which one it is, and by what the visitor came. */
export interface ToldPage {
  readonly page: VisitPage;
  readonly city: string;
  readonly came_by: readonly string[];
}

/** Public pages without a form. */
const OTHERS: readonly string[] = [
  ...[paths.about, paths.contact, paths.faq, paths.terms],
  ...[paths.privacy, paths.cookiePolicy],
];

let open: { readonly pathname: string; readonly told: ToldPage | undefined } | undefined;
let first: readonly string[] | undefined;

/** The page that is open, if it is one that is counted; another one each time it is opened. */
export const pageThatIsOpen = (): ToldPage | undefined => open?.told;

/**
 * By what the visitor came, as far as the server was told of it with the request for the page. Where
 * one of our own pages led here, its address still tells of the campaign.
 */
function cameBy(): readonly string[] {
  const { referrer } = document;
  const isOurs = referrer.startsWith(`${location.origin}/`);
  const marks = new URLSearchParams(`${location.search}&${isOurs ? referrer.split('?')[1] : ''}`);
  const host = isOurs ? '' : referrer.split('/')[2];
  return [marks.get('utm_source'), marks.get('utm_medium'), host].filter(
    (told) => told,
  ) as string[];
}

function pageOf(path: string, kind: 'city' | 'embedded' | undefined): VisitPage | undefined {
  if (path === paths.home) return 'home';
  if (path === paths.articles) return 'articles';
  return kind ?? (OTHERS.includes(path) ? 'other' : undefined);
}

/**
 * Counts that a public page was opened, once for as long as it stays open. Of what is no page of
 * ours nothing is counted. A page before the first movement carries all of this: it is to be short.
 *
 * @param kind what the page is if its address alone does not say so
 * @param host that frames it, where one says so
 */
export function openPage(pathname: string, kind?: 'city' | 'embedded', host?: string): void {
  if (open?.pathname === pathname && open.told) return;
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const page = pageOf(path, kind);
  // Asked for whatever the page is: later on the address is another one.
  first ??= host ? [host] : cameBy();
  const city = page === 'city' ? decodeURIComponent(path.split('/').at(-1)!) : '';
  open = { pathname, told: page && { page, city, came_by: first } };
  if (open.told) tell(open.told, 'page');
}

/** Without cookies and without the page's address. What does not get through is not counted. */
export function tell(page: ToldPage, step: VisitStep): void {
  void fetch('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...page, step }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
