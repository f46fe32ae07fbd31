import type { ToastText } from '../types';

/** Texts up to and including `resendRefused` are worded by the specification. */
export const adminToasts = {
  loggedIn: { title: 'Innlogget', text: 'Velkommen til admin-dashboardet' },
  loggedOut: { title: 'Logget ut', text: '' },
  noToken: { title: 'Ikke autorisert', text: 'Du må logge inn for å se admin-panelet' },
  callFailed: { title: 'Feil ved henting av data', text: 'Kunne ikke hente admin data' },
  expired: { title: 'Sesjonen er utløpt', text: 'Du blir sendt til innloggingssiden' },
  unexpected: { title: 'Feil', text: 'En uventet feil oppstod' },
  unexpectedAnswer: { title: 'Feil', text: 'Uventet svar fra serveren' },
  resendWithoutToken: { title: 'Ikke autorisert', text: 'Vennligst logg inn på nytt' },
  resendFailed: { title: 'Feil ved sending', text: 'Kunne ikke sende e-poster' },
  resendRefused: { title: 'Autorisasjonsfeil', text: 'Ugyldig admin token' },
  notSaved: { title: 'Feil', text: 'Kunne ikke lagre endringen. Prøv igjen.' },
  unanswered: {
    title: 'Feil',
    text: 'Vi fikk ikke svar. Se om det er gjort, før du prøver igjen.',
  },
  replaced: { title: 'Logget ut', text: 'Noen andre har logget inn i denne nettleseren.' },
  copied: { title: 'Kopiert', text: '' },
  notCopied: { title: 'Ikke kopiert', text: 'Marker teksten, og kopier den selv.' },
} as const satisfies Record<string, ToastText>;

export const wrongPasswordToast = (message = 'Prøv igjen'): ToastText => ({
  title: 'Feil passord',
  text: message,
});

export const thrownToast = (message = 'Ukjent feil'): ToastText => ({
  title: 'Feil',
  text: `Noe gikk galt: ${message}`,
});

/** @param reason the server's message */
export const refusedToast = (reason: string = adminToasts.unexpected.text): ToastText => ({
  title: 'Feil',
  text: reason,
});

export const passwordValidatedToast: ToastText = {
  title: 'Passord validert',
  text: 'Oppdater passordhemmeligheten på serveren med det nye passordet. Passordet er ikke endret ennå.',
};

export const resendingToast = (contactEmail: string): ToastText => ({
  title: 'Sender e-poster...',
  text: `Alle manglende e-poster sendes til ${contactEmail}.`,
});

/** @param pending still being sent when the answer came, because mail servers are slow */
export const resentToast = (sent: number, errors: number, pending: number): ToastText => ({
  title: 'E-poster sendt!',
  text: `${sent} sendt, ${errors} feil${pending > 0 ? `, ${pending} på vei` : ''}`,
});
