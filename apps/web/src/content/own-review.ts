import type { BecameJob } from '@boligstyling/domain';

export const ownReview = {
  title: 'Hvordan gikk det?',
  text: 'Fem korte spørsmål. Ingen andre får lese svaret med mindre du sier ja nederst. Svarer du ja på at det ble en jobb, kan stylisten måtte betale oss, og kan da skjønne hva du svarte.',
  came: 'Hvem kom?',
  nobody: 'Ingen kom',
  job: 'Ble det en jobb?',
  jobs: { yes: 'Ja', no: 'Nei', undecided: 'Ikke avgjort' } satisfies Record<BecameJob, string>,
  stars: 'Hvor fornøyd er du?',
  starsOf: (stars: number): string => (stars === 1 ? '1 stjerne' : `${stars} stjerner`),
  words: 'Fortell med egne ord',
  wordsHelp: 'Høyst 400 tegn. Ikke skriv navn eller adresse.',
  show: 'Ja, dere kan vise svaret på nettsiden',
  showHelp:
    'Vi viser fornavn, sted, tjeneste, stjerner og teksten. Du kan ta det tilbake her når du vil.',
  send: 'Send svaret',
  missing: 'Velg et svar på hvert av spørsmålene.',
  wordsMissing: 'Skriv noen ord, eller ta bort krysset for å vise svaret.',
  thanks: { title: 'Takk for svaret', text: 'Det hjelper oss å finne gode stylister.' },
  states: {
    private: 'Du har fortalt hvordan det gikk. Svaret vises ikke for noen andre.',
    waiting: 'Du har fortalt hvordan det gikk. Vi ser over svaret før vi viser det.',
    published: 'Svaret ditt kan vises på nettsiden, med fornavn og sted.',
    refused: 'Du har fortalt hvordan det gikk. Vi har valgt ikke å vise svaret.',
    withdrawn: 'Du har tatt tilbake svaret. Det er slettet, og vises ikke lenger.',
  },
  withdraw: 'Ta tilbake svaret',
  withdrawQuestion: 'Svaret slettes for godt, og du kan ikke svare én gang til.',
  withdrawn: { title: 'Svaret er tatt tilbake', text: 'Det er slettet.' },
} as const;
