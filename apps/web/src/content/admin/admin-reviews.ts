import {
  type BecameJob,
  numberInWords,
  REVIEW_AFTER_DAYS,
  REVIEWS_SHOWN,
} from '@boligstyling/domain';

const SHOWN = numberInWords(REVIEWS_SHOWN);

export const adminReviews = {
  title: 'Anmeldelser',
  heading: 'Det boligeierne har sagt ja til å vise',
  intro: `Når ${SHOWN} er publisert, tar de plassen til illustrasjonene på forsiden og bysidene, alle på én gang. Eieren kan ta tilbake sin når som helst.`,
  count: ['anmeldelse venter', 'anmeldelser venter'],
  columns: {
    who: 'Hvem',
    text: 'Tekst',
    stars: 'Stjerner',
    came: 'Hvem kom',
    state: 'Tilstand',
    actions: 'Handlinger',
  },
  states: { waiting: 'Venter', published: 'Publisert', refused: 'Avslått' },
  jobs: { yes: 'ble en jobb', no: 'ble ikke en jobb', undecided: 'ikke avgjort' } satisfies Record<
    BecameJob,
    string
  >,
  nobody: 'Ingen kom',
  publish: 'Publiser',
  refuse: 'Avslå',
  published: { title: 'Anmeldelsen er publisert', text: `Den vises når ${SHOWN} er publisert.` },
  refused: { title: 'Anmeldelsen er avslått', text: 'Den vises ikke på nettsiden.' },
  empty: 'Ingen anmeldelser ennå.',
  emptyText: `Eierne blir spurt ${REVIEW_AFTER_DAYS} dager etter at en partner sa ja.`,
} as const;
