import { urlsOf } from '@boligstyling/adapters-postgres';

export const POSTGRES = ['postgres:', 'postgresql:'];

/** Other values than primary or read-write give sessions that cannot write. */
const OTHER_SESSIONS = /[?&]target_session_attrs=(?!read-write(&|$)|primary(&|$))/;

/**
 * Faults of the address in a setting, one sentence each; none for an empty one.
 *
 * @param schemes each with its colon
 */
export function addressFaults(name: string, value: string, schemes: readonly string[]): string[] {
  if (!value) return [];
  const isDatabase = schemes === POSTGRES;
  const each = isDatabase ? urlsOf(value) : [value];
  if (!schemes.some((scheme) => value.toLowerCase().startsWith(scheme))) {
    return [`${name} must be a URL that starts with ${schemes.join(' or ')}`];
  }
  if (!each.every(isReadWhole)) {
    return [
      `${name} cannot be read as a URL: # / ? @ and % in a password are written as %23 %2F %3F %40 and %25`,
    ];
  }
  if (isDatabase) return databaseFaults(name, value, each);
  return new URL(value).hostname
    ? []
    : [`${name} must name a host, as in ${schemes[0]}//host.example`];
}

/** An unescaped / ? # in a password ends the host too early, and leaves the login's @ behind it. */
function isReadWhole(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash } = new URL(address);
  return !`${pathname}${search}${hash}`.includes('@');
}

function databaseFaults(name: string, value: string, each: readonly string[]): string[] {
  const faults: string[] = [];
  const isWhole = (one: string) => {
    const { hostname, pathname } = new URL(one);
    return hostname !== '' && pathname.length > 1;
  };
  if (!each.every(isWhole)) {
    faults.push(
      `${name} must name a host and a database, as in postgres://role:password@host.example/name`,
    );
  }
  if (OTHER_SESSIONS.test(value)) {
    faults.push(`${name} may have target_session_attrs=read-write, and no other`);
  }
  return faults;
}
