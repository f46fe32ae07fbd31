/** The title is worded by the specification. */
export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'Noe gikk galt. Sjekk nettet, og last siden på nytt.',
  reload: 'Last siden på nytt',
} as const;
