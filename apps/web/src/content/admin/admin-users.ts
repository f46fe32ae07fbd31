import {
  numberInWords,
  ONE_TIME_LINK_HOURS,
  type UserState,
  RECOVERY_CODES,
  type Role,
  USER_FIELDS,
} from '@boligstyling/domain';
import { adminPaths } from '../../shared/config/admin-paths';

const daysOf = (link: 'invitation' | 'new-factor'): string =>
  numberInWords(ONE_TIME_LINK_HOURS[link] / 24);

const { names } = USER_FIELDS.role;

export const roleWords: Record<Role, { name: string; may: string }> = {
  eier: { name: names.eier, may: 'Kan alt, også bestemme hvem som har tilgang.' },
  saksbehandler: { name: names.saksbehandler, may: 'Følger opp henvendelser, partnere og salg.' },
  innsyn: {
    name: names.innsyn,
    may: 'Ser henvendelser, men ikke hvem kunden er, og partnere, salg og tall. Endrer ingenting.',
  },
};

export const userStateWords: Record<Exclude<UserState, 'removed'>, string> = {
  invited: 'Invitert',
  active: 'Aktiv',
};

export const usersNavigation = {
  label: 'Konto og tilgang',
  own: { label: 'Min konto', to: adminPaths.account },
  owners: [
    { label: 'Personer', to: adminPaths.users },
    { label: 'Revisjonslogg', to: adminPaths.audit },
  ],
} as const;

export const adminUsers = {
  title: 'Personer',
  list: 'Hvem som har tilgang',
  intro:
    'Hver person logger inn med eget navn og en ekstra faktor. Det alle gjør, står i revisjonsloggen.',
  count: ['person', 'personer'],
  add: 'Inviter',
  columns: {
    name: 'Navn',
    role: 'Rolle',
    factors: 'Logger inn med',
    seen: 'Sist inne',
    state: 'Tilstand',
    actions: 'Handlinger',
  },
  factors: (passkeys: number, hasCode: boolean): string =>
    [
      ...(passkeys > 0 ? [passkeys === 1 ? 'passnøkkel' : `${passkeys} passnøkler`] : []),
      ...(hasCode ? ['passord og kode'] : []),
    ].join(', ') || 'Ikke valgt ennå',
  never: 'Aldri',
  expired: 'Invitasjonen har gått ut',
  edit: 'Rediger',
  firstTitle: 'Opprett første eier',
  firstText:
    'Alle bruker nå det samme passordet. Begynn med deg selv: Du velger straks hvordan du logger inn, og kan invitere de andre.',
  first: 'Opprett første eier',
  inviteTitle: 'Inviter en person',
  invite: 'Send invitasjon',
  create: 'Opprett og velg innlogging',
  invited: {
    title: 'Invitasjonen er sendt',
    text: `Lenken virker én gang, i ${daysOf('invitation')} dager.`,
  },
  editTitle: (name: string): string => name,
  saveRole: 'Lagre rollen',
  roleSaved: { title: 'Lagret', text: 'Rollen gjelder nå. Personen må logge inn på nytt.' },
  endSessions: 'Logg ut overalt',
  endedSessions: { title: 'Logget ut', text: 'Personen er logget ut overalt.' },
  reset: 'Nullstill innlogging',
  resetQuestion:
    'Passnøkler, passord og koder slettes, og personen logges ut. En lenke til ny innlogging sendes på e-post.',
  resetNow: 'Nullstill',
  resent: 'Send ny lenke',
  resentQuestion: 'Den forrige lenken slutter å virke.',
  resentNow: 'Send',
  wasReset: { title: 'Lenke sendt', text: `Den virker én gang, i ${daysOf('new-factor')} dager.` },
  remove: 'Fjern personen',
  removeQuestion: 'Fjerne personen? Navnet blir stående i historikk og revisjonslogg.',
  removeNow: 'Fjern',
  removed: { title: 'Fjernet', text: 'Personen har ikke lenger tilgang.' },
} as const;

export const adminAccount = {
  title: 'Min konto',
  shared: 'Felles passord',
  sharedText:
    'Du er logget inn med passordet alle deler. Revisjonsloggen kan ikke si hvem du er. Be en eier om å invitere deg.',
  toUsers: 'Til personer',
  passkeys: 'Passnøkler',
  passkeysIntro: 'Logg inn med fingeravtrykk, ansikt eller PIN. Ha gjerne en på hver enhet.',
  addPasskey: 'Ny passnøkkel',
  noPasskeys: 'Ingen passnøkler ennå.',
  noPasskeysText: 'Med passnøkkel slipper du passord og kode.',
  passkeyColumns: { name: 'Navn', created: 'Laget', used: 'Sist brukt', actions: 'Handlinger' },
  removePasskey: 'Fjern',
  passkeyAdded: { title: 'Lagt til', text: 'Du kan logge inn med den nye passnøkkelen.' },
  passkeyRemoved: {
    title: 'Fjernet',
    text: 'Passnøkkelen kan ikke brukes lenger, og du er logget ut andre steder.',
  },
  code: 'Passord og kode',
  codeIntro: 'Logg inn med passord og en kode fra en app på telefonen.',
  hasCode: (left: number): string =>
    `Satt opp. ${left} av ${RECOVERY_CODES} gjenopprettingskoder igjen.`,
  hasNoCode: 'Ikke satt opp.',
  setCode: 'Sett opp',
  changeCode: 'Bytt passord og app',
  renewCodes: 'Nye gjenopprettingskoder',
  sessions: 'Økter',
  sessionsIntro: 'Der du er logget inn. Kjenner du ikke igjen en, så avslutt den.',
  sharedSessionsIntro: 'Der det felles passordet er i bruk.',
  sessionColumns: {
    browser: 'Nettleser',
    network: 'Nettverk',
    opened: 'Logget inn',
    used: 'Sist brukt',
    actions: 'Handlinger',
  },
  thisSession: 'Denne',
  ended: 'Avsluttet',
  endSession: 'Avslutt',
  sessionEnded: { title: 'Avsluttet', text: 'Økten er logget ut.' },
} as const;
