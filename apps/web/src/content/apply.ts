import type { PartnerKind } from '@boligstyling/domain';

/** The short form for who wants to become a partner. */
export const apply = {
  title: 'Bli partner',
  intro: 'Vi leser alle søknader og svarer på e-post. Det koster ingenting å søke.',
  company: 'Firma',
  organizationNumber: 'Organisasjonsnummer',
  organizationNumberHelp: '9 siffer.',
  organizationNumberMissing: 'Skriv organisasjonsnummeret.',
  kind: 'Hva jobber du som?',
  kinds: {
    stylist: 'Stylist',
    'interior-architect': 'Interiørarkitekt',
    'estate-agent': 'Eiendomsmegler',
  } satisfies Record<PartnerKind, string>,
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
    contact_phone: 'Telefonnummer må være 8 siffer.',
    places: 'Skriv hvor du jobber.',
  },
  privacy: 'Vi bruker opplysningene bare til å svare på søknaden. Se',
  privacyLink: 'personvernerklæringen',
  send: 'Send søknaden',
  failed: 'Vi fikk ikke sendt søknaden. Prøv igjen om litt.',
  sentTitle: 'Takk for søknaden',
  sent: 'Vi leser den og svarer på e-post.',
  close: 'Lukk',
} as const;
