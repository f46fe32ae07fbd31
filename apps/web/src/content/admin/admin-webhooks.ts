import {
  ERASURE_NOTIFICATION_MONTHS,
  PAUSED_WEBHOOK_DAYS,
  SENT_WEBHOOK_DAYS,
  WEBHOOK_LOG_LENGTH,
} from '@boligstyling/domain';

export const adminWebhooks = {
  title: 'Webhooks',
  receivers: 'Mottakere',
  intro:
    'Systemer som får beskjed når noe skjer med en henvendelse. Meldingene sier ikke hvem kunden er, om ikke integratoren har fått lov til å se det.',
  count: ['mottaker', 'mottakere'],
  add: 'Ny mottaker',
  columns: {
    url: 'Adresse',
    events: 'Hendelser',
    added: 'Lagt til',
    state: 'Tilstand',
    actions: 'Handlinger',
  },
  active: 'Aktiv',
  paused: 'På pause',
  edit: 'Rediger',
  pause: 'Sett på pause',
  resume: 'Gjør aktiv',
  empty: 'Ingen mottakere ennå.',
  emptyText: 'En mottaker er et system som får beskjed når noe skjer.',
  addTitle: 'Ny mottaker',
  editTitle: 'Rediger mottaker',
  fields: {
    key: 'Gjelder',
    keyHelp:
      'En integrator får bare vite om henvendelsene den selv har sendt. Her står nøklene som gir tilgang til å se hvordan det gikk med dem.',
    everyLead: 'Alle henvendelser, uten hvem kunden er',
  },
  save: 'Lagre',
  saved: { title: 'Lagret', text: 'Mottakeren er oppdatert.' },
  added: { title: 'Lagt til', text: 'Mottakeren får beskjed fra nå av.' },
  pausedToast: {
    title: 'På pause',
    text: `Mottakeren får bare beskjed om slettinger. Resten tas vare på i ${PAUSED_WEBHOOK_DAYS} dager og sendes når den er aktiv igjen.`,
  },
  resumedToast: { title: 'Aktiv', text: 'Mottakeren får nye meldinger igjen.' },
  remove: 'Slett mottakeren',
  removeNow: 'Slett',
  removeQuestion: 'Slette mottakeren? Det som venter på å bli sendt, og loggen, slettes også.',
  removed: { title: 'Slettet', text: 'Mottakeren får ikke flere meldinger.' },
  secretTitle: 'Hemmeligheten til mottakeren',
  secretIntro:
    'Mottakeren bruker den til å kontrollere at meldingene kommer herfra. Den vises bare nå.',
  secret: 'Hemmelighet',
  copySecret: 'Kopier hemmeligheten',
  secretLost: 'Kommer den bort, lager du en ny under «Rediger».',
  done: 'Ferdig',
} as const;

export const webhookLog = {
  title: 'Sendte meldinger',
  receiver: 'Mottaker',
  filterLabel: 'Velg mottaker',
  note: `De ${WEBHOOK_LOG_LENGTH} nyeste. Det som kom fram, vises i ${SENT_WEBHOOK_DAYS} dager, slettinger i ${ERASURE_NOTIFICATION_MONTHS} måneder. Det som ikke kommer fram, prøves igjen i halvannet døgn.`,
  columns: {
    event: 'Hendelse',
    at: 'Skjedde',
    state: 'Tilstand',
    attempts: 'Forsøk',
    outcome: 'Utfall',
    actions: 'Handlinger',
  },
  openLead: 'Se henvendelsen',
  delivered: (moment: string): string => `Mottatt ${moment}`,
  notTried: 'Ikke forsøkt ennå',
  nextTry: (moment: string): string => `Prøves igjen ${moment}`,
  firstTry: (moment: string): string => `Mottakeren ba oss vente. Sendes ${moment}`,
  waits: 'Venter til mottakeren får meldinger igjen',
  stopped: 'Prøves ikke igjen',
  test: 'Send prøvemelding',
  tried: (of: { status: number | null; milliseconds: number; fault: string | null }): string =>
    of.status === null
      ? `Ingen svar: ${of.fault} (${of.milliseconds} ms)`
      : `${of.status < 300 ? 'Tatt imot' : 'Ikke tatt imot'}: svarte ${of.status} etter ${of.milliseconds} ms`,
  resend: 'Send stoppede på nytt',
  resending: { title: 'Sendes på nytt', text: 'Loggen viser hvordan det går.' },
  empty: 'Ingenting er sendt ennå.',
  emptyText: 'Meldinger vises her når noe skjer med en henvendelse.',
} as const;
