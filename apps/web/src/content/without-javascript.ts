/** Where nothing works without JavaScript; the contact address stands in between. */
export const withoutJavaScript = {
  page: 'Siden',
  form: 'Skjemaet',
  before: ' virker bare med JavaScript. Skriv til ',
  after: ', så hjelper vi deg.',
} as const;

/** Where a page's code has not come after a while; the contact address stands at its end. */
export const notYetLoaded = 'Siden er ikke lastet ennå. Last den på nytt, eller skriv til ';
