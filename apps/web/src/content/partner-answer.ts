import type { AssignmentState } from '@boligstyling/domain';

/** Where a partner answers a request it was sent, without a login. It tells nothing of the owner. */
export const partnerAnswer = {
  title: 'Svar på henvendelsen',
  hello: (name: string): string => `Hei ${name}.`,
  request: (service: string, city: string): string => `${service} i ${city}`,
  offered: (moment: string): string => `Sendt deg ${moment}`,
  contactNote: 'Kontaktopplysningene til kunden står i e-posten du fikk.',
  accept: 'Ta oppdraget',
  decline: 'Passer ikke',
  declineNote: 'Svarer du «Passer ikke», går henvendelsen til neste partner.',
  states: {
    offered: 'Tar du denne?',
    accepted: 'Du har tatt oppdraget.',
    declined: 'Takk for svaret. Henvendelsen går videre til en annen.',
    expired: 'Svarfristen er ute. Henvendelsen er gått videre, og du betaler ingenting.',
    filled: 'Andre har tatt oppdraget. Du trenger ikke gjøre noe.',
    missed: 'Takk, men tre andre svarte før deg. Du betaler ingenting.',
    undone: 'Du har angret. Slett opplysningene du har fått.',
    withdrawn: 'Denne henvendelsen er trukket tilbake. Du trenger ikke gjøre noe.',
    'legacy-open': 'Tar du denne?',
  } satisfies Record<AssignmentState, string>,
  capacityTitle: 'Hvor mye har du plass til?',
  capacity: 'Oppdrag per uke',
  capacityHelp: 'Det meste du vil ha på sju dager.',
  capacityFault: 'Skriv et helt tall fra 0 og opp.',
  save: 'Lagre',
  saved: { title: 'Lagret', text: 'Vi bruker det nye tallet fra nå.' },
  pausedText: 'Du er på pause og får ingen nye henvendelser.',
  activeText: 'Du får nye henvendelser når det er din tur.',
  pause: 'Ta en pause',
  resume: 'Ta imot igjen',
} as const;
