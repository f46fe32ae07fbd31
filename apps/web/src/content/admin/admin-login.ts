import { GOOD_PASSWORD_LENGTH, NEW_PASSWORD_MIN_LENGTH } from '@boligstyling/domain';

export const LOGIN_TAB = 'fane';

export const adminLogin = {
  title: 'Administrator',
  intro: 'Logg inn for å se henvendelser, partnere og salg.',
  tabsLabel: 'Logg inn eller bytt passord',
  tabs: [
    { id: 'logg-inn', label: 'Logg inn' },
    { id: 'bytt-passord', label: 'Bytt passord' },
  ],
  username: 'administrator',
  password: 'Passord',
  logIn: 'Logg inn',
  currentPassword: 'Nåværende passord',
  newPassword: 'Nytt passord',
  newPasswordHelp: `Minst ${GOOD_PASSWORD_LENGTH} tegn som er vanskelige å gjette.`,
  confirmPassword: 'Bekreft nytt passord',
  validate: 'Bytt passord',
  passwordMissing: 'Skriv passordet.',
  currentMissing: 'Skriv passordet du bruker nå.',
  newTooShort: `Nytt passord må være minst ${NEW_PASSWORD_MIN_LENGTH} tegn`,
  newDiffers: 'Nye passord matcher ikke',
  tooManyTries: (time: string): string => `For mange forsøk. Prøv igjen ${time}.`,
} as const;

export const userLogin = {
  title: 'Har du egen bruker?',
  passkey: 'Bruk passnøkkel',
  otherwise: 'Bruk e-post, passord og kode',
  email: 'E-post',
  password: 'Ditt passord',
  code: 'Kode',
  codeHelp: 'Seks sifre fra appen, eller en gjenopprettingskode.',
  submit: 'Fortsett',
  missing: 'Fyll ut e-post, passord og kode.',
} as const;

export const newBrowser = {
  text: 'Er det deg? Få en lenke på e-posten til administratoren, og åpne den i denne nettleseren. Da kan du prøve igjen med en gang.',
  userText:
    'Er det deg? Få en lenke på e-post, og åpne den i denne nettleseren. Da kan du prøve igjen med en gang.',
  send: 'Send meg en lenke',
  sent: 'Se i e-posten til administratoren. Lenken virker i én time. Kom det ingen ny, bruker du den du fikk sist.',
  sentTo: (email: string): string =>
    `Hvis ${email} hører til en bruker, har vi sendt lenken dit. Den virker i én time. Kom det ingen ny, bruker du den du fikk sist.`,
} as const;

export const knownBrowser = {
  title: 'Logg inn fra en ny nettleser',
  text: 'Gjør denne nettleseren kjent, så kan du prøve passordet her selv om andre har prøvd for mange ganger. Etterpå logger du inn som vanlig.',
  make: 'Gjør nettleseren kjent',
  done: { title: 'Nettleseren er kjent', text: 'Nå kan du logge inn.' },
  gone: 'Lenken virker ikke',
  toLogin: 'Til innloggingen',
} as const;

export const passkeyToasts = {
  stopped: { title: 'Avbrutt', text: 'Passnøkkelen ble ikke brukt.' },
  known: { title: 'Finnes fra før', text: 'Denne enheten har allerede en passnøkkel for deg.' },
  refused: 'Ikke godtatt',
} as const;

export const validatedPassword = {
  title: 'Ett steg igjen',
  intro:
    'Passordet ligger som en hemmelighet på serveren, og denne siden kan ikke endre den. Legg inn innstillingen under, fjern ADMIN_PASSWORD hvis den står der, og start tjenesten på nytt. Da gjelder det nye passordet, og alle må logge inn igjen.',
  setting: 'ADMIN_PASSWORD_HASH',
  hashLabel: 'Innstilling på serveren',
  passwordLabel: 'Det nye passordet',
  copyHash: 'Kopier innstillingen',
  copyPassword: 'Kopier passordet',
  keep: 'Noter passordet et trygt sted før du lukker siden.',
} as const;
