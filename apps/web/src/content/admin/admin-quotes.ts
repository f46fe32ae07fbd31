import type { QuoteState } from '@boligstyling/domain';

/** Texts about the quotes for a lead, for the office. */
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
  chosenAt: (moment: string): string => `Valgt ${moment}`,
  reason: (reason: string): string => `Opphevet: ${reason}`,
  overrule: {
    title: 'Kunden har valgt et tilbud',
    text: 'Endrer du statusen, gjelder ikke valget lenger.',
    help: 'Kunden og partneren får grunnen på e-post.',
    yes: 'Endre statusen',
  },
} as const;
