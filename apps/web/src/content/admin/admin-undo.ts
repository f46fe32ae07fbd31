import type { ToastText } from '../types';

export const adminUndo = {
  undo: 'Angre',
  close: 'Lukk',
  changedSince: 'Noen andre har endret det siden.',
} as const;

export const undoneToast = (done: number, all: number, reason: string | undefined): ToastText => ({
  title: done === all ? 'Angret' : `Angret for ${done} av ${all}`,
  text: done === all ? '' : [`${all - done} ble ikke satt tilbake.`, reason].join(' ').trim(),
});
