import {
  areaName,
  type Consent,
  type ConsentPlace,
  type ConsentSubject,
  DECLINE_REASON_NAMES,
  type DeclineReason,
  type DisputeReason,
  FIRST_EMAILS_A_DAY,
  type LeadEventKind,
  NO_ADDRESS_FAULT,
  type PlaceSource,
  type Suspicion,
} from '@boligstyling/domain';
import { disputeReasonWords } from './admin-words';

export const adminLead = {
  title: 'Kundedetaljer',
  previous: 'Forrige henvendelse',
  next: 'Neste henvendelse',
  place: (place: number, count: number): string => `${place} av ${count} på siden`,
  placeInQueue: (place: number, count: number): string => `${place} av ${count} i køen`,
  about: (service: string, city: string, moment: string): string =>
    `${service} i ${city}, mottatt ${moment}`,
  call: (phone: string): string => `Ring ${phone}`,
  mail: 'Send e-post',
  statusSet: (name: string, status: string): string => `${name}: ${status}`,
  enterSets: 'Enter lagrer',
  undoStatus: (status: string): string => `Angre status, tilbake til ${status}`,
  undone: { title: 'Angret', text: '' },
  emptyFields: {
    show: (count: string, isOne: boolean): string =>
      `Vis ${isOne ? 'ett tomt felt' : `${count} tomme felt`}`,
    hide: 'Skjul tomme felt',
  },
  moreFields: {
    show: (count: string, isOne: boolean): string => `Vis ${isOne ? 'ett' : count} felt til`,
    hide: 'Vis færre felt',
  },
  asked: (asked: number, having: number): string =>
    `${asked} spurt, ${having === 0 ? 'ingen' : having} har den nå`,
  earlierEvents: (count: number): string => `Vis ${count} tidligere`,
  nearMisses: 'Nesten',
  nobodyAsked: 'Ingen ble spurt.',
  earlierRounds: (count: number): string => (count === 1 ? 'Én runde til' : `${count} runder til`),
  threads: { all: 'Alle', owner: 'Kunden', partners: 'Partnere', us: 'Oss', mail: 'E-post' },
  threadsLabel: 'Vis i historikken',
  fields: {
    municipality: 'Kommune',
    status: 'Status',
    partner: 'Partner',
    received: 'Mottatt',
  },
  unknownPlace: 'Ukjent',
  assigned: 'Tildelt',
  notAssigned: 'Ikke tildelt',
  gone: 'Henvendelsen finnes ikke lenger.',
  compare: {
    open: 'Sammenlign',
    title: 'To henvendelser ved siden av hverandre',
    equal: (equal: number, all: number): string => `${equal} av ${all} felt er like.`,
    field: 'Felt',
    partners: 'Partnere',
    same: 'Likt',
    yes: 'Ja',
    no: 'Nei',
  },
  related: {
    title: 'Samme henvendelse?',
    relations: {
      merged: (name: string, moment: string): string => `Samme som ${name}, ${moment}`,
      'merged-by': (name: string, moment: string): string =>
        `Slått sammen med denne: ${name}, ${moment}`,
      perhaps: (name: string, moment: string): string => `Kanskje den samme som ${name}, ${moment}`,
      'perhaps-by': (name: string, moment: string): string =>
        `Kanskje den samme som ${name}, ${moment}`,
    },
    open: 'Vis den andre',
    join: 'Slå sammen',
    separate: 'Skill fra hverandre',
    questions: {
      join: 'Slå sammen? Ingen flere spørres om den nyeste, åpne spørsmål om den trekkes tilbake, og den som har tatt den, spørres ikke om den eldste. Den som har tatt begge, betaler bare for den eldste: den nyeste krediteres.',
      undo: 'Skille dem? Da spør vi partnere om den nyeste også. Det noen slapp å betale for den da de ble slått sammen, skal betales igjen, og de får beskjed på e-post. Det en kreditnota er sendt for, betales ikke.',
      separate: 'Skille dem? Da står de hver for seg, og merket blir borte.',
    },
    done: {
      join: { title: 'Slått sammen', text: 'Den eldste går videre for begge.' },
      separate: { title: 'Skilt fra hverandre', text: 'Henvendelsene går videre hver for seg.' },
    },
  },
  changeStatus: 'Endre status',
  note: 'Nytt notat',
  noteHelp:
    'Partnerne leser ikke notatene. Kunden får dem med når kunden laster ned opplysningene.',
  addNote: 'Lagre notat',
  noteMissing: 'Skriv et notat først.',
  saved: { title: 'Lagret', text: '' },
  held: 'Holdt tilbake',
  suspicions: {
    'hidden-field-filled': 'Et felt som mennesker ikke ser, er fylt ut.',
    'holds-a-link': 'Henvendelsen inneholder en nettadresse og kan være reklame.',
    'not-for-styling': 'Avsenderen har ikke bekreftet at skjemaet kun gjelder tilbud på styling.',
    'filled-in-too-fast': 'Skjemaet er fylt ut raskere enn et menneske klarer.',
    'too-many-to-address': `E-postadressen er brukt i mer enn ${FIRST_EMAILS_A_DAY} henvendelser samme dag. Kanskje fyller noen en annens innboks.`,
  } satisfies Record<Suspicion, string>,
  heldText:
    'Det kan være søppelpost. Ingen partner får henvendelsen, og avsenderen får ingen bekreftelse, før du frigir den.',
  release: 'Frigi henvendelsen',
  releaseShort: 'Frigi',
  released: { title: 'Frigitt', text: 'Avsenderen får bekreftelsen på e-post.' },
  whichMunicipality: 'Hvilken kommune ligger boligen i?',
  whichMunicipalityHelp: 'Ingen partnere blir spurt automatisk før vi vet det.',
  chooseMunicipality: 'Velg kommune',
  municipalityMissing: 'Velg en kommune.',
  saveMunicipality: 'Lagre kommunen',
  placed: { title: 'Kommunen er lagret', text: 'Partnere som arbeider der, kan spørres nå.' },
  partners: 'Partnere',
  notPassedOn: 'Ingen er spurt om henvendelsen ennå.',
  offered: (moment: string): string => `Spurt ${moment}`,
  deadline: (moment: string): string => `Svarfrist ${moment}`,
  free: 'Gratis',
  reported: (report: string): string => `Har meldt «${report}»`,
  withdraw: 'Trekk tilbake',
  withdrawQuestion: (name: string): string =>
    `Trekke henvendelsen tilbake fra ${name}? Partneren får beskjed. Salget krediteres, om ikke partneren har sagt fra hvordan det gikk, kunden sier at det ble en jobb, eller vi har svart at det skal betales.`,
  replace: 'Bytt ut',
  replaceTitle: (name: string): string => `Bytt ut ${name}`,
  replaceButton: 'Bytt ut partneren',
  passOn: 'Spør en partner',
  passOnMore: 'Spør en partner til',
  pick: 'Partner',
  byRule: 'La tjenesten velge',
  choices: {
    label: 'Partnere du kan spørre',
    capacity: (used: number, most: number): string => `${used} av ${most} denne uken`,
    noArea: 'Uten område',
    elsewhere: (place: string): string => `Dekker ikke ${place}`,
    otherService: (service: string): string => `Tilbyr ikke ${service}`,
    noTerms: 'Har ikke godtatt vilkårene, og kan ikke spørres',
    full: 'Har ikke kapasitet',
    more: (count: number): string => `${count} til står i listen over.`,
  },
  choose: 'Send spørsmålet',
  full: 'Så mange som kunden har sagt ja til, har fått henvendelsen.',
  fullWithMore:
    'Så mange som kunden har sagt ja til, har fått henvendelsen. Vil kunden høre fra en til, kan kunden velge «Vis meg flere» på siden sin.',
  allAsked: 'Så mange som kan spørres, er allerede spurt.',
  nobodyAllowed: 'Kunden har ikke sagt ja til at noen får henvendelsen.',
  closed: 'Henvendelsen er avsluttet.',
  merged: 'Ingen spørres om denne. Den er slått sammen med en tidligere henvendelse.',
  nobodyChosen: {
    title: 'Ingen valgt',
    text: 'Fant ingen partner som passer. Grunnene står under.',
  },
  passedOn: { title: 'Spurt', text: 'Spørsmålet kommer på e-post, med svarfrist.' },
  withdrawn: { title: 'Trukket tilbake', text: 'Partneren får beskjed på e-post.' },
  why: 'Hvorfor disse?',
  consents: 'Samtykker',
  byUser: (actor: string): string => `, ${actor}`,
  noEvents: 'Ingenting her ennå.',
  timeline: 'Historikk',
  receivedEvent: 'Henvendelsen kom inn',
  mailStates: {
    due: 'venter',
    sent: 'sendt',
    parked: 'stoppet',
    uncertain: 'usikkert om den kom fram',
  },
  mailCause: (cause: string): string =>
    cause === NO_ADDRESS_FAULT
      ? 'Kunden har ingen e-post, så dette fortelles på telefon.'
      : `Årsak: ${cause}`,
  correctedForOwner: 'Rettet opplysningene for kunden',
  changed: (before: string, now: string): string =>
    `${before || 'ikke oppgitt'} → ${now || 'ikke oppgitt'}`,
  nextTry: (moment: string): string => `Prøves igjen ${moment}`,
  privacy: 'Personopplysninger',
  privacyText:
    'Last ned alt som er lagret om henvendelsen, eller slett den for godt. Har personen sendt flere, laster du ned og sletter hver av dem. Bare de som er slått sammen med denne fra samme e-postadresse, slettes sammen med den.',
  export: 'Last ned opplysningene',
  exportName: (id: string): string => `henvendelse-${id}.json`,
  exportFailed: { title: 'Feil', text: 'Kunne ikke laste ned opplysningene.' },
  erase: 'Slett henvendelsen',
  eraseShort: 'Slett',
  eraseQuestion: (name: string, merged: number): string =>
    `Slette henvendelsen fra ${name}${merged === 0 ? '' : ` og ${merged === 1 ? 'én' : merged} som er slått sammen med den,`} for godt? E-postene og historikken blir også borte, og alle som er spurt, får beskjed om å slette. Det kan ikke angres.`,
  eraseNow: 'Ja, slett for godt',
  erased: { title: 'Slettet', text: 'Henvendelsen og alt om den er borte.' },
} as const;

