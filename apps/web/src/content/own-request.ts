import type { AssignmentState, LeadStatus } from '@boligstyling/domain';

/** Where an owner follows a request and decides over it, without a login. */
export const ownRequest = {
  title: 'Henvendelsen din',
  request: (service: string, city: string): string => `${service} i ${city}`,
  received: (moment: string): string => `Mottatt ${moment}`,
  statuses: {
    new: 'Vi leter etter stylister som passer.',
    matched: 'Henvendelsen er sendt videre. Du blir kontaktet.',
    contacted: 'En av dem har sagt at de tar kontakt.',
    won: 'Oppdraget er avtalt.',
    lost: 'Henvendelsen er avsluttet.',
  } satisfies Record<LeadStatus, string>,
  partnersTitle: 'Hvem har fått den',
  nobody: 'Ingen har fått henvendelsen ennå.',
  offered: (moment: string): string => `Fikk den ${moment}`,
  states: {
    offered: 'Har ikke svart',
    accepted: 'Tar kontakt',
    declined: 'Takket nei',
    expired: 'Svarte ikke',
    filled: 'Ikke aktuell lenger',
    missed: 'Ikke aktuell lenger',
    undone: 'Trakk seg',
    withdrawn: 'Trukket tilbake',
    'legacy-open': 'Har ikke svart',
  } satisfies Record<AssignmentState, string>,
  rightsTitle: 'Du bestemmer',
  withdrawTitle: 'Ikke lenger aktuelt?',
  withdrawText: 'Trekk henvendelsen, så får alle som har den, beskjed.',
  withdraw: 'Trekk henvendelsen',
  withdrawQuestion:
    'Vi gir beskjed til alle som har fått henvendelsen, og ingen flere får den. Du kan sende en ny når du vil.',
  withdrawn: { title: 'Henvendelsen er trukket', text: 'De som hadde den, får beskjed.' },
  downloadTitle: 'Se hva vi har lagret',
  downloadText: 'Du får en fil med alt vi har om henvendelsen.',
  download: 'Last ned opplysningene',
  eraseTitle: 'Slett alt',
  eraseText: 'Vi sletter henvendelsen og alt som hører til, med én gang.',
  erase: 'Slett opplysningene',
  eraseQuestion:
    'Alt vi har lagret om henvendelsen, blir borte for godt. Det kan ikke angres. De som alt har fått den på e-post, får ikke beskjed. Trekk den først hvis de skal få vite det.',
  eraseNow: 'Ja, slett for godt',
  erasedTitle: 'Alt er slettet',
  erasedText: 'Vi har ikke lenger noen opplysninger om henvendelsen din.',
  toHome: 'Til forsiden',
} as const;
