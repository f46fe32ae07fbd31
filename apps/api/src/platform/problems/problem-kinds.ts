import type { DomainErrorCode } from '@boligstyling/domain';

/** What the framework refuses by itself, before a use case is asked. */
type Refusal =
  | 'invalid-request'
  | 'bad-request'
  | 'unauthorized'
  | 'not-found'
  | 'payload-too-large'
  | 'unsupported-media-type'
  | 'service-unavailable';

/** The last part of a problem's `type`. */
export type ProblemKind = DomainErrorCode | Refusal;

/** Each kind's status, and a sentence it may be told with. Exhaustive: one that is left out does not compile. */
export const PROBLEM_KINDS: Record<ProblemKind, { status: number; sentence: string }> = {
  'invalid-request': { status: 400, sentence: 'Noen felt må rettes.' },
  'bad-request': { status: 400, sentence: 'Forespørselen kunne ikke leses.' },
  'invalid-partner': { status: 400, sentence: 'Velg minst én by eller hele landet.' },
  'invalid-postal-register': {
    status: 400,
    sentence: 'Postnummerregisteret ble ikke tatt i bruk. Feil: 1.',
  },
  'invalid-password': { status: 400, sentence: 'Nåværende passord stemmer ikke' },
  unauthorized: { status: 401, sentence: 'Nøkkelen mangler eller er ugyldig.' },
  'wrong-password': { status: 401, sentence: 'Passordet stemmer ikke. Prøv igjen.' },
  'session-ended': { status: 401, sentence: 'Sesjonen er utløpt. Logg inn på nytt.' },
  'not-found': { status: 404, sentence: 'Fant ikke det du ba om.' },
  'lead-not-found': { status: 404, sentence: 'Fant ikke henvendelsen.' },
  'assignment-not-found': { status: 404, sentence: 'Fant ikke oppdraget.' },
  'partner-not-found': { status: 404, sentence: 'Fant ikke partneren.' },
  'sale-not-found': { status: 404, sentence: 'Fant ikke salget.' },
  'webhook-not-found': { status: 404, sentence: 'Fant ikke mottakeren.' },
  'link-unknown': { status: 404, sentence: 'Lenken er ikke gyldig. Sjekk at hele lenken kom med.' },
  'idempotency-key-reused': {
    status: 409,
    sentence: 'Denne nøkkelen er allerede brukt til en annen henvendelse.',
  },
  'lead-closed': { status: 409, sentence: 'Henvendelsen er avsluttet.' },
  'lead-full': { status: 409, sentence: 'Henvendelsen er alt hos tre partnere.' },
  'lead-held': { status: 409, sentence: 'Henvendelsen må frigis først.' },
  'lead-not-held': { status: 409, sentence: 'Henvendelsen er alt frigitt.' },
  'assignment-closed': { status: 409, sentence: 'Oppdraget er trukket tilbake.' },
  'partner-has-lead': { status: 409, sentence: 'Partneren har alt fått denne henvendelsen.' },
  'partner-paused': { status: 409, sentence: 'Partneren er satt på pause.' },
  'no-agent-consent': { status: 409, sentence: 'Eieren har ikke sagt ja til eiendomsmegler.' },
  'no-partner-eligible': { status: 409, sentence: 'Fant ingen annen partner som passer.' },
  'no-stylist-consent': { status: 409, sentence: 'Eieren har ikke bedt om stylister.' },
  'no-more-partners': { status: 409, sentence: 'Du har alt bedt om tre flere.' },
  'undo-too-late': { status: 409, sentence: 'Fristen for å angre er ute.' },
  'partner-email-taken': { status: 409, sentence: 'En partner har alt denne e-posten.' },
  'sale-settled': { status: 409, sentence: 'Salget er alt betalt og kan ikke endres slik.' },
  'too-many-webhooks': { status: 409, sentence: 'Det kan være høyst 20 mottakere.' },
  'link-expired': { status: 410, sentence: 'Lenken er utløpt.' },
  'payload-too-large': { status: 413, sentence: 'Forespørselen er for stor.' },
  'unsupported-media-type': {
    status: 415,
    sentence: 'Innholdet må være JSON (application/json).',
  },
  'too-many-attempts': { status: 429, sentence: 'For mange forsøk. Prøv igjen om 1 min.' },
  'service-unavailable': {
    status: 503,
    sentence: 'Tjenesten er utilgjengelig akkurat nå. Prøv igjen om litt.',
  },
  'storage-unavailable': {
    status: 503,
    sentence: 'Vi får ikke lagret akkurat nå. Prøv igjen om litt.',
  },
};
