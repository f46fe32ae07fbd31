import {
  CALLING_HOURS,
  CAPACITY_HOURS,
  type AssignmentState,
  DISPUTE_DAYS,
  type DisputeDecision,
  type DisputeReason,
  firstName,
  numberInWords,
  type Report,
} from '@boligstyling/domain';

export const partnerAnswer = {
  hello: (name: string): string => `Hei, ${firstName(name) ?? name}`,
  accepted: 'Du har tatt oppdraget',
  call: (name: string): string => `Ring ${firstName(name) ?? 'eieren'}`,
  callText: `Eieren får vite at du tar kontakt. Ring ${CALLING_HOURS}.`,
  write: (name: string): string => `Skriv til ${firstName(name) ?? 'eieren'}`,
  writeText: 'Eieren får vite at du tar kontakt, og vil heller ha e-post enn å bli ringt opp.',
  finished: {
    won: { title: 'Du fikk oppdraget', text: 'Lykke til med jobben.' },
    lost: { title: 'Det ble ikke noe av det', text: 'Du trenger ikke gjøre noe mer.' },
    declined: {
      title: 'Det ble ikke deg denne gangen',
      text: 'Eieren går ikke videre med tilbudet ditt. Bruk opplysningene om eieren bare til det dere eventuelt har avtalt, og slett dem ellers.',
    },
  },
  which: (title: string, reference: string): string => `${title}, referanse\u00a0${reference}`,
  acceptedLongAgo: 'Kontaktopplysningene vises i 30 dager her.',
  stillAtHome: 'Du finner dem fortsatt på siden din',
  titles: {
    declined: 'Takk for svaret',
    expired: 'Svarfristen er ute',
    filled: 'Oppdraget er tatt',
    missed: 'Takk, men andre var før deg',
    undone: 'Du har angret',
    withdrawn: 'Oppdraget er trukket tilbake',
  } satisfies Partial<Record<AssignmentState, string>>,
  texts: {
    declined: 'Vi spør videre. Du har ingenting å betale.',
    expired: 'Spørsmålet er gått videre, og du betaler ingenting. Vi spør deg igjen neste gang.',
    filled: 'Andre svarte ja før deg. Du trenger ikke gjøre noe, og du betaler ingenting.',
    missed:
      'De som svarte ja før deg, fikk kontaktopplysningene. Du betaler ingenting, og vi spør deg igjen.',
    undone:
      'Du betaler ingenting, og eieren ser at du har trukket deg. Ikke ta kontakt, og slett opplysningene du har fått.',
    withdrawn:
      'Du betaler ingenting. Har du fått navn og telefon, må du slette dem og ikke ta kontakt. Ellers trenger du ikke gjøre noe.',
  } satisfies Partial<Record<AssignmentState, string>>,
  hadHome: {
    title: 'Du har denne fra før',
    text: 'Spørsmålet gjelder en bolig du har et oppdrag for fra før. Det endrer ingenting ved det oppdraget. Du trenger ikke svare, og du betaler ingenting for dette.',
  },
  withdrawnDue:
    'Ikke ta kontakt med eieren om det, og slett opplysningene du har fått. Oppdraget var kommet i gang, så du betaler som avtalt.',

  deadline: 'Svarfrist',
  noDeadline: 'Ingen frist',
  price: 'Pris',
  free: 'Gratis',
  hidden: 'skjult',
  hiddenNote: 'Det som er skjult, ser du når du har tatt oppdraget.',
  readAll: 'Les hele',
  readLess: 'Vis mindre',

  accept: (price: string): string => `Ta oppdraget – ${price}`,
  acceptFree: 'gratis',
  acceptNote: 'Da ser du navn, telefon, e-post og adresse. Du kan angre i ti minutter.',
  silence: 'Svarer du ikke, går den videre, og du betaler ingenting.',
  decline: 'Passer ikke',
  declineQuestion: 'Hvorfor passer det ikke?',
  declineHelp: 'Velg én om du vil. Bare vi ser den.',
  declineNow: 'Si nei takk',
  declineNote: 'Du betaler ingenting. Eieren får ikke vite grunnen.',

  callNumber: (phone: string): string => `Ring ${phone}`,
  quote: {
    write: 'Skriv tilbud',
    resume: 'Skriv tilbudet ferdig',
    show: 'Se tilbudet',
    note: 'To minutter på telefonen. Eieren ser det ved siden av de andre.',
  },
  sms: 'Send SMS',
  email: 'Send e-post',
  contact: 'Kontaktopplysninger',

  mistake: 'Tok du feil?',
  mistakeText: (clock: string): string =>
    `Du kan angre til ${clock}. Da betaler du ikke. Sier du fra hvordan det gikk, kan du ikke angre lenger.`,
  changedMind: 'Ombestemt deg?',
  changedMindText: (clock: string): string => `Du kan angre til ${clock}.`,
  undo: 'Angre',
  youAnswered: (reason: string): string => `Du svarte «${reason}»`,
  pauseAdvice: 'Vil du ha en pause?',
  pauseAdviceText: 'Da spør vi deg ikke før du sier fra. Pause slår du på her nede.',
  areaAdvice: 'Skal vi spørre deg om noe annet?',
  areaAdviceText: 'Hva vi spør deg om, bestemmer du på siden din.',

  reportQuestion: 'Si fra når du har fått tak i eieren',
  reports: { contacted: 'Kontaktet', won: 'Vunnet', lost: 'Tapt' } satisfies Record<Report, string>,
  reportsAsked: {
    won: {
      title: 'Fikk du oppdraget?',
      question:
        'Vi spør eieren om det stemmer. Andre som er spurt, kan svare til eieren har bekreftet.',
      yes: 'Ja, vunnet',
    },
    wonByAgent: {
      title: 'Fikk du oppdraget?',
      question:
        'Vi noterer det, og spør kanskje eieren om det stemmer. Andre som er spurt, kan fortsatt svare.',
      yes: 'Ja, vunnet',
    },
    lost: {
      title: 'Ble det ikke oppdrag?',
      question: 'Eieren ser at det ikke ble noe for deg. Andre som er spurt, kan fortsatt svare.',
      yes: 'Ja, tapt',
    },
  },
  reportHelp: 'Du kan endre det senere.',
  reported: 'Takk, vi har notert det.',
  acceptedNote: (price: string): string =>
    `${price} kommer på fakturaen. Bruk opplysningene bare til dette oppdraget, og slett dem etterpå.`,
  acceptedUnbilledNote: 'Bruk opplysningene bare til dette oppdraget, og slett dem etterpå.',
  acceptedFreeNote:
    'Oppdraget er gratis. Bruk opplysningene bare til dette oppdraget, og slett dem etterpå.',

  dispute: {
    title: 'Stemmer det ikke?',
    until: (moment: string): string =>
      `Du kan si fra i ${DISPUTE_DAYS} dager, til ${moment}. Da venter fakturaen til vi har svart.`,
    open: 'Si fra at noe er galt',
    question: 'Hva er galt?',
    reasons: {
      erased: 'Slettet før vi fikk snakket',
      unreachable: 'Får ikke tak i eieren',
      'wrong-number': 'Feil nummer',
      'not-the-owner': 'Det er ikke eieren',
      duplicate: 'Jeg hadde den fra før',
      'something-else': 'Vil ha noe annet',
      'outside-area': 'Utenfor området mitt',
    } satisfies Record<DisputeReason, string>,
    reasonMissing: 'Velg hva som er galt.',
    tries: 'Når prøvde du?',
    triesHelp: 'Vi trenger minst to dager. Vi ser også etter om eieren har svart oss.',
    tryNumber: (number: number): string => `Forsøk ${number}`,
    oneMoreTry: 'Legg til en dag',
    triedOn: (days: string): string => `Forsøk: ${days}`,
    text: 'Hva skjedde?',
    triedTextHelp:
      'Skriv om du ringte, sendte melding eller e-post. Bare vi leser det, ikke eieren.',
    textHelp: 'Skriv kort. Bare vi leser det, ikke eieren.',
    textMissing: 'Skriv hva som skjedde.',
    send: 'Send til oss',
    note: 'Du kan si fra én gang. Vi svarer her og på e-post.',
    said: (reason: string): string => `Du har sagt fra: «${reason}»`,
    states: {
      open: 'Vi ser på det',
      credited: 'Du betaler ikke',
      refused: 'Oppdraget skal likevel betales',
    } satisfies Record<DisputeDecision | 'open', string>,
    openText: 'Oppdraget kommer ikke på faktura før vi har svart, her og på e-post.',
    reply: 'Vi skriver',
    replyBefore: 'Før det skrev vi',
  },
  toHome: 'Til siden din: oppdrag, fakturaer og områder',
  brokenHelp:
    'Alt du er spurt om, ligger på siden din. Skriv e-posten du er partner med der, så sender vi en lenke du kommer inn med.',

  capacityTitle: 'Ta en pause eller endre',
  capacity: 'Oppdrag per uke',
  capacityHelp: `Det meste du vil ha på ${numberInWords(CAPACITY_HOURS / 24)} dager.`,
  capacityError: 'Skriv et helt tall fra 0 og opp.',
  save: 'Lagre',
  saved: { title: 'Lagret', text: 'Vi bruker det nye tallet fra nå.' },
  pausedText: 'Du er på pause og får ingen nye spørsmål.',
  pausedByOperatorText:
    'Vi har satt deg på pause, så du får ingen nye spørsmål før vi åpner for det igjen.',
  noRoomText: 'Du har plass til null oppdrag per uke og får ingen nye spørsmål.',
  activeText: 'Du får nye spørsmål når det er din tur.',
  pause: 'Ta en pause',
  resume: 'Ta imot igjen',
} as const;
