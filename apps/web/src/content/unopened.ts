/** A chunk failed to load: no network, or a deployment. */
export const unopened = {
  title: 'Det gikk ikke å åpne',
  text: 'Prøv igjen, eller last siden på nytt.',
  kind: 'destructive',
} as const;
