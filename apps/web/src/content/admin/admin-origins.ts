import {
  BY_TELEPHONE,
  MIN_QUOTES_SHOWN,
  numberInWords,
  type VisitPage,
} from '@boligstyling/domain';

export const adminOrigins = {
  title: 'Kilder',
  periodLabel: 'Velg tidsrom',
  from: 'Fra dato',
  to: 'Til dato',
  outcome: {
    title: 'Hvor henvendelser kommer fra',
    intro:
      'Henvendelser mottatt i tidsrommet, og hva det ble av dem. «Valgte et» er andelen av dem med tilbud der kunden valgte et av dem. Inntekt er det partnere skylder eller har betalt for dem. Slettede henvendelser er ikke med, og en som er slått sammen med en annen, telles med den.',
    filterLabel: 'Velg hva henvendelsene telles etter',
    by: 'Tell etter',
    source: 'Bare fra kilden',
    campaign: 'Bare fra kampanjen',
    download: 'Last ned som CSV',
    downloadFailed: { title: 'Feil', text: 'Kunne ikke laste ned tabellen.' },
    fileName: 'kilder.csv',
    views: [
      { value: 'source', label: 'Kilde' },
      { value: 'utm_source', label: 'Kampanjekilde' },
      { value: 'utm_campaign', label: 'Kampanje' },
      { value: 'referrer_host', label: 'Henvist fra' },
    ],
    columns: {
      leads: 'Henvendelser',
      matched: 'Tatt',
      won: 'Vunnet',
      quotes: 'Tilbud',
      hours: 'Til første tilbud',
      chosen: 'Valgte et',
      revenue: 'Inntekt',
      actions: 'Handlinger',
    },
    hours: (hours: number): string => `${hours.toLocaleString('nb')}\u00a0t`,
    none: 'Ikke oppgitt',
    others: 'Andre',
    see: 'Se henvendelsene',
    total: (leads: string, matched: string, won: string, revenue: string): string =>
      `${leads}, ${matched} tatt, ${won} vunnet, ${revenue}`,
    leads: ['henvendelse', 'henvendelser'],
    empty: 'Ingen henvendelser i tidsrommet.',
    emptyText: 'Velg et lengre tidsrom, eller fjern et filter.',
  },
  prices: {
    title: 'Hva kundene får tilbud om',
    intro: `Tilbud sendt det siste året, etter tjeneste og fylke, fra ${numberInWords(MIN_QUOTES_SHOWN)} tilbud. Bare siste utgave teller, og en pris fra–til med det midterste. Slettede henvendelser er med uten personen.`,
    columns: {
      service: 'Tjeneste',
      county: 'Fylke',
      quotes: 'Tilbud',
      lowest: 'Lavest',
      median: 'Median',
      highest: 'Høyest',
    },
    empty: 'For få tilbud til å vise priser.',
    emptyText: `Prisene vises når det er minst ${numberInWords(MIN_QUOTES_SHOWN)} tilbud på samme tjeneste i samme fylke.`,
  },
  visits: {
    title: 'Hvor besøkende stopper',
    intro:
      'Sider som er åpnet i en nettleser, og hvor langt i skjemaet det gikk. Vi teller sider, ikke personer: uten informasjonskapsler og uten å kjenne noen igjen.',
    filterLabel: 'Velg hvilke besøk som telles',
    by: 'Tell etter',
    views: [
      { value: 'page', label: 'Side' },
      { value: 'city', label: 'By' },
      { value: 'source', label: 'Kilde' },
      { value: 'day', label: 'Dag' },
    ],
    page: 'Side',
    city: 'By',
    source: 'Kilde',
    steps: {
      page: 'Åpnet siden',
      form: 'Så skjemaet',
      step_1: 'Begynte på steg 1',
      step_2: 'Kom til steg 2',
      step_3: 'Kom til steg 3',
      sent: 'Sendte',
    },
    ofLast: (share: string): string => `${share} av steget før`,
    noCity: 'Ingen by',
    empty: 'Ingen besøk er talt i tidsrommet.',
    emptyText: 'Besøk telles fra første gang en av de offentlige sidene åpnes.',
  },
} as const;

export const formWords: ReadonlyMap<string, string> = new Map([
  ['homepage', 'Forsiden'],
  ['city_page', 'Bysidene'],
  ['articles_page', 'Artiklene'],
  [BY_TELEPHONE, 'Telefon'],
]);

export const visitPageWords: Record<VisitPage, string> = {
  home: 'Forsiden',
  city: 'Bysidene',
  articles: 'Artiklene',
  embedded: 'Skjemaet på andres sider',
  other: 'Andre sider',
};
