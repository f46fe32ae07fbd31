import { municipalityNamed } from '@boligstyling/domain';
import type { Brand, RuntimeConfig } from '../src/shared/config/runtime-config';
import { paths } from '../src/shared/config/paths';
import { EMBED_FONTS, embedFont, embedKeyIn, embedPage } from '../src/shared/config/embedding';
import { isSecretPath } from '../src/shared/config/secret-paths';
import { articles } from '../src/content/pages/articles';
import { cities } from '../src/content/pages/cities';
import { articleAddress, articleAskedFor } from '../src/pages/articles/article-address';
import { cityOfPath } from '../src/shared/city/city-of-path';
import { slug } from '../src/content/slug';
import { secretPageOf, secretPages } from './secret-pages';

/**
 * What an address leads to: a page, by the one address it is rendered and kept under; another
 * address; a page that only the browser renders, of which `secret` ones are to be kept from others; or
 * the form that others may frame by the key named.
 */
export type Destination =
  | { kind: 'page'; page: string; status: 200 | 404 }
  | { kind: 'moved'; to: string }
  | { kind: 'app' }
  | { kind: 'secret'; page: string }
  | { kind: 'embed'; page: string; key: string };

type CityBrand = Brand & Pick<RuntimeConfig, 'cityTexts'>;

const publicPaths = Object.values(paths).filter((path) => !isSecretPath(path));

/** Not by a regular expression: an address of slashes alone would take it seconds. */
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

/** The article's own address when the query asks for one. */
function articlePage(query: string, brand: Brand): Destination {
  const asked = articleAskedFor(new URLSearchParams(query), articles(brand));
  return page(asked ? articleAddress(asked.id) : paths.articles);
}

/** Any name can be typed as a city: only a place, or one that the brand writes of, is rendered here. */
function cityPage(city: string, brand: CityBrand): Destination {
  const known = cities.find(({ name }) => name === city);
  if (known) return page(`/${known.slug}`);
  const isPlace = Object.hasOwn(brand.cityTexts, city.toLowerCase()) || municipalityNamed(city);
  if (!isPlace) return { kind: 'app' };
  return page(`/${slug(brand.productName)}/${encodeURIComponent(city.toLowerCase())}`);
}

/** As the server signs them: for what, of which id, until when, and the signature. */
const LINK_TOKEN = /^[a-z-]+\.[\da-f-]{36}\.\d+\.[\w-]+/;

/**
 * Where the link of an e-mail leads whose # came as %23, as some that check links rewrite them: its token
 * would stand in the address, on a page that is not found and may have trackers. Undefined: it is none.
 */
function mendedLink(url: string): string | undefined {
  const [address = '', after = ''] = url.split('%23', 2);
  const [token] = LINK_TOKEN.exec(after) ?? [];
  const isLink = token && secretPages.includes(address.split('?', 1)[0] ?? '');
  return isLink ? `${address}#${token}` : undefined;
}

/** @param url the request's path and query, as they came */
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

/** The pages that can be rendered before anyone asks. */
export const knownPages = (brand: Brand): readonly string[] => [
  ...publicPaths,
  ...secretPages,
  ...articles(brand).map(({ id }) => articleAddress(id)),
  ...cities.map(({ slug }) => `/${slug}`),
  ...EMBED_FONTS.map(embedPage),
];
