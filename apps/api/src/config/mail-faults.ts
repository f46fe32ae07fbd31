/** Hosts that lead the reader of an e-mail to their own machine. */
const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

interface MailSettings {
  readonly production: boolean;
  readonly mail: 'sent' | 'files';
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string;
}

/**
 * What would let production say that e-mails are sent which nobody gets, or which lead nowhere; one
 * sentence each. `MAIL=files` says that it is meant so.
 */
export function mailFaults({ production, mail, smtpUrl, publicUrl }: MailSettings): string[] {
  if (!production || mail === 'files') return [];
  const faults: string[] = [];
  if (!smtpUrl) {
    faults.push('SMTP_URL must be set in production, or MAIL=files to keep e-mails as files');
  }
  if (!URL.canParse(publicUrl) || !leadsPeopleHere(new URL(publicUrl))) {
    faults.push(
      'PUBLIC_URL must be set in production to the https address that people use: e-mails link to it',
    );
  }
  return faults;
}

function leadsPeopleHere({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && !OWN_MACHINE.test(hostname);
}
