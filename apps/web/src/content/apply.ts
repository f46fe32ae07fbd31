import { NO_PHONE } from '@boligstyling/domain';

/** The short form for who wants to become a partner. */
export const apply = {
  title: 'Bli partner',
  intro: 'Vi leser alle søknader og svarer på e-post. Det koster ingenting å søke.',
  company: 'Firma',
  organizationNumber: 'Organisasjonsnummer',
  organizationNumberHelp: '9 siffer.',
  organizationNumberMissing: 'Skriv organisasjonsnummeret.',
  kind: 'Hva jobber du som?',
  name: 'Navnet ditt',
  email: 'E-post',
  phone: 'Telefon',
  places: 'Hvor jobber du?',
  placesHelp: 'Kommuner eller steder, for eksempel Bergen og Askøy.',
  message: 'Fortell gjerne litt mer',
  messageHelp: 'Erfaring, nettsted, hva du tilbyr.',
  errors: {
    company: 'Skriv navnet på firmaet.',
    organization_number: 'Organisasjonsnummeret stemmer ikke. Det har 9 siffer.',
    contact_name: 'Skriv navnet ditt.',
    contact_email: 'Skriv e-postadressen din, som navn@firma.no.',
    contact_phone: NO_PHONE,
    places: 'Skriv hvor du jobber.',
  },
  privacy:
    'Vi bruker opplysningene til å svare på søknaden og, blir du partner, til samarbeidet. Se',
  privacyLink: 'personvern\u00ADerklæringen',
  newTab: '(åpnes i en ny fane)',
  send: 'Send søknaden',
  failed: 'Vi fikk ikke sendt søknaden. Prøv igjen om litt.',
  sentTitle: 'Takk for søknaden',
  sent: 'Vi leser den og svarer på e-post.',
  close: 'Lukk',
} as const;
