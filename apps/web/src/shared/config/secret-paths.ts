import { paths } from './paths';

/** No tracker may see these and the pages below them. */
const SECRET = [paths.admin, paths.partner, paths.ownerPage];

/** Reads a path as browser, server and router together do. */
function read(pathname: string): string {
  try {
    return decodeURIComponent(pathname).normalize('NFC').toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/** With one slash at its end. */
export const plainPath = (pathname: string): string => `${read(pathname)}/`.replace(/\/{2,}/g, '/');

/** Separate documents without trackers, entered and left by full loads. */
export function isSecretPath(pathname: string): boolean {
  const path = plainPath(pathname);
  return SECRET.some((start) => path.startsWith(`${start}/`));
}
