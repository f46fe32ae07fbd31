export const adminViews = {
  label: 'Visninger',
  all: 'Alle',
  save: 'Lagre visning',
  name: 'Navn på visningen',
  nameHelp:
    'Filtrene lagres, men ikke søket. Bare du ser visningen. Med felles passord ser alle som bruker det, den.',
  nameMissing: 'Skriv et navn først.',
  saveNow: 'Lagre',
  cancel: 'Avbryt',
  taken: (name: string): string => `«${name}» finnes fra før. Skal denne erstatte den?`,
  replace: 'Erstatt',
  saved: { title: 'Visningen er lagret', text: '' },
  remove: (name: string): string => `Slett visningen «${name}»`,
  removed: (name: string): string => `Slettet visningen «${name}»`,
} as const;
