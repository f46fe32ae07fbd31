import { capital, numberInWords as inWords } from '@boligstyling/domain';

const several = (count: number): string => `${capital(inWords(count))} henvendelser`;

export const review = {
  title: 'Se over svarene',
  change: 'Endre',
  lines: {
    sells: 'Skal du selge?',
    service: 'Tjeneste',
    you: 'Deg',
    byEmail: 'Vil helst ha e-post',
    home: 'Bolig',
    needs: 'Behov',
    agent: 'Eiendomsmegler',
    agentYes: 'Én megler kan kontakte deg',
  },
} as const;

export const sending = {
  sending: {
    title: 'Sender henvendelsen',
    text: 'Vent litt, så får du vite at den er kommet fram.',
  },
  queued: {
    phone: 'på denne telefonen',
    elsewhere: 'i denne nettleseren',
    title: (where: string): string => `Lagret ${where}.`,
    others: (count: number, where: string): string =>
      `${count === 1 ? 'En annen henvendelse' : several(count)} er lagret ${where}.`,
    until: { network: 'Sendes når du er på nett.', server: 'Sendes når vi kan ta imot.' },
    text: 'Du kan lukke siden. Vi prøver også neste gang du åpner den, i opptil sju dager.',
    retry: 'Prøv nå',
    discard: 'Slett den',
    discardAll: (count: number): string =>
      count === 2 ? 'Slett begge' : `Slett alle ${inWords(count)}`,
  },
  discarded: {
    title: (count: number): string =>
      `${count === 1 ? 'Henvendelsen' : several(count)} er slettet herfra`,
    text: 'Svarene dine står fortsatt i skjemaet.',
  },
  sent: {
    title: 'Vi har fått henvendelsen',
    text: 'Kvitteringen kommer på e-post. Lenken til siden din ligger der også.',
    follow: 'Følg henvendelsen',
  },
  refused: {
    title: 'Henvendelsen er ikke sendt',
    text: 'Rett dette, så går den gjennom:',
    end: 'Ingenting er lagret hos oss.',
  },
  unsent: {
    title: 'Henvendelsen er ikke sendt',
    text: 'Vi fikk ikke kontakt, og kan ikke lagre den her. La siden stå åpen, og prøv igjen.',
    tooMany:
      'Det kommer inn flere henvendelser enn skjemaet tar imot akkurat nå. La siden stå åpen, vent et minutt, og send på nytt.',
    retry: 'Send på nytt',
  },
} as const;
