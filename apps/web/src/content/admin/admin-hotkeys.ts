export const adminHotkeys = {
  open: 'Hurtigtaster',
  title: 'Hurtigtaster',
  intro: 'De virker når du ikke skriver i et felt.',
  use: 'Bruk hurtigtaster',
  keys: [
    ['/', 'Søk'],
    ['j', 'Neste henvendelse'],
    ['k', 'Forrige henvendelse'],
    ['Enter', 'Åpne henvendelsen'],
    ['e', 'Endre status'],
    ['x', 'Velg henvendelsen, eller ta den ut av valget'],
    ['z', 'Angre det siste'],
    ['Esc', 'Lukk henvendelsen, eller fjern valget'],
    ['?', 'Vis denne listen'],
  ],
} as const;
