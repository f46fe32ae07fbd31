import { paths } from './paths';

/**
 * Pages that no tracker may see, with everything below them: secrets in the address, partners,
 * administrators.
 */
const SECRET = [paths.admin, paths.partner, paths.ownerPage];

/** Normalised as browser, server and router together do; an undecodable path is unchanged. */
function read(pathname: string): string {
  try {
    return decodeURIComponent(pathname).normalize('NFC').toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/** Normalised, with one slash at its end. */
export const plainPath = (pathname: string): string => `${read(pathname)}/`.replace(/\/{2,}/g, '/');

/**
 * Secret pages are separate documents, entered and left by full loads, without trackers and with
 * headers that forbid them. Surplus slashes are ignored.
 */
export function isSecretPath(pathname: string): boolean {
  const path = plainPath(pathname);
  return SECRET.some((start) => path.startsWith(`${start}/`));
}
