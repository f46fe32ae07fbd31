import { plainPath } from '../src/shared/config/secret-paths';
import { adminPaths } from '../src/shared/config/admin-paths';
import { paths } from '../src/shared/config/paths';

const CODE = new Map<string, string>([
  [paths.partnerAnswer, 'src/pages/partner-answer/partner-answer-page.tsx'],
  [paths.partnerAccept, 'src/pages/partner-accept/partner-accept-page.tsx'],
  [paths.partnerQuote, 'src/pages/partner-quote/partner-quote-page.tsx'],
  [paths.partnerLogin, 'src/pages/partner-home/partner-login-page.tsx'],
  [paths.partner, 'src/pages/partner-home/partner-home-page.tsx'],
  [paths.ownerPage, 'src/pages/owner/owner-page.tsx'],
  [paths.adminLogin, 'src/pages/admin-login/admin-login-page.tsx'],
  [adminPaths.welcome, 'src/pages/admin-welcome/admin-welcome-page.tsx'],
  [adminPaths.browser, 'src/pages/admin-browser/admin-browser-page.tsx'],
  [paths.admin, 'src/pages/admin/admin-pages.tsx'],
]);

export const secretPages: readonly string[] = [...CODE.keys()];

export const secretPageOf = (pathname: string): string =>
  secretPages.find((page) => plainPath(pathname).startsWith(`${page}/`)) ?? paths.admin;

export function codeOf(page: string): readonly string[] {
  const code = CODE.get(page);
  return code ? ['src/app/secret-site.tsx', code] : [];
}
