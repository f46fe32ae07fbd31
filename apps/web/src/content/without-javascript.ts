export const withoutJavaScript = {
  page: 'Siden',
  form: 'Skjemaet',
  before: ' virker bare med JavaScript. Skriv til ',
  after: ', så hjelper vi deg.',
} as const;

export const notYetLoaded = 'Siden er ikke lastet ennå. Last den på nytt, eller skriv til ';
