import { CONSENT_TEXTS, MAX_PICTURES, numberInWords, PICTURE_BYTES } from '@boligstyling/domain';

const MEGABYTES = PICTURE_BYTES / 1_000_000;

export const picturesOfHome = {
  title: 'Bilder av boligen',
  intro: `Med bilder gir stylisten et bedre tilbud. Du kan legge til ${MAX_PICTURES}. Stylister som har sagt ja til oppdraget, ser dem.`,
  forPartner: 'Bilder av boligen',
  none: 'Ingen bilder å vise.',
  choose: 'Velg bilder',
  take: 'Ta bilde',
  full: `Du har lagt til ${MAX_PICTURES} bilder. Slett et for å legge til et annet.`,
  tooMany: (left: number): string =>
    `Det var plass til ${numberInWords(left)} til. Resten ble ikke tatt med.`,
  closed: 'Det kan ikke legges til bilder nå.',
  open: (at: number, of: number): string => `Vis bilde ${at} av ${of}`,
  alt: (at: number, of: number): string => `Bilde ${at} av ${of}`,
  earlier: (at: number): string => `Flytt bilde ${at} fram`,
  later: (at: number): string => `Flytt bilde ${at} bakover`,
  remove: (at: number): string => `Slett bilde ${at}`,
  removed: { title: 'Bildet er slettet' },
  previous: 'Forrige bilde',
  next: 'Neste bilde',
  progress: (done: number, all: number): string =>
    all === 1 ? 'Sender bildet' : `Sender bildene: ${done} av ${all} er sendt`,
  waits: {
    waiting: 'Venter',
    shrinking: 'Gjøres mindre',
    sending: 'Sendes',
    offline: 'Prøver igjen snart',
  },
  sent: (count: number): string => (count === 1 ? 'Bildet er lagt til.' : 'Bildene er lagt til.'),
  leaveOut: (name: string): string => `Ta bort ${name}`,
  again: 'Prøv igjen',
  refused: {
    tooLarge: `Bildet er for stort. Det kan være høyst ${MEGABYTES} MB.`,
    unreadable: 'Nettleseren kan ikke gjøre om bildet. Lagre det som JPEG, og velg det på nytt.',
    gone: 'Bildet er flyttet, endret eller slettet på enheten. Velg det på nytt.',
    failed: 'Bildet kom ikke fram. Prøv igjen.',
  },
  askedTitle: 'Skal stylister vi spør, også se bildene?',
  askedText: `Sier du ja, betyr det: ${CONSENT_TEXTS.pictures}`,
  askedYes: 'Ja, vis dem',
  askedSaidYes: 'Stylister vi spør, ser bildene.',
  askedTakeBack: 'Ikke vis dem lenger',
  confirmTitle: 'Er disse bildene dine?',
  confirmText:
    'De kom med en senere henvendelse fra den samme e-posten. Ingen ser dem før du svarer. Er de ikke dine, kan du slette dem.',
  confirm: 'Bildene er mine',
  confirmed: { title: 'Bildene vises sammen med de andre' },
} as const;
