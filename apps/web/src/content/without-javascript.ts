/** Where nothing works without JavaScript; the contact address stands in between. */
export const withoutJavaScript = {
  page: 'Siden',
  form: 'Skjemaet',
  before: ' virker bare med JavaScript. Skriv til ',
  after: ', så hjelper vi deg.',
} as const;
