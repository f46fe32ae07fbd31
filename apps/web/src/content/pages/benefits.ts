export const benefits = {
  title: 'Vi finner stylistene for deg',
  cards: [
    {
      title: 'Én henvendelse, flere tilbud',
      text: 'Du får tilbud fra inntil tre stylister og kan sammenligne pris, stil og ledig tid.',
    },
    {
      title: 'Stylister der du selger',
      text: 'Vi spør bare stylister som dekker stedet og tjenesten du har valgt.',
    },
    {
      title: 'Gratis og uforpliktende',
      text: 'Du betaler ingenting til oss, og du bestemmer selv om du vil gå videre.',
    },
  ],
} as const;
