export const leadForm = {
  heading: 'Få tilbud fra inntil tre stylister',
  steps: {
    you: 'Deg og boligen',
    needs: 'Stylingbehov og samtykke',
    home: 'Boligen og samtykke',
  },
  stepLabel: (step: number, count: number): string => `Steg ${step} av ${count}`,
  nextStep: (name: string): string => `Neste: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  sellProperty: 'Skal du selge din eiendom?',
  agentLabel: 'Ja, én eiendomsmegler kan kontakte meg',
  agent: {
    legend: 'Vil du også høre fra en eiendomsmegler? (valgfritt)',
    wanted: 'Megleren kommer i tillegg til stylistene. Du kan ombestemme deg senere.',
    not: 'Uten kryss her spør vi ingen meglere.',
  },
  customerType: 'Jeg tar kontakt som',
  service: 'Hvilken tjeneste ønsker du?',
  chosen: 'Valgt',
  choose: 'Velg',
  contact: {
    legend: 'Kontaktopplysninger',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    phone: 'Telefon',
    email: 'E-post',
    didYouMean: 'Mente du',
    or: 'eller',
    rareLetters: 'Æ, ø eller å foran @?',
    byEmail: 'Kontakt meg på e-post',
    byEmailHelp: 'Kryss av hvis du heller vil ha e-post enn å bli ringt opp.',
  },
  address: {
    legend: 'Boligens adresse',
    street: 'Gateadresse',
    postalCode: 'Postnummer',
    city: 'Sted',
    cityPlaceholder: 'Fra adressen',
    suggestions: 'Adresseforslag',
    noHits: 'Ingen treff. Du kan skrive inn adressen selv.',
    suggestionCount: (count: number): string =>
      count === 1 ? 'Ett adresseforslag' : `${count} adresseforslag`,
    filledIn: (address: string): string => `Fylt ut: ${address}`,
    credit: 'Adressedata: Kartverket',
  },
  needs: {
    legend: 'Stylingbehov',
    description: 'Hva trenger du hjelp til?',
    descriptionHelp:
      'Fortell kort om boligen: Er den tom, bor du der, og hva er du mest usikker på?',
    rooms: 'Hvilke rom gjelder det?',
    roomsHelp: 'For eksempel «stue, kjøkken og to soverom».',
    propertySize: 'Boligens størrelse',
    propertySizeHelp: 'Omtrentlig antall kvadratmeter holder.',
    timeframe: 'Når trenger du styling?',
    propertyType: 'Hva slags bolig er det?',
    choose: 'Velg fra listen',
    message: 'Andre opplysninger (valgfritt)',
    messageHelp: 'For eksempel dato for fotografering, etasje, heis eller parkering.',
  },
  confirmation: 'Bekrefter du at skjemaet kun skal benyttes for å få tilbud på styling?',
  consents: {
    legend: 'Samtykke',
    terms: { before: 'Jeg har lest og godtar ', link: 'brukervilkårene', after: '.' },
    dataProcessing:
      'Jeg samtykker til at opplysningene mine behandles og deles med inntil tre stylister, slik at de kan gi meg tilbud.',
    /** The form's input stays. */
    privacy: { text: 'Les personvern\u00ADerklæringen', newTab: '(åpnes i en ny fane)' },
  },
  sharingNotes: {
    none: 'Navn, telefon, e-post og adresse deler vi bare med inntil tre stylister.',
    besides:
      'Navn, telefon, e-post og adresse deler vi bare med inntil tre stylister og én eiendomsmegler.',
    alone: 'Navn, telefon, e-post og adresse deler vi bare med én eiendomsmegler.',
  },
  restored: 'Vi tok vare på svarene dine',
  next: 'Gå videre',
  back: 'Tilbake',
  submit: 'Send henvendelsen',
  submitting: 'Sender …',
} as const;

export const additionalInfo = (sells: boolean): string =>
  `Skal selge eiendommen: ${sells ? 'Ja' : 'Nei'}`;
