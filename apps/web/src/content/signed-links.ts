export const signedLinks = {
  loading: 'Laster...',
  brokenTitle: 'Lenken virker ikke',
  /** Erased leads too, which only the reason above reveals. */
  brokenHelp: (email: string): string =>
    `Har du fortsatt en henvendelse hos oss, finner du lenken i den siste e-posten om den. Spørsmål? Skriv til ${email}.`,
  unreachable: 'Vi fikk ikke kontakt med tjenesten. Prøv igjen om litt.',
  tryAgain: 'Prøv igjen',
  failed: 'Det gikk ikke',
  cancel: 'Avbryt',
} as const;
