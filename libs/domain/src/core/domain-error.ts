/** By wire name, with the reason in Norwegian. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Every error that a caller can cause, with its sentence for users. */
export const DOMAIN_ERRORS = {
  'idempotency-key-reused': 'Denne nøkkelen er allerede brukt til en annen henvendelse.',
  'lead-erased': 'Henvendelsen er slettet og blir ikke lagret på nytt.',
  'lead-not-found': 'Fant ikke henvendelsen.',
  'lead-closed': 'Henvendelsen er avsluttet.',
  'lead-full': 'Så mange som eieren har sagt ja til, har allerede fått henvendelsen.',
  'lead-held': 'Henvendelsen må frigis først.',
  'lead-merged': 'Henvendelsen er slått sammen med en annen.',
  'too-many-views': 'Du har så mange visninger som det er plass til. Slett en først.',
  'view-name-taken': 'En annen visning har dette navnet.',
  'status-not-undoable': 'Statusen er endret siden, og kan ikke angres.',
  'lead-not-merged': 'Henvendelsen hører ikke sammen med noen annen.',
  'lead-not-held': 'Henvendelsen er allerede frigitt.',
  'assignment-not-found': 'Fant ikke oppdraget.',
  'assignment-closed': 'Oppdraget er avsluttet.',
  'quote-not-found': 'Fant ikke tilbudet.',
  'quote-closed': 'Tilbudet er avsluttet.',
  'quote-revised':
    'Stylisten har endret tilbudet siden du så det. Se hva som er nytt, og velg på nytt.',
  'attachment-not-found': 'Fant ikke vedlegget.',
  'invalid-attachment':
    'Vi klarte ikke å lese filen. Velg en PDF, eller et bilde som er JPEG, PNG eller WebP.',
  'too-many-attachments': 'Et tilbud kan ha høyst tre vedlegg.',
  'version-required': 'Oppgi hvilken utgave du endrer.',
  'too-many-quote-versions': 'Tilbudet er endret så mange ganger som det kan.',
  'too-many-quote-templates': 'Du kan lagre høyst fem maler.',
  'invalid-quote': 'Noe i tilbudet må rettes.',
  'no-quote-by-agents': 'Bare stylister sender tilbud.',
  'choice-made': 'Du har allerede valgt et tilbud.',
  'reason-required': 'Eieren har valgt et tilbud. Skriv hvorfor statusen endres.',
  'undo-too-late': 'Fristen for å angre er ute.',
  'no-more-partners': 'Du har allerede bedt om tre flere.',
  'all-asked': 'Vi har spurt så mange vi kan om henvendelsen.',
  'no-stylist-consent': 'Eieren har ikke sagt ja til stylister.',
  'invalid-pause': 'Pausen kan ikke ta slutt da.',
  'invalid-snooze': 'Saken kan ikke utsettes til da.',
  'case-taken': 'En annen har tatt saken.',
  'invalid-logo': 'Logoen må være PNG, JPEG eller WebP.',
  'logo-too-large': 'Logoen er for stor. Den kan være høyst 1 MB.',
  'picture-not-found': 'Fant ikke bildet.',
  'invalid-picture': 'Vi klarte ikke å lese bildet. Velg et bilde som er JPEG, PNG eller WebP.',
  'file-too-large': 'Bildet er for stort. Det kan være høyst 20 MB.',
  'too-many-pictures': 'Du har lagt til så mange bilder som det er plass til.',
  'too-much-uploaded': 'Du har sendt så mye som du kan i dag. Prøv igjen i morgen.',
  'no-room-for-files': 'Vi har ikke plass til flere filer akkurat nå. Prøv igjen senere.',
  'files-unavailable': 'Vi får ikke hentet eller lagret filer akkurat nå. Prøv igjen om litt.',
  'invalid-partner': 'Noen felt hos partneren må rettes.',
  'invalid-postal-register': 'Postnummerregisteret ble ikke tatt i bruk.',
  'operator-incomplete': 'Fakturaer kan ikke utstedes før selgerens opplysninger er fylt ut.',
  'application-not-found': 'Fant ikke søknaden.',
  'application-closed': 'Søknaden er allerede avgjort.',
  'partner-not-found': 'Fant ikke partneren.',
  'partner-has-lead':
    'Partneren er allerede spurt om denne henvendelsen, eller om en som er slått sammen med den.',
  'partner-paused': 'Partneren er satt på pause.',
  'terms-outdated':
    'Vilkårene er endret siden du åpnet siden. Last den på nytt og les dem en gang til.',
  'partner-without-terms': 'Partneren har ikke godtatt vilkårene ennå.',
  'paused-by-operator': 'Vi har satt deg på pause. Ta kontakt med oss når du vil ta imot igjen.',
  'no-agent-consent': 'Eieren har ikke sagt ja til eiendomsmegler.',
  'no-partner-eligible': 'Fant ingen annen partner som passer.',
  'partner-email-taken': 'En partner har allerede denne e-posten.',
  'sale-not-found': 'Fant ikke salget.',
  'sale-settled': 'Salget er gjort opp og kan ikke endres slik.',
  'sale-invoiced': 'Salget står på en faktura. Merk fakturaen i stedet.',
  'sale-disputed': 'Partneren har sagt fra om salget. Avgjør det først.',
  'dispute-too-late': 'Fristen for å si fra er ute.',
  'dispute-tries':
    'Oppgi minst to forskjellige dager du prøvde, fra du fikk kontaktopplysningene og til i dag.',
  'dispute-not-open': 'Saken er allerede avgjort.',
  'invoice-changed':
    'Noe er registrert på fakturaen siden du så den. Se hvordan den står nå, og velg på nytt.',
  'bank-line-not-found': 'Fant ikke innbetalingen.',
  'bank-line-settled': 'Innbetalingen er endret siden du så den. Se hvordan den står nå.',
  'bank-line-amount': 'Oppgi et beløp som ikke er større enn det som er igjen av innbetalingen.',
  'payment-not-found': 'Fant ikke betalingen.',
  'payment-not-undoable':
    'Betalingen er angret fra før, eller er ikke meldt av banken. Se hva som står der nå.',
  'invoice-paid': 'Noe er betalt av fakturaen. Den kan ikke faktureres på nytt.',
  'invoice-unprintable': 'Et tegn kan ikke trykkes på fakturaen.',
  'invalid-bank-file': 'Filen fra banken kunne ikke leses.',
  'invoice-not-found': 'Fant ikke fakturaen.',
  'buyer-incomplete': 'Partneren mangler opplysninger som fakturaen må ha.',
  'webhook-not-found': 'Fant ikke mottakeren.',
  unauthorized: 'Nøkkelen mangler eller er ugyldig.',
  'scope-missing': 'Nøkkelen gir ikke tilgang til dette.',
  'origin-refused': 'Nøkkelen gjelder ikke for denne nettsiden.',
  'secret-in-page':
    'En hemmelig nøkkel som leser, hører ikke hjemme i en nettside. Bruk nøkkelens åpne navn.',
  'integrator-key-not-found': 'Fant ikke nøkkelen.',
  'key-reads-nothing': 'Nøkkelen gir ikke tilgang til å se hvordan det gikk med henvendelser.',
  'too-many-integrator-keys': 'Det kan være høyst 200 nøkler.',
  'review-not-found': 'Fant ikke anmeldelsen.',
  'review-not-asked': 'Henvendelsen har allerede fått sin anmeldelse, eller er ikke klar for en.',
  'review-invalid': 'Noe i anmeldelsen må rettes.',
  'too-many-webhooks': 'Det kan være høyst 20 mottakere.',
  'link-unknown': 'Lenken er ikke gyldig. Sjekk at hele lenken kom med.',
  'link-expired': 'Lenken er utløpt.',
  'link-outdated': 'Lenken er av et eldre slag og virker ikke til dette. Be om en ny lenke.',
  'wrong-password': 'Passordet stemmer ikke. Prøv igjen.',
  'invalid-password': 'Passordet kan ikke brukes.',
  'wrong-credentials': 'E-post, passord eller kode stemmer ikke. Prøv igjen.',
  'passkey-refused': 'Passnøkkelen ble ikke godtatt. Prøv igjen, eller velg en annen måte.',
  'passkey-counter':
    'Passnøkkelen ser ut til å være kopiert eller nullstilt, og kan ikke brukes mer. Logg inn på en annen måte, slett den og lag en ny. Kan du ikke logge inn, ber du en eier nullstille innloggingen din.',
  'wrong-confirmation': 'Det stemmer ikke. Prøv igjen.',
  'wrong-code': 'Koden stemmer ikke. Sjekk klokken på telefonen og prøv igjen.',
  'challenge-over': 'Det tok for lang tid. Begynn på nytt.',
  'confirm-again': 'Bekreft at det er deg.',
  'not-permitted': 'Rollen din har ikke tilgang til dette.',
  'user-not-found': 'Fant ikke personen.',
  'user-email-taken': 'En person har allerede denne e-posten.',
  'last-owner':
    'Den siste eieren som kan logge inn, kan ikke fjernes, nullstilles eller få en annen rolle.',
  'last-factor': 'Du må ha minst én måte å logge inn på.',
  'session-ended': 'Sesjonen er utløpt. Logg inn på nytt.',
  'other-partner': 'En annen partner er logget inn i denne nettleseren nå. Last siden på nytt.',
  'too-many-attempts': 'For mange forsøk. Prøv igjen om litt.',
  'version-stale':
    'Noen andre har endret dette siden du så det. Se hvordan det står nå, og velg på nytt.',
  'storage-unavailable': 'Vi får ikke hentet eller lagret noe akkurat nå. Prøv igjen om litt.',
} as const;

export type DomainErrorCode = keyof typeof DOMAIN_ERRORS;

export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: DomainErrorCode,
    message: string = DOMAIN_ERRORS[code],
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
  }
}