export const placeSourceWords: Record<PlaceSource, string> = {
  administrator: 'oppgitt av dere',
  'chosen-address': 'etter adressen',
  'postal-register': 'etter postnummeret',
  'address-service': 'etter postnummeret hos Kartverket',
  'place-name': 'etter stedsnavnet',
};

const statusChange = (from: string, to: string) => `Status: ${from} → ${to}`;

const CONSENTS: Record<ConsentSubject, string> = {
  stylist: 'stylister',
  'estate-agent': 'eiendomsmegler',
  'one-more-stylist': 'én stylist til',
  pictures: 'bilder til dem vi spør',
};

const CONSENT_PLACES: Record<ConsentPlace, string> = {
  form: 'i skjemaet',
  api: 'gjennom API-et',
  'by-name': 'gjennom kall ved navn',
  'owner-page': 'på siden for henvendelsen',
  telephone: 'på telefon',
  import: 'i skjemaet til et tidligere system, til en tekst vi ikke har',
};

export const consentWords = {
  answer: ({ subject, granted }: Pick<Consent, 'subject' | 'granted'>): string =>
    `${granted ? 'Ja' : 'Nei'} til ${CONSENTS[subject]}`,
  place: (place: ConsentPlace, heardBy: string | null): string =>
    heardBy ? `${CONSENT_PLACES[place]}, hørt av ${heardBy}` : CONSENT_PLACES[place],
  version: (version: string): string => `tekst ${version}`,
  withdraw: {
    stylist: 'Nei til stylister',
    'estate-agent': 'Nei til megler',
  },
  question: {
    stylist:
      'Stylister som er spurt, får beskjed. De som har navn og telefon, blir bedt om å slette dem. Det kan ikke angres her.',
    'estate-agent':
      'En megler som er spurt, får beskjed. Har den navn og telefon, blir den bedt om å slette dem. Det kan ikke angres her.',
  },
  withdrawNow: 'Trekk samtykket',
  withdrawn: { title: 'Trukket', text: 'Samtykket er trukket.' },
} as const;

