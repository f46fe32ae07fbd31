import type { ClaimedSignInLink } from '@boligstyling/application';
import type { OneTimeLinkPurpose } from '@boligstyling/domain';
import type { Email } from '../email.js';
import { type MailSettings, oneTimePage } from '../mail-settings.js';
import { greeting } from '../layout/recipients.js';
import { emailTo } from '../layout/layout.js';
import { button, mailLink, paragraph, type Piece } from '../layout/html.js';

const UNTIL = new Intl.DateTimeFormat('nb', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'long',
  timeStyle: 'short',
});

interface Words {
  readonly title: string;
  readonly what: string;
  readonly action: string;
  /** Replaces the general advice to a reader who did not expect the e-mail. */
  readonly unexpected?: (contact: Piece) => Piece;
}

const WORDS: Record<OneTimeLinkPurpose, (wordmark: string) => Words> = {
  invitation: (wordmark) => ({
    title: `Du er invitert til ${wordmark}`,
    what: `Du har fått tilgang til administrasjonen i ${wordmark}. Først velger du hvordan du logger inn: med passnøkkel, eller med passord og kode.`,
    action: 'Kom i gang',
  }),
  'new-factor': (wordmark) => ({
    title: 'Velg ny innlogging',
    what: `Innloggingen din i administrasjonen av ${wordmark} er nullstilt, og du er logget ut overalt. Velg på nytt hvordan du logger inn: med passnøkkel, eller med passord og kode.`,
    action: 'Velg innlogging',
    unexpected: (contact) =>
      paragraph`Har du ikke bedt om dette? Ikke åpne lenken, og ikke send den videre. Spør en eier i administrasjonen hvorfor innloggingen er nullstilt, eller skriv til ${contact}. Ingen kommer inn uten lenken, og de gamle passnøklene og kodene virker ikke lenger.`,
  }),
  'partner-page': (wordmark) => ({
    title: `Logg inn i ${wordmark}`,
    what: 'Her er lenken til siden din: henvendelser som venter på svar, oppdragene dine, fakturaer, områder og pause.',
    action: 'Åpne siden din',
  }),
  'known-browser': (wordmark) => ({
    title: 'Logg inn fra en ny nettleser',
    what: `Noen ba om denne lenken på innloggingssiden til ${wordmark}. Er det deg, åpner du den i nettleseren du vil logge inn fra. Da kan du prøve passordet der, selv om andre har prøvd for mange ganger. Lenken logger ingen inn.`,
    action: 'Gjør nettleseren kjent',
  }),
};

export function signInLink(claimed: ClaimedSignInLink, settings: MailSettings): Email {
  const { link, recipient } = claimed;
  const { title, what, action, unexpected } = WORDS[link.purpose](settings.wordmark);
  const { wordmark, adminEmail } = settings;
  const to = recipient ?? { name: wordmark, email: adminEmail };
  return emailTo(to.name, to.email, settings, {
    subject: title,
    preheader: 'Lenken virker én gang.',
    title,
    body: [
      greeting(recipient?.name ?? ''),
      paragraph`${what}`,
      button(oneTimePage(settings, link), action),
      paragraph`Lenken virker én gang, til ${UNTIL.format(link.expiresAt)}. Ikke del den med andre.`,
    ],
    footer: [
      unexpected
        ? unexpected(mailLink(settings.contactEmail))
        : paragraph`Ventet du ikke denne e-posten? Da kan du se bort fra den, eller skrive til ${mailLink(settings.contactEmail)}.`,
    ],
  });
}
