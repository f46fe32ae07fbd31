import { listed } from '@boligstyling/domain';
import { adminToasts } from './admin-toasts';
import type { ToastText } from '../types';

const leads = (count: number): string => (count === 1 ? 'én henvendelse' : `${count} henvendelser`);

const MOST_NAMES = 5;

function some(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return listed(more > 1 ? [...names.slice(0, MOST_NAMES), `${more} til`] : names);
}

export const adminBulk = {
  label: 'Valgte henvendelser',
  count: (count: number): string => `${count} ${count === 1 ? 'valgt' : 'valgte'}`,
  full: (count: number): string => `${count} valgte. Flere kan ikke velges på én gang.`,
  select: (name: string): string => `Velg ${name}`,
  selectPage: 'Velg alle på siden',
  status: 'Ny status for de valgte',
  setStatus: 'Sett status',
  statusSet: (count: number, status: string): string => `${leads(count)}: ${status}`,
  leftAlone: (names: readonly string[], reason: string): string =>
    reason === adminToasts.unanswered.text
      ? `${some(names)}: ${reason}`
      : `Ikke gjort med ${some(names)}. ${reason}`,
  nobodyAsked: 'Fant ingen partner som passer. Grunnene står i henvendelsen.',
  failedAgain: 'E-post kom ikke fram. Årsaken står i henvendelsen.',
  match: 'La tjenesten velge',
  resend: 'Send e-post på nytt',
  release: 'Frigi',
  erase: 'Slett',
  export: 'Last ned',
  clear: 'Fjern valget',
  questions: {
    match: (count: number): string =>
      `La tjenesten spørre partnere om ${leads(count)}? De som spørres, får e-post, og det kan ikke angres samlet.`,
    release: (count: number): string =>
      `Frigi ${leads(count)}? Avsenderne får bekreftelse, og partnere kan bli spurt.`,
    erase: (count: number): string =>
      `Slette ${leads(count)} med alle personopplysninger? Det kan ikke angres.`,
    resend: (count: number): string =>
      `Sende alle e-poster som mangler, om ${leads(count)}? Det kan ikke angres.`,
  },
  fileName: 'valgte-henvendelser.csv',
} as const;

export const bulkToast = (done: number, all: number, reason: string | undefined): ToastText => ({
  title: done === all ? 'Ferdig' : `Gjort med ${done} av ${all}`,
  text: reason ?? (done === all ? leads(all) : ''),
});
