/** The administrator's invoices, and who sells on them. */
export const adminInvoices = {
  title: 'Fakturaer',
  operator: {
    title: 'Selgeren',
    intro: 'Slik står selgeren på fakturaene. Det som er utstedt, endres aldri.',
    missing: (words: readonly string[]): string =>
      `Fakturaer kan ikke utstedes ennå. Dette mangler: ${words.join(', ')}.`,
    edit: 'Rediger selgeren',
    dialogTitle: 'Selgeren på fakturaene',
    vat: (percent: string): string => `MVA-registrert, ${percent} %`,
    noVat: 'Ikke MVA-registrert',
    businessRegister: 'Foretaksregisteret',
    dueDays: (days: number): string => `Forfall etter ${days} dager`,
    words: {
      organizationNumber: 'Org.nr.',
      account: 'Konto',
    },
    fields: {
      name: 'Navn',
      organizationNumber: 'Organisasjonsnummer',
      street: 'Gateadresse',
      postalCode: 'Postnummer',
      postPlace: 'Poststed',
      account: 'Kontonummer',
      vatRegistered: 'Står i Merverdiavgiftsregisteret',
      vatRate: 'MVA i prosent',
      inBusinessRegister: 'Står i Foretaksregisteret',
      inBusinessRegisterHelp: 'AS, ASA og NUF gjør det, og fakturaen må si det.',
      dueDays: 'Dager til forfall',
    },
    errors: {
      organizationNumber: 'Organisasjonsnummeret stemmer ikke. Det har 9 siffer.',
      postalCode: 'Postnummeret har 4 siffer.',
      account: 'Kontonummeret stemmer ikke. Det har 11 siffer.',
      vatRate: 'Skriv en sats fra 0 til 100, med høyst to desimaler.',
      dueDays: 'Skriv et helt antall dager fra 1 til 90.',
    },
    save: 'Lagre',
    saved: { title: 'Lagret', text: 'Nye fakturaer får disse opplysningene.' },
  },
} as const;
