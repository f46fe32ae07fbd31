import { numberInWords, UNSENT_DAYS } from '@boligstyling/domain';
import type { ToastText } from './types';

export const lateRejectedToast = (day: string, reasons: readonly string[]): ToastText => ({
  title: `Henvendelsen fra ${day} ble ikke sendt`,
  text: reasons.join(' '),
});

export const lateSentToast = (day: string): ToastText => ({
  title: `Henvendelsen fra ${day} er sendt nå`,
  text: 'Kvitteringen kommer på e-post.',
});

export const givenUpToast = (day: string): ToastText => ({
  title: `Henvendelsen fra ${day} ble ikke sendt`,
  text: `Den kom ikke fram på ${numberInWords(UNSENT_DAYS)} dager, og er slettet herfra. Fyll gjerne ut skjemaet på nytt.`,
});
