/** What the pages behind a link in an e-mail have in common. */
export const signedLinks = {
  loading: 'Laster...',
  brokenTitle: 'Lenken virker ikke',
  brokenHelp: (email: string): string =>
    `Finn lenken i den siste e-posten fra oss, eller skriv til ${email}.`,
  unreachable: 'Vi fikk ikke kontakt med tjenesten. Prøv igjen om litt.',
  tryAgain: 'Prøv igjen',
  failed: 'Det gikk ikke',
  cancel: 'Avbryt',
} as const;
