import { INTEGRATOR_KEY_LIMITS, type IntegratorScope } from '@boligstyling/domain';

export const scopeWords: Record<IntegratorScope, string> = {
  'leads:submit': 'Sende inn henvendelser',
  'leads:read-own': 'Se hvordan det gikk med egne henvendelser',
  'figures:read-own': 'Se egne tall',
};

export const adminIntegrators = {
  title: 'Integratorer',
  keys: 'Nøkler',
  intro:
    'Hver integrator har sin egen nøkkel. Henvendelsene som kommer med den, får kilden du skriver på nøkkelen, og den ser ikke andres.',
  count: ['nøkkel', 'nøkler'],
  add: 'Ny nøkkel',
  columns: {
    name: 'Integrator',
    scopes: 'Tilgang',
    origins: 'Nettsider',
    limit: 'Grense',
    state: 'Tilstand',
    actions: 'Handlinger',
  },
  perMinute: (leads: number): string => `${leads} i minuttet`,
  servers: 'Bare fra servere',
  withContacts: 'Ser kontaktopplysninger',
  active: 'Aktiv',
  paused: 'På pause',
  edit: 'Rediger',
  pause: 'Sett på pause',
  resume: 'Gjør aktiv',
  pausedToast: {
    title: 'På pause',
    text: 'Nøkkelen virker ikke før den gjøres aktiv igjen. Mottakerne dens får fortsatt beskjed om slettinger, og om rettelser når den er aktiv igjen.',
  },
  resumedToast: { title: 'Aktiv', text: 'Nøkkelen virker igjen.' },
  empty: 'Ingen nøkler ennå.',
  emptyText: 'En nøkkel er til en megler eller en portal som vil sende henvendelser.',
  addTitle: 'Ny nøkkel',
  editTitle: 'Rediger nøkkel',
  fields: {
    name: 'Integrator',
    nameHelp: 'Hvem nøkkelen er til, for eksempel Megler Vest AS.',
    source: 'Kilde',
    sourceHelp: 'Står på hver henvendelse nøkkelen sender, for eksempel megler-vest.',
    scopes: 'Hva nøkkelen gir tilgang til',
    showsContacts: 'Vis hvem kundene er, med telefon, e-post og adresse',
    showsContactsHelp:
      'Gjelder ikke dem som bruker skjemaet vårt på integratorens nettsider, eller som har trukket seg.',
    origins: 'Nettsider som kan vise skjemaet',
    originsHelp: 'Én på hver linje, for eksempel https://megler.example.',
    perMinute: 'Henvendelser i minuttet',
  },
  errors: {
    name: 'Skriv hvem nøkkelen er til.',
    source: 'Skriv hva kilden skal hete.',
    scopes: 'Velg minst én tilgang.',
    perMinute: `Skriv et helt tall fra 1 til ${INTEGRATOR_KEY_LIMITS.perMinute}.`,
  },
  save: 'Lagre',
  saved: { title: 'Lagret', text: 'Nøkkelen er oppdatert.' },
  added: { title: 'Laget', text: 'Nøkkelen virker fra nå av.' },
  openName: 'Åpent navn',
  openNameHelp:
    'Til nettsidene nøkkelen gjelder. Det kan bare sende inn henvendelser, og bare derfra.',
  copyOpenName: 'Kopier det åpne navnet',
  secretTitle: 'Den hemmelige nøkkelen',
  secretIntro: 'Til integratorens server, aldri til en nettside. Den vises bare nå.',
  secret: 'Hemmelig nøkkel',
  copySecret: 'Kopier nøkkelen',
  secretLost: 'Kommer den bort, lager du en ny under «Rediger».',
  done: 'Ferdig',
  previousUntil: (moment: string): string => `Den forrige nøkkelen virker til ${moment}.`,
} as const;
