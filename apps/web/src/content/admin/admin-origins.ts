import type { VisitPage } from '@boligstyling/domain';

export const adminOrigins = {
  title: 'Kilder',
  periodLabel: 'Velg tidsrom',
  from: 'Fra dato',
  to: 'Til dato',
  outcome: {
    title: 'Hvor henvendelser kommer fra',
    intro:
      'Henvendelser mottatt i tidsrommet, og hva det ble av dem. Inntekt er det partnere skylder eller har betalt for dem. Slettede henvendelser er ikke med, og en som er slått sammen med en annen, telles med den.',
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
      revenue: 'Inntekt',
      actions: 'Handlinger',
    },
    none: 'Ikke oppgitt',
    others: 'Andre',
    see: 'Se henvendelsene',
    total: (leads: string, matched: string, won: string, revenue: string): string =>
      `${leads}, ${matched} tatt, ${won} vunnet, ${revenue}`,
    leads: ['henvendelse', 'henvendelser'],
    empty: 'Ingen henvendelser i tidsrommet.',
    emptyText: 'Velg et lengre tidsrom, eller fjern et filter.',
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
]);

export const visitPageWords: Record<VisitPage, string> = {
  home: 'Forsiden',
  city: 'Bysidene',
  articles: 'Artiklene',
  embedded: 'Skjemaet på andres sider',
  other: 'Andre sider',
};
