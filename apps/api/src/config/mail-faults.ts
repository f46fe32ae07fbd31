/** Hosts that lead the reader of an e-mail to their own machine. */
const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Placeholder until `CONTACT_EMAIL` is set; nobody reads it. */
export const NOBODYS_ADDRESS = 'kontakt@boligstyling.example';

interface MailSettings {
  readonly production: boolean;
  readonly mail: 'sent' | 'files';
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string;
  readonly contactEmail: string;
}

const INSISTING = /^require.*tls$/i;

/** Faults of e-mail, one sentence each. `MAIL=files` declares unsent e-mails intended. */
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
  return ['SMTP_URL insists on encryption by requireTLS=true, in these letters'];
}

function leadsPeopleHere({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && !OWN_MACHINE.test(hostname);
}
