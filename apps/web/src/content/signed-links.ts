export const signedLinks = {
  loading: 'Laster...',
  brokenTitle: 'Lenken virker ikke',
  /** Erased leads too, which only the reason above reveals. */
  brokenHelp: (email: string): string =>
    `Har du fortsatt en henvendelse hos oss, finner du lenken i den siste e-posten om den. Spørsmål? Skriv til ${email}.`,
  toOwnPage: 'Til siden din',
  unreachable: 'Vi fikk ikke kontakt med tjenesten. Prøv igjen om litt.',
  tryAgain: 'Prøv igjen',
  failed: 'Det gikk ikke',
  logIn: 'Logg inn',
  cancel: 'Avbryt',
} as const;

/** Browsers break «e-post» at its hyphen. Consents are shown as they are stored. */
export const inWholeWords = (text: string): string =>
  text.replaceAll(/e-post/gi, (word) => word.replace('-', '-\u2060'));
