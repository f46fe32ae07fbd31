/** What the pages behind a link in an e-mail have in common. */
export const signedLinks = {
  loading: 'Laster...',
  brokenTitle: 'Lenken virker ikke',
  unreachable: 'Vi fikk ikke kontakt med tjenesten. Prøv igjen om litt.',
  tryAgain: 'Prøv igjen',
  failed: 'Det gikk ikke',
  cancel: 'Avbryt',
} as const;
