import { firstName, GOOD_PASSWORD_LENGTH } from '@boligstyling/domain';

export const adminWelcome = {
  title: (name: string): string => `Hei, ${firstName(name) ?? name}`,
  intro: (wordmark: string): string =>
    `Velg hvordan du logger inn i administrasjonen av ${wordmark}. Du trenger noe du har, ikke bare noe du vet.`,
  loggedInAs: (name: string, invited: string): string =>
    `Du er logget inn som ${name}. Invitasjonen er til ${invited}. Bruker du den her, blir ${name} logget ut i denne nettleseren.`,
  passkeyTitle: 'Passnøkkel',
  passkeyText:
    'Du logger inn med fingeravtrykk, ansikt eller PIN på denne enheten. Raskest, og kan ikke lures fra deg.',
  passkey: 'Lag passnøkkel',
  codeTitle: 'Passord og kode',
  codeText: 'Du logger inn med passord og en kode fra en app på telefonen.',
  code: 'Velg passord og kode',
  gone: 'Lenken virker ikke',
  expired: 'Lenken har gått ut',
  goneText: 'Har du brukt den før, logger du inn som vanlig. Ellers ber du en eier om en ny.',
  toLogin: 'Til innloggingen',
  done: 'Du er inne',
} as const;

export const codeSetup = {
  scan: 'Skann koden med en app som lager engangskoder, for eksempel den som følger med telefonen.',
  picture: 'QR-kode til appen',
  byHand: 'Kan du ikke skanne? Skriv inn denne i appen:',
  password: 'Velg passord',
  passwordHelp: `Minst ${GOOD_PASSWORD_LENGTH} tegn. Flere ord du husker, er bedre enn tegn du glemmer.`,
  code: 'Koden appen viser',
  codeHelp: 'Seks sifre.',
  save: 'Ta i bruk',
  passwordMissing: 'Velg et passord.',
  codeMissing: 'Skriv koden appen viser.',
} as const;

export const recoveryCodes = {
  title: 'Gjenopprettingskoder',
  intro:
    'Mister du telefonen, kommer du inn med en av disse. Hver virker én gang, og de vises bare nå. Skriv dem ut eller legg dem et trygt sted.',
  label: 'Kodene dine',
  copy: 'Kopier kodene',
  done: 'Jeg har tatt vare på dem',
} as const;

export const confirmAgain = {
  title: 'Bekreft at det er deg',
  intro:
    'Vi spør om dette før du gjør noe som ikke kan gjøres om, hvis det er en stund siden sist.',
  password: 'Passord',
  code: 'Kode',
  codeHelp: 'Seks sifre fra appen, eller en gjenopprettingskode.',
  passkey: 'Bruk passnøkkel',
  confirm: 'Bekreft',
  missing: 'Må fylles ut.',
} as const;
