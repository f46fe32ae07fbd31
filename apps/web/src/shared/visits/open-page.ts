import type { VisitPage, VisitStep } from '@boligstyling/domain';
import { paths } from '../config/paths';

/** Page and origin for visit counts. */
export interface ReportedPage {
  readonly page: VisitPage;
  readonly city: string;
  readonly came_by: readonly string[];
}

const OTHERS: readonly string[] = [
  ...[paths.about, paths.contact, paths.faq, paths.terms],
  ...[paths.privacy, paths.cookiePolicy],
];

let open: { readonly pathname: string; readonly reported: ReportedPage | undefined } | undefined;
let first: readonly string[] | undefined;

/** Undefined for uncounted pages; a new object per opening. */
export const pageThatIsOpen = (): ReportedPage | undefined => open?.reported;

/**
 * The origin as the server saw it. If an own page referred here, its address still has the
 * campaign.
 */
function cameBy(): readonly string[] {
  const { referrer } = document;
  const isOurs = referrer.startsWith(`${location.origin}/`);
  const marks = new URLSearchParams(`${location.search}&${isOurs ? referrer.split('?')[1] : ''}`);
  const host = isOurs ? '' : referrer.split('/')[2];
  return [marks.get('utm_source'), marks.get('utm_medium'), host].filter(
    (reported) => reported,
  ) as string[];
}

function pageOf(path: string, kind: 'city' | 'embedded' | undefined): VisitPage | undefined {
  if (path === paths.home) return 'home';
  if (path === paths.articles) return 'articles';
  return kind ?? (OTHERS.includes(path) ? 'other' : undefined);
}

/**
 * Counts a public page once per opening. Part of the code before first interaction, so keep it
 * small.
 *
 * @param kind if the address does not determine it
 * @param host of the framing page, if known
 */
export function openPage(pathname: string, kind?: 'city' | 'embedded', host?: string): void {
  if (open?.pathname === pathname && open.reported) return;
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const page = pageOf(path, kind);
  // Read on any page, because the address changes later.
  first ??= host ? [host] : cameBy();
  const city = page === 'city' ? decodeURIComponent(path.split('/').at(-1)!) : '';
  open = { pathname, reported: page && { page, city, came_by: first } };
  if (open.reported) tell(open.reported, 'page');
}

/** Sent without cookies and address; failures are ignored. */
export function tell(page: ReportedPage, step: VisitStep): void {
  void fetch('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...page, step }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
