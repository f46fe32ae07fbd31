import { NO_PHONE } from '@boligstyling/domain';
import type { Brand } from '../shared/config/runtime-config';
import type { ToastText } from './types';

/** Texts up to and including `received` are worded by the specification. */
export const leadFormToasts = {
  sellPropertyMissing: { title: 'Vennligst svar', text: 'Skal du selge din eiendom?' },
  contactMissing: { title: 'Manglende informasjon', text: 'Vennligst fyll ut alle feltene' },
  emailInvalid: {
    title: 'Ugyldig e-postadresse',
    text: 'Vennligst oppgi en gyldig e-postadresse',
  },
  phoneInvalid: { title: 'Ugyldig telefonnummer', text: 'Telefonnummer må være 8 siffer' },
  needsMissing: {
    title: 'Manglende informasjon',
    text: 'Vennligst fyll ut alle påkrevde felt for stylingbehov',
  },
  confirmationMissing: {
    title: 'Bekreftelse kreves',
    text: 'Du må bekrefte at skjemaet kun skal benyttes for å få tilbud på styling',
  },
  consentMissing: {
    title: 'Godkjenning kreves',
    text: 'Du må godkjenne brukervilkårene og behandling av personopplysninger',
  },
  received: {
    title: 'Henvendelse mottatt!',
    text: 'Vi har mottatt din henvendelse og sender deg en bekreftelse på e-post. Vi kommer tilbake til deg snart!',
  },
  phoneNotInUse: { title: 'Ugyldig telefonnummer', text: NO_PHONE },
  postalCodeInvalid: { title: 'Ugyldig postnummer', text: 'Et postnummer har fire siffer' },
} as const satisfies Record<string, ToastText>;

export const rejectedToast = (reasons: readonly string[]): ToastText => ({
  title: 'Henvendelsen ble ikke sendt',
  text: reasons.join(' '),
});

export const notKeptToast = ({ contactEmail }: Brand): ToastText => ({
  title: 'Henvendelsen ble ikke sendt',
  text: `Den kom ikke fram. Prøv igjen om litt, eller skriv til ${contactEmail}.`,
});
