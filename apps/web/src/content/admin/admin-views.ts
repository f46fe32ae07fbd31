export const adminViews = {
  label: 'Visninger',
  all: 'Alle',
  save: 'Lagre visning',
  name: 'Navn på visningen',
  nameHelp:
    'Filtrene lagres, men ikke søket. Bare du ser visningen. Med felles passord ser alle som bruker det, den.',
  nameMissing: 'Skriv et navn først.',
  filterMissing: 'Velg minst ett filter først.',
  saveNow: 'Lagre',
  cancel: 'Avbryt',
  exists: (name: string): string => `«${name}» finnes fra før. Skal denne erstatte den?`,
  replace: 'Erstatt',
  changedMeanwhile: {
    title: 'Visningen ble endret i mellomtiden',
    text: 'Se over den, og trykk «Erstatt» igjen hvis den fortsatt skal erstattes.',
  },
  saved: { title: 'Visningen er lagret', text: '' },
  remove: (name: string): string => `Slett visningen «${name}»`,
  removed: (name: string): string => `Slettet visningen «${name}»`,
} as const;
