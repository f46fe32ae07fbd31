export type Testimonial = {
  quote: string;
  name: string;
  initials: string;
  city: string;
  service: string;
  stars: number;
};

/** Invented persons; a note beside the quotes says so. */
export const testimonialSection = {
  title: 'Slik kan det oppleves',
  note: 'Sitatene er illustrasjoner og kommer ikke fra ekte kunder.',
  whole: 'Hele sitatet',
  previous: 'Vis forrige sitat',
  next: 'Vis neste sitat',
} as const;

/**
 * The Norwegian Marketing Control Act (markedsføringsloven) requires stating how reviews are
 * verified.
 */
export const reviewSection = {
  title: 'Slik opplevde de det',
  note: 'Skrevet av boligeiere som fikk ja fra en stylist eller megler gjennom oss. Vi spør to uker etterpå, og viser de seks siste som sa ja til det og vi har godkjent.',
} as const;

export const starLabel = (stars: number): string => `${stars} av 5 stjerner`;

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Vi fikk tre tilbud og valgte delstyling. På visningen føltes leiligheten som et annet hjem.',
    name: 'Marianne K.',
    initials: 'MK',
    city: 'Bergen',
    service: 'Delstyling',
    stars: 5,
  },
  {
    quote: 'Ryddig fra første telefon. Stylisten så lyset i stua som vi hadde sluttet å se.',
    name: 'Jonas H.',
    initials: 'JH',
    city: 'Stavanger',
    service: 'Interiørveiledning',
    stars: 5,
  },
  {
    quote: 'Fint å kunne sammenligne pris og stil i ro og mak, helt uten å binde seg.',
    name: 'Ingrid S.',
    initials: 'IS',
    city: 'Oslo',
    service: 'Fullstyling',
    stars: 5,
  },
  {
    quote:
      'Dødsboet sto tomt og virket mindre enn det var. Med møbler på plass forsto folk rommene.',
    name: 'Per Olav N.',
    initials: 'PN',
    city: 'Trondheim',
    service: 'Fullstyling',
    stars: 5,
  },
  {
    quote:
      'Godt resultat, men én av stylistene hadde ikke ledig tid før vi skulle ta bilder. Start tidlig.',
    name: 'Samira A.',
    initials: 'SA',
    city: 'Drammen',
    service: 'Delstyling',
    stars: 4,
  },
  {
    quote:
      'Vi gjorde jobben selv etter en gjennomgang rom for rom. Det var akkurat den hjelpen vi trengte.',
    name: 'Eirik L.',
    initials: 'EL',
    city: 'Tromsø',
    service: 'Interiørveiledning',
    stars: 5,
  },
];
