import {
  capital,
  CAPACITY_HOURS,
  firstName,
  type InvoiceState,
  LOGO_BYTES,
  numberInWords,
  ONE_TIME_LINK_HOURS,
  PARTNER_FIELDS,
  PARTNER_SESSION_DAYS,
} from '@boligstyling/domain';

const LOGO_MEGABYTES = LOGO_BYTES / 1024 ** 2;

const waiting = (count: number): string =>
  `${capital(numberInWords(count))} ${count === 1 ? 'henvendelse' : 'henvendelser'} venter på svar.`;

export const partnerHome = {
  partner: 'Partner',
  sections: 'På siden',
  nav: { assignments: 'Oppdrag', costs: 'Hva det koster', settings: 'Innstillinger' },
  loading: 'Laster...',
  hello: (name: string): string => `Hei, ${firstName(name) ?? name}`,
  nothingWaits: 'Ingen henvendelser venter på svar.',
  waiting: (count: number, first: string | null): string =>
    `${waiting(count)}${first ? ` ${count === 1 ? 'Svar' : 'Den første'} ${first}.` : ''}`,

  offers: 'Venter på svar',
  answerBy: (deadline: string): string => `Svar ${deadline}`,
  today: (clock: string): string => `i dag innen kl.\u00a0${clock}`,
  by: (day: string, clock: string): string => `innen ${day} kl.\u00a0${clock}`,
  noDeadline: 'Ingen frist',
  hoursLeft: (hours: number, minutes: number): string =>
    hours > 0 ? `${hours} t ${minutes} min igjen` : `${minutes} min igjen`,
  daysLeft: (days: number): string => (days === 1 ? '1 dag igjen' : `${days} dager igjen`),
  noTimeLeft: 'Fristen er ute',

  assignments: 'Oppdragene dine',
  onePress: 'Ett trykk når noe skjer',
  noAssignments: 'Her kommer oppdragene du tar.',
  reachedOwner: 'Har du fått tak i eieren?',
  accepted: (day: string): string => `Tatt ${day}`,
  call: 'Ring',
  write: 'Skriv',
  callName: (name: string): string => `Ring ${name}`,
  writeName: (name: string): string => `Skriv til ${name}`,
  to: (name: string): string => `til ${name}`,
  ownersWords: 'Det eieren har fortalt',
  reportOf: (name: string): string => `Hvordan gikk det med ${name}?`,
  erased: 'Slettet',
  withdrawn: 'Trukket tilbake',
  reasonAlone:
    'Alt om eieren er slettet hos oss, så vi lagrer bare grunnen du velger. Du kan si fra én gang. Vi svarer på e-post.',
  reference: (reference: string): string => `Referanse\u00a0${reference}`,
  showMore: 'Vis flere',

  costs: 'Hva det koster',
  thisMonth: (month: string): string => `Hittil i ${month}`,
  noneThisMonth: 'Ingen oppdrag ennå.',
  /** Counts sales due for withdrawn or erased leads. */
  ofThisMonth: (asksForVat: boolean): string =>
    `For det du har tatt og skal betale${asksForVat ? ', uten mva.' : '.'}`,
  won: 'Vunnet',
  wonOf: (accepted: number): string => `av ${accepted}`,
  undecided: (count: number): string =>
    count === 0 ? 'Alle er avgjort.' : `${capital(numberInWords(count))} er ikke avgjort ennå.`,

  here: (until: string): string => `Du er logget inn på denne enheten til ${until}.`,
  logOut: 'Logg ut',
  otherTitle: 'En annen partner er logget inn',
  otherText:
    'Siden som sto her, tilhører ikke den som er logget inn i denne nettleseren nå. Last den på nytt for å se siden til den som er logget inn. Vil du heller fortsette her, få en ny lenke på e-post, åpne den i denne nettleseren og kom tilbake hit: Det du var i gang med, står her fortsatt.',
  outTitle: 'Du er logget ut',
  outText:
    'Få en ny lenke på e-post, og åpne den på denne enheten. Kom så tilbake hit: Det du var i gang med, står her fortsatt.',
} as const;

export const partnerPrices = {
  title: 'Prisene dine',
  each: 'Hvert oppdrag',
  free: 'Gratis',
  note: 'Uten mva. Du betaler bare for oppdrag du tar. Endres en pris, gjelder den spørsmål vi sender etterpå.',
} as const;

export const partnerInvoices = {
  title: (noVat = false): string => (noVat ? 'Fakturaer' : 'Fakturaer, med mva.'),
  none: 'Ingen fakturaer ennå.',
  creditNote: 'Kreditnota',
  of: (number: string): string => `av ${number}`,
  withVat: 'med mva.',
  withoutVat: 'uten mva.',
  due: (day: string): string => `Forfaller ${day}`,
  left: (kroner: string): string => `Gjenstår ${kroner}`,
  leftUntil: (kroner: string, day: string): string => `Gjenstår ${kroner}, forfaller ${day}`,
  toHaveBack: (kroner: string): string => `Til gode ${kroner}`,
  states: {
    open: 'Sendt',
    overdue: 'Forfalt',
    'part-paid': 'Delvis betalt',
    paid: 'Betalt',
    overpaid: 'Betalt for mye',
    credited: 'Kreditert',
  } satisfies Record<InvoiceState, string>,
  pdf: 'PDF',
  ehf: 'EHF',
  download: (form: string, number: string): string => `Last ned ${number} som ${form}`,
} as const;

