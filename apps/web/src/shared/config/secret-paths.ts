import { paths } from './paths';

/**
 * The one list of pages that no tracker may ever see: their addresses hold a secret, or they are
 * a partner's or the administrator's. Each stands for all that lies below it, too.
 */
const SECRET = [paths.admin, paths.partner, paths.ownerPage];

/** As browser, server and router read a path between them; what cannot be decoded stays as it is. */
function read(pathname: string): string {
  try {
    return decodeURIComponent(pathname).normalize('NFC').toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/** A path as it was meant, with one slash at its end. */
export const plainPath = (pathname: string): string => `${read(pathname)}/`.replace(/\/{2,}/g, '/');

/**
 * Whether a page is secret: such pages are documents of their own, which are entered and left by
 * full loads, have no tracker in them and are sent with headers that let none in. An address with
 * slashes too many counts as the one that was meant.
 */
export function isSecretPath(pathname: string): boolean {
  const path = plainPath(pathname);
  return SECRET.some((start) => path.startsWith(`${start}/`));
}
