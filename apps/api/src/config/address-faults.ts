import { urlsOf } from '@boligstyling/adapters-postgres';

/** These lead the reader of an e-mail to their own machine. */
const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

export const NOBODYS_ADDRESS = 'kontakt@boligstyling.example';

interface MailSettings {
  readonly production: boolean;
  readonly mail: 'sent' | 'files';
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string;
  readonly contactEmail: string;
}

const INSISTING = /^require.*tls$/i;

/** `MAIL=files` declares unsent e-mails intended. */
export function mailFaults(settings: MailSettings): string[] {
  const { production, mail, smtpUrl, publicUrl, contactEmail } = settings;
  if (mail === 'files') return [];
  const faults = encryptionFaults(smtpUrl);
  if (!production) return faults;
  if (!smtpUrl) {
    faults.push('SMTP_URL must be set in production, or MAIL=files to keep e-mails as files');
  }
  if (!URL.canParse(publicUrl) || !leadsPeopleHere(new URL(publicUrl))) {
    faults.push(
      'PUBLIC_URL must be set in production to the https address that people use: e-mails link to it',
    );
  }
  if (contactEmail === NOBODYS_ADDRESS) {
    faults.push(
      `CONTACT_EMAIL must be set in production, to another address than ${NOBODYS_ADDRESS}: notices of new leads go there, and visitors write to it`,
    );
  }
  return faults;
}

/** The mail library ignores unknown options, and so would send in plain text. */
function encryptionFaults(smtpUrl = ''): string[] {
  if (!URL.canParse(smtpUrl)) return [];
  const options = [...new URL(smtpUrl).searchParams].filter(([name]) => INSISTING.test(name));
  if (options.every(([name, value]) => name === 'requireTLS' && value)) return [];
  return ['SMTP_URL insists on encryption by requireTLS=true, in exactly this spelling'];
}

function leadsPeopleHere({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && !OWN_MACHINE.test(hostname);
}

export const POSTGRES = ['postgres:', 'postgresql:'];

/** Other values give sessions that cannot write. */
const OTHER_SESSIONS = /[?&]target_session_attrs=(?!read-write(&|$)|primary(&|$))/;

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
