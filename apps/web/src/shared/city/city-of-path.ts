import { cities } from '../../content/cities';
import { placeName } from './place-name';

/** The first segment of the addresses that take any city: the product's name without spaces and signs. */
export const productSlug = (productName: string): string =>
  productName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function segments(pathname: string): string[] {
  try {
    return decodeURIComponent(pathname).normalize('NFC').toLowerCase().split('/').filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * The city that a path is about, in its natural spelling: one of the cities with a page of their
 * own (`/oslo`, any case, encoded or not), or any name after the product's own segment.
 */
export function cityOfPath(pathname: string, productName: string): string | undefined {
  const [first, second, ...rest] = segments(pathname);
  if (first === undefined || rest.length > 0) return undefined;
  if (second !== undefined) {
    const reserved = second === 'admin' || second === 'admin-login';
    return first === productSlug(productName) && !reserved ? placeName(second) : undefined;
  }
  const own = cities.find(({ slug, asciiVariants }) => [slug, ...asciiVariants].includes(first));
  return own?.name;
}
