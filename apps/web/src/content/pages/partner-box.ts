export const partnerBox = {
  title: 'Er du stylist, interiørarkitekt eller megler?',
  text: 'Bli en del av nettverket. Ingen månedsavgift. Du betaler bare for oppdragene du får.',
  button: 'Bli partner',
  toPage: 'Er du partner? Logg inn',
  form: 'Eller fyll ut et skjema',
} as const;
