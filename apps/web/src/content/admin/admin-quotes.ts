import type { QuoteState } from '@boligstyling/domain';

export const adminQuotes = {
  title: 'Tilbud',
  states: {
    draft: 'Utkast',
    sent: 'Venter på kunden',
    withdrawn: 'Trukket',
    expired: 'Gikk ut',
    chosen: 'Valgt',
    declined: 'Ikke valgt',
  } satisfies Record<QuoteState, string>,
  sent: (moment: string): string => `Sendt ${moment}`,
  valid: (day: string): string => `gjelder til ${day}`,
  earlier: (count: number): string =>
    count === 1 ? 'Forrige utgave' : `${count} tidligere utgaver`,
  version: (version: number, moment: string): string => `Utgave ${version}, ${moment}`,
  attached: (names: readonly string[]): string => `Vedlegg: ${names.join(', ')}`,
  files: (pictures: number, attachments: number): string =>
    [
      pictures > 0 && (pictures === 1 ? '1 bilde av boligen' : `${pictures} bilder av boligen`),
      attachments > 0 && `${attachments} vedlegg`,
    ]
      .filter(Boolean)
      .join(' og '),
  chosenAt: (moment: string): string => `Valgt ${moment}`,
  reason: (reason: string): string => `Opphevet: ${reason}`,
  overrule: {
    title: 'Kunden har valgt et tilbud',
    text: 'Endrer du statusen, gjelder ikke valget lenger.',
    help: 'Kunden og partneren får grunnen på e-post.',
    yes: 'Endre statusen',
  },
} as const;
