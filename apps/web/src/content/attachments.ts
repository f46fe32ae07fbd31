import {
  ATTACHMENT_BYTES,
  ATTACHMENT_TOO_LARGE,
  MAX_ATTACHMENTS,
  numberInWords,
} from '@boligstyling/domain';

export const attachmentTexts = {
  title: 'Vedlegg',
  optional: '(valgfritt)',
  pdf: 'PDF',
  help: `Inntil ${numberInWords(MAX_ATTACHMENTS)}: PDF eller bilder, høyst ${ATTACHMENT_BYTES / 1_000_000} MB hver. Eieren ser dem i tilbudet.`,
  choose: 'Legg til vedlegg',
  full: `Du har lagt ved ${numberInWords(MAX_ATTACHMENTS)}. Ta bort ett for å legge ved et annet.`,
  tooMany: (left: number): string =>
    left === 0
      ? `Et tilbud kan ha ${numberInWords(MAX_ATTACHMENTS)} vedlegg.`
      : `Det er plass til ${numberInWords(left)} til. Resten ble ikke tatt med.`,
  remove: (name: string): string => `Ta bort ${name}`,
  removed: { title: 'Vedlegget er tatt bort' },
  wait: 'Vent til vedlegget er sendt, eller ta det bort.',
  newOnes: (names: readonly string[]): string => `Nytt: ${names.join(', ')}`,
  noLonger: (names: readonly string[]): string => `Ikke lenger: ${names.join(', ')}`,
  progress: (done: number, all: number): string =>
    all === 1 ? 'Sender vedlegget' : `Sender vedleggene: ${done} av ${all} er sendt`,
  waits: {
    waiting: 'Venter',
    shrinking: 'Gjøres klart',
    sending: 'Sendes',
    offline: 'Prøver igjen snart',
  },
  sent: (count: number): string =>
    count === 1 ? 'Vedlegget er lagt til.' : 'Vedleggene er lagt til.',
  leaveOut: (name: string): string => `Ta bort ${name}`,
  again: 'Prøv igjen',
  refused: {
    tooLarge: ATTACHMENT_TOO_LARGE,
    unreadable:
      'Vi kan ikke ta imot denne filen. Velg en PDF, eller et bilde som er JPEG, PNG eller WebP.',
    gone: 'Filen er flyttet, endret eller slettet på enheten. Velg den på nytt.',
    failed: 'Filen kom ikke fram. Prøv igjen.',
  },
} as const;
