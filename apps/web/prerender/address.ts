import { municipalityNamed } from '@boligstyling/domain';
import type { Brand, RuntimeConfig } from '../src/shared/config/runtime-config';
import { paths } from '../src/shared/config/paths';
import { EMBED_FONTS, embedFont, embedKeyIn, embedPage } from '../src/shared/config/embedding';
import { isSecretPath, plainPath } from '../src/shared/config/secret-paths';
import { articles } from '../src/content/pages/articles';
import { cities } from '../src/content/pages/cities';
import { articleAddress, articleAskedFor } from '../src/pages/articles/article-address';
import { cityOfPath } from '../src/shared/city/city-of-path';
import { slug } from '../src/content/slug';
import { adminPaths } from '../src/shared/config/admin-paths';

/** `secret` pages are rendered by the browser and have restrictive headers. */
export type Destination =
  | { kind: 'page'; page: string; status: 200 | 404 }
  | { kind: 'moved'; to: string }
  | { kind: 'app' }
  | { kind: 'secret'; page: string }
  | { kind: 'embed'; page: string; key: string };

type CityBrand = Brand & Pick<RuntimeConfig, 'cityTexts'>;

const publicPaths = Object.values(paths).filter((path) => !isSecretPath(path));

/** A regular expression would take seconds for an address of slashes. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function normalised(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname).normalize('NFC').toLowerCase();
    return withoutSlashesAtEnd(path) || paths.home;
  } catch {
    return paths.notFound;
  }
}

const page = (address: string, status: 200 | 404 = 200): Destination => ({
  kind: 'page',
  page: address,
  status,
});

function articlePage(query: string, brand: Brand): Destination {
  const asked = articleAskedFor(new URLSearchParams(query), articles(brand));
  return page(asked ? articleAddress(asked.id) : paths.articles);
}

/** The browser accepts any city name. */
function cityPage(city: string, brand: CityBrand): Destination {
  const known = cities.find(({ name }) => name === city);
  if (known) return page(`/${known.slug}`);
  const isPlace = Object.hasOwn(brand.cityTexts, city.toLowerCase()) || municipalityNamed(city);
  if (!isPlace) return { kind: 'app' };
  return page(`/${slug(brand.productName)}/${encodeURIComponent(city.toLowerCase())}`);
}

/** Purpose, id, expiry and signature. */
const LINK_TOKEN = /^[a-z-]+\.[\da-f-]{36}\.\d+\.[\w-]+/;

/** Some link checkers rewrite # to %23, so the token would be in an address that trackers see. */
function mendedLink(url: string): string | undefined {
  const [address = '', after = ''] = url.split('%23', 2);
  const [token] = LINK_TOKEN.exec(after) ?? [];
  const isLink = token && secretPages.includes(address.split('?', 1)[0] ?? '');
  return isLink ? `${address}#${token}` : undefined;
}

/** @param url path and query as received */
export function destinationOf(url: string, brand: CityBrand): Destination {
  const link = mendedLink(url);
  if (link) return { kind: 'moved', to: link };
  const [pathname = '', query = ''] = url.split('?', 2);
  if (isSecretPath(pathname)) return { kind: 'secret', page: secretPageOf(pathname) };
  const key = embedKeyIn(pathname);
  if (key !== undefined) {
    const font = embedFont(new URLSearchParams(query).get('font'));
    return { kind: 'embed', page: embedPage(font), key };
  }
  const path = normalised(pathname);
  const product = `/${slug(brand.productName)}`;

  if ([`${product}/admin`, `${product}/admin-login`].includes(path)) {
    return { kind: 'moved', to: paths.notFound };
  }
  if (path === paths.articles) return articlePage(query, brand);
  const known = publicPaths.find((each) => each === path);
  if (known && known !== paths.notFound) return page(known);
  const city = cityOfPath(pathname, brand.productName);
  return city === undefined ? page(paths.notFound, 404) : cityPage(city, brand);
}

export const knownPages = (brand: Brand): readonly string[] => [
  ...publicPaths,
  ...secretPages,
  ...articles(brand).map(({ id }) => articleAddress(id)),
  ...cities.map(({ slug }) => `/${slug}`),
  ...EMBED_FONTS.map(embedPage),
];

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

const secretPages: readonly string[] = [...CODE.keys()];

const secretPageOf = (pathname: string): string =>
  secretPages.find((page) => plainPath(pathname).startsWith(`${page}/`)) ?? paths.admin;

export function codeOf(page: string): readonly string[] {
  const code = CODE.get(page);
  return code ? ['src/app/secret-site.tsx', code] : [];
}