export const eventWords: Record<
  LeadEventKind,
  (detail: Record<string, string>, words: (key: string) => string) => string
> = {
  'status-changed': ({ from = '', to = '' }, words) => statusChange(words(from), words(to)),
  'status-undone': ({ from = '', to = '' }, words) =>
    `Angret status: ${words(from)} → ${words(to)}`,
  'note-added': () => 'Notat',
  'passed-on': ({ partnerName, deadline }) =>
    deadline ? `Spurte ${partnerName}` : `Sendt til ${partnerName}`,
  'assignment-answered': ({ partnerName, answer, reason }) => {
    const why = reason ? `: ${DECLINE_REASON_NAMES[reason as DeclineReason].toLowerCase()}` : '';
    return `${partnerName} svarte «${answer === 'accepted' ? 'Ta oppdraget' : 'Passer ikke'}»${why}`;
  },
  'answer-undone': ({ partnerName }) => `${partnerName} angret svaret`,
  'offer-expired': ({ partnerName }) => `${partnerName} svarte ikke innen fristen`,
  'offer-filled': ({ partnerName }) => `Alle plasser tatt før ${partnerName} svarte`,
  'yes-too-late': ({ partnerName }) => `${partnerName} sa ja etter at alle plasser var tatt`,
  reported: ({ partnerName, report = '' }, words) => `${partnerName} meldte «${words(report)}»`,
  disputed: ({ partnerName, reason }) =>
    `${partnerName} mener oppdraget ikke skal betales: «${disputeReasonWords[reason as DisputeReason]}»`,
  'dispute-decided': ({ partnerName, decision }) =>
    decision === 'credited'
      ? `${partnerName} fikk medhold og betaler ikke`
      : `${partnerName} fikk ikke medhold`,
  'nobody-called': ({ partnerName = '' }) => `Kunden sier at ${partnerName} ikke har ringt`,
  'nobody-called-settled': () => 'Ordnet: noen ringer kunden',
  'win-answered': ({ partnerName = '', answer }) =>
    answer === 'yes'
      ? `Kunden bekreftet at ${partnerName} fikk oppdraget`
      : `Kunden sier at ${partnerName} ikke fikk oppdraget`,
  'quote-sent': ({ partnerName, version }) =>
    version === '1' ? `${partnerName} sendte tilbud` : `${partnerName} endret tilbudet sitt`,
  'quote-withdrawn': ({ partnerName }) => `${partnerName} trakk tilbudet sitt`,
  'quote-expired': ({ partnerName }) => `Tilbudet fra ${partnerName} utløp`,
  'quote-declined': ({ partnerName }) => `Tilbudet fra ${partnerName} ble ikke valgt`,
  'quote-chosen': ({ partnerName }) => `Kunden valgte tilbudet fra ${partnerName}`,
  'choice-undone': ({ partnerName }) => `Kunden angret valget av tilbudet fra ${partnerName}`,
  'choice-overruled': ({ partnerName }) => `Valget av tilbudet fra ${partnerName} ble opphevet`,
  'owner-waits': () => 'Kunden vil vente litt til',
  'consent-given': ({ subject = '', answer }) =>
    `Kunden sa ${answer === 'yes' ? 'ja' : 'nei'} til ${CONSENTS[subject as ConsentSubject]}`,
  corrected: () => 'Kunden rettet opplysningene',
  'assignment-withdrawn': ({ partnerName, by }) => {
    if (by === 'owner') return `Trukket fra ${partnerName} av kunden`;
    if (by === 'holds') return `Trukket tilbake fra ${partnerName}, som har boligen fra før`;
    if (by === 'unreached') return `Spørsmålet nådde ikke ${partnerName} innen fristen`;
    if (by === 'kind')
      return `Trukket tilbake fra ${partnerName}, som er blitt en annen slags partner`;
    if (by === 'service') return `Trukket tilbake fra ${partnerName}, siden tjenesten ble rettet`;
    return `Trukket tilbake fra ${partnerName}${by === 'moved' ? ', siden stedet ble rettet' : ''}`;
  },
  'no-partner-found': () => 'Fant ingen partner som passet',
  released: () => 'Frigitt etter mistanke om søppelpost',
  placed: ({ municipality = '' }) => `Boligen ligger i ${areaName(municipality)}`,
  'owner-withdrew': () => 'Kunden trakk henvendelsen',
  merged: () => 'Slått sammen med en tidligere henvendelse',
  'lead-merged-into': ({ mailbox }) =>
    mailbox === 'same'
      ? 'En ny henvendelse fra samme person ble slått sammen med denne'
      : 'En henvendelse fra en annen e-postadresse ble slått sammen med denne',
  'perhaps-same': () => 'Kanskje den samme som en tidligere henvendelse',
  'kept-apart': () => 'Skilt fra en annen henvendelse',
  'sale-waived': ({ partnerName }) =>
    `${partnerName} betaler ikke for denne, men for den tidligere`,
  'sale-due-again': ({ partnerName }) => `${partnerName} skal betale for denne likevel`,
  'sale-stays-credited': ({ partnerName }) =>
    `${partnerName} betaler fortsatt ikke for denne: Den er kreditert, eller betales med en annen`,
};
