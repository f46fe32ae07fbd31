/** The page shown when a screen fails to render. The title is worded by the specification. */
export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'Noe gikk galt hos oss. Last siden på nytt, så virker det som regel igjen.',
  reload: 'Last siden på nytt',
} as const;
