/** Payments of the bank that are on no invoice. */
export const adminBankLines = {
  title: 'Innbetalinger uten faktura',
  intro:
    'Det banken har meldt, og som ikke er plassert, blir stående her til noen har avklart det.',
  show: 'Vis',
  shown: { waiting: 'Venter', decided: 'Avklart' },
  none: { waiting: 'Ingen innbetalinger venter.', decided: 'Ingen er avklart ennå.' },
  columns: {
    payer: 'Betaler',
    kid: 'KID',
    day: 'Dato',
    amount: 'Beløp',
    state: 'Status',
    actions: 'Handlinger',
  },
  noPayer: 'Banken oppgir ikke hvem',
  noKid: 'Uten KID',
  takenOff: 'Tatt av fakturaen',
  rest: (amount: string): string => `${amount} er ikke plassert`,
  acts: { 'sent-back': 'Sendt tilbake', explained: 'Forklart', reopened: 'Gjenåpnet' },
  place: 'Plasser',
  placeTitle: (amount: string): string => `Plasser ${amount}`,
  placeText: 'Beløpet registreres på fakturaen. Det angres under «Betalinger» på fakturaen.',
  number: 'Fakturanummer',
  amount: 'Beløp i kroner',
  amountHelp: 'Beløpet kan deles på flere fakturaer.',
  numberMissing: 'Skriv fakturanummeret.',
  amountWrong: 'Skriv et beløp over 0 kroner, med høyst to desimaler.',
  placed: { title: 'Plassert', text: 'Innbetalingen er registrert på fakturaen.' },
  decide: {
    'sent-back': {
      button: 'Sendt tilbake',
      title: 'Er pengene sendt tilbake?',
      text: 'Innbetalingen venter ikke lenger. Det kan angres.',
    },
    explained: {
      button: 'Forklar',
      title: 'Hva gjelder innbetalingen?',
      text: 'Velg dette når innbetalingen ikke gjelder en faktura. Den venter ikke lenger, og det kan angres.',
    },
    reopened: {
      button: 'Åpne igjen',
      title: 'Åpne innbetalingen igjen?',
      text: 'Innbetalingen venter igjen på å bli avklart.',
    },
  },
  decided: { title: 'Lagret', text: 'Avklaringen er lagret med begrunnelsen.' },
} as const;
