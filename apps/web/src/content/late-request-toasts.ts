import { numberInWords, UNSENT_DAYS } from '@boligstyling/domain';
import type { ToastText } from './types';

/** The server refused for good a lead that an earlier visit left; the text is the reasons it gave. */
export const lateRejectedToast = (day: string, reasons: readonly string[]): ToastText => ({
  title: `Henvendelsen fra ${day} ble ikke sendt`,
  text: reasons.join(' '),
});

/** A lead that an earlier visit left has been sent. */
export const lateSentToast = (day: string): ToastText => ({
  title: `Henvendelsen fra ${day} er sendt nå`,
  text: 'Kvitteringen kommer på e-post.',
});

/** A lead that never got through has left the browser. */
export const givenUpToast = (day: string): ToastText => ({
  title: `Henvendelsen fra ${day} ble ikke sendt`,
  text: `Den kom ikke fram på ${numberInWords(UNSENT_DAYS)} dager, og er slettet herfra. Fyll gjerne ut skjemaet på nytt.`,
});
