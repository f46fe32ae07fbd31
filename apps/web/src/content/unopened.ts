/** Where the code of what was to be opened does not come: without a network, or after an upgrade. */
export const unopened = {
  title: 'Det gikk ikke å åpne',
  text: 'Prøv igjen, eller last siden på nytt.',
  kind: 'destructive',
} as const;
