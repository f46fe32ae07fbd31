/** Headings of the copy that an owner downloads. */
export const ownCopy = {
  toRead: 'Last ned siden igjen',
  forMachines: 'Last ned filen for maskiner',
  title: 'Det vi har om henvendelsen din',
  made: (moment: string): string =>
    `Lastet ned ${moment}. De samme opplysningene for maskiner ligger i den andre filen.`,
  merged: (moment: string): string => `Slått sammen med denne: henvendelsen fra ${moment}`,
  sent: 'Det du sendte',
  received: 'Mottatt',
  consents: 'Det du har sagt ja og nei til',
  consent: (granted: boolean, moment: string): string => `${granted ? 'Ja' : 'Nei'}, ${moment}`,
  partners: 'Hvem vi har spurt',
  knows: 'Har eller har hatt navn, telefon, e-post og adresse.',
  knowsNot: 'Har ikke fått vite hvem du er.',
  quotes: 'Tilbud',
  quote: (name: string, price: string, moment: string): string =>
    `${name}: ${price}, sendt ${moment}`,
  pictures: 'Bilder',
  pictureCount: (count: number): string =>
    count === 1 ? 'Ett bilde av boligen' : `${count} bilder av boligen`,
  history: 'Hva som har skjedd',
  emails: 'E-poster',
  email: (count: number): string => (count === 1 ? 'Én e-post' : `${count} e-poster`),
  emailText: (count: string): string =>
    `${count} er sendt eller ligger klar om henvendelsen. Tidspunktene står i den andre filen.`,
  review: 'Svaret ditt på hvordan det gikk',
  stars: (stars: number): string => `${stars} av 5 stjerner`,
} as const;
