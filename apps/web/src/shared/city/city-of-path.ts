import { cities } from '../../content/pages/cities';
import { slug } from '../../content/slug';
import { placeName } from './place-name';

function segments(pathname: string): string[] {
  try {
    const path = decodeURIComponent(pathname).normalize('NFC').toLowerCase();
    const parts = path.split('/').filter(Boolean);
    return parts.map((part) => part.trim());
  } catch {
    return [];
  }
}

/** Names hold no invisible characters. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !/\p{C}/u.test(text);

/** `/tromsø` in any case, or any name after the product's path segment. */
export function cityOfPath(pathname: string, productName: string): string | undefined {
  const [first, second, ...rest] = segments(pathname);
  if (first === undefined || rest.length > 0) return undefined;
  if (second !== undefined) {
    const isCity = isName(second) && !['admin', 'admin-login'].includes(second);
    return first === slug(productName) && isCity ? placeName(second) : undefined;
  }
  return cities.find((city) => city.slug === first)?.name;
}
