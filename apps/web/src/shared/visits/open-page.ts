import type { VisitPage, VisitStep } from '@boligstyling/domain';
import { paths } from '../config/paths';

export interface ReportedPage {
  readonly page: VisitPage;
  readonly city: string;
  readonly came_by: readonly string[];
}

const OTHERS: readonly string[] = [
  ...[paths.about, paths.contact, paths.faq, paths.terms, paths.partnerTerms],
  ...[paths.privacy, paths.cookiePolicy],
];

let open: { readonly pathname: string; readonly reported: ReportedPage | undefined } | undefined;
let first: readonly string[] | undefined;

/** A new object per opening. */
export const pageThatIsOpen = (): ReportedPage | undefined => open?.reported;

/** An own page that referred here still has the campaign. */
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
 * Runs before the first interaction, so keep it small.
 *
 * @param kind if the address does not determine it
 * @param host of the framing page, if known
 */
export function openPage(pathname: string, kind?: 'city' | 'embedded', host?: string): void {
  if (open?.pathname === pathname && open.reported) return;
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const page = pageOf(path, kind);
  // The address changes later.
  first ??= host ? [host] : cameBy();
  const city = page === 'city' ? decodeURIComponent(path.split('/').at(-1)!) : '';
  open = { pathname, reported: page && { page, city, came_by: first } };
  if (open.reported) reportVisitStep(open.reported, 'page');
}

/** Without cookies and address; failures are ignored. */
export function reportVisitStep(page: ReportedPage, step: VisitStep): void {
  void fetch('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...page, step }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
