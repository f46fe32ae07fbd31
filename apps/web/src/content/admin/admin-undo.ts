import type { ToastText } from '../types';

/** What can be undone, and how that is told. */
export const adminUndo = {
  undo: 'Angre',
  close: 'Lukk',
  changedSince: 'Noen andre har endret det siden.',
} as const;

/** How many were put back, and why not the rest: somebody else has changed them since. */
export const undoneToast = (done: number, all: number, reason: string | undefined): ToastText => ({
  title: done === all ? 'Angret' : `Angret for ${done} av ${all}`,
  text: done === all ? '' : [`${all - done} ble ikke satt tilbake.`, reason].join(' ').trim(),
});