export const partnerReviews = {
  title: 'Hva eierne sier',
  note: 'Eierne har sagt ja til at svarene vises, og kan ta dem tilbake når som helst.',
  from: (name: string, service: string, place: string): string => `${name}, ${service} i ${place}.`,
} as const;

export const partnerSessions = {
  title: 'Her er du logget inn',
  here: 'Denne enheten',
  lastUsed: (moment: string): string => `Brukt ${moment}`,
  end: 'Logg ut',
  endOf: (device: string): string => `Logg ut ${device}`,
  ended: { title: 'Logget ut', text: 'Enheten må ha en ny lenke for å komme inn.' },
} as const;

export const partnerPresentation = {
  title: 'Slik ser eieren deg',
  edit: 'Rediger',
  when: 'Navn, firma, logo og tekst ser eieren når du er spurt. Nettsted og telefon når du har sagt ja.',
  byUs: 'Navnet ditt og e-posten endrer vi for deg.',
  logo: 'Logo',
  chooseLogo: 'Velg fil',
  logoSaving: 'Lagrer …',
  logoHelp: `PNG, JPEG eller WebP, høyst ${LOGO_MEGABYTES} MB.`,
  removeLogo: 'Fjern logoen',
  logoTooLarge: `Logoen er for stor. Den kan være høyst ${LOGO_MEGABYTES} MB.`,
  logoKind: 'Logoen må være PNG, JPEG eller WebP.',
  logoSaved: { title: 'Lagret', text: 'Eierne ser logoen fra nå.' },
  logoRemoved: { title: 'Fjernet', text: 'Eierne ser ingen logo.' },
  nothing: 'Du har ikke skrevet noe om deg selv ennå.',
  company: 'Firma',
  presentation: 'To linjer om deg',
  presentationHelp: `Høyst ${PARTNER_FIELDS.presentation.limit} tegn.`,
  website: 'Nettsted',
  phone: 'Telefon',
  save: 'Lagre',
  cancel: 'Avbryt',
} as const;

export const invoiceDetails = {
  title: 'På fakturaen',
  edit: 'Rediger',
  add: 'Legg inn',
  number: (shown: string): string => `Org.nr.\u00a0${shown}`,
  missing: (fields: string): string =>
    `Mangler ${fields}. Vi trenger det før vi kan fakturere oppdragene du har tatt.`,
} as const;

export const partnerSettings = {
  saved: { title: 'Lagret', text: 'Det gjelder fra nå.' },
  active: 'Du får nye henvendelser',
  activeText: 'Neste kommer når det er din tur.',
  noTerms: 'Du får ingen henvendelser ennå',
  noTermsText: 'Godta vilkårene først. Da får du henvendelser når det er din tur.',
  noRoom: 'Du får ingen nye henvendelser',
  noRoomText: 'Du har plass til null oppdrag per uke. Øk tallet når du vil ha flere.',
  pausedUntil: (day: string): string => `Du er på pause til ${day}`,
  pausedText: 'Da får du nye henvendelser igjen, uten at du gjør noe.',
  paused: 'Du er på pause',
  pausedNoEnd: 'Du får ingen nye henvendelser før du sier fra.',
  pausedByOperator: 'Vi har satt deg på pause',
  pausedByOperatorText: 'Du får ingen nye henvendelser før vi åpner for det igjen.',
  contactUs: 'Ta kontakt med oss',
  pauseUntil: 'Pause til',
  pauseWrong: 'Velg en dag fra i morgen til om ett år.',
  pause: 'Ta pause',
  changePause: 'Endre pausen',
  monday: 'Til mandag',
  newYear: 'Til 1. januar',
  noEnd: 'Til jeg sier fra',
  resume: 'Ta imot igjen',

  capacity: 'Hvor mye har du plass til?',
  fewer: 'Færre oppdrag per uke',
  more: 'Flere oppdrag per uke',
  perWeek: 'oppdrag per uke',
  /** In digits without capacity: «én av ingen» means nothing. */
  used: (used: number, capacity: number): string => {
    const inWords = capacity === 0 ? String : numberInWords;
    return `${capital(inWords(used))} av ${inWords(capacity)} brukt de siste ${numberInWords(CAPACITY_HOURS / 24)} dagene.`;
  },

  areas: 'Områder',
  services: 'Tjenester',
} as const;

export const partnerLogin = {
  title: 'Siden din som partner',
  text: `Skriv e-posten du er partner med, så sender vi en lenke. Den virker én gang, i ${ONE_TIME_LINK_HOURS['partner-page'] * 60} minutter. Du trenger ikke passord.`,
  paused: 'Er du på pause, kommer du inn på samme måte.',
  email: 'E-post',
  invalid: 'Skriv en e-postadresse, for eksempel navn@firma.no.',
  send: 'Send meg en lenke',
  sent: 'Er du partner med denne adressen, ligger lenken i innboksen om litt. Se i søppelposten også.',
  offers: 'Skal du bare svare på én henvendelse, ligger lenken i e-posten om den.',
  openTitle: 'Åpne siden din',
  openText: `Denne enheten blir logget inn i ${PARTNER_SESSION_DAYS} dager. Er det flere som bruker den, bør du logge ut når du er ferdig.`,
  open: 'Åpne siden din',
  noCookies:
    'Nettleseren tar ikke imot informasjonskapsler, og en av dem holder deg logget inn. Tillat dem for denne siden, og prøv igjen. Lenken er ikke brukt.',
  gone: 'Lenken virker ikke',
} as const;
