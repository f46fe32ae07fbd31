import { givenUpToast, lateRejectedToast, lateSentToast } from '../../content/late-request-toasts';
import type { ToastText } from '../../content/types';
import { formatNearDay } from '../../shared/format/moment';

/** The end of a lead that was queued on an earlier visit. */
export type LateWord =
  | { readonly kind: 'sent' | 'given-up' }
  | { readonly kind: 'rejected'; readonly reasons: readonly string[] };

/** The text of a toast that names the day on which the lead was filled in. */
export function lateToast(word: LateWord, createdAt: number, now: number): ToastText {
  const day = formatNearDay(createdAt, now);
  if (word.kind === 'rejected') return lateRejectedToast(day, word.reasons);
  return word.kind === 'sent' ? lateSentToast(day) : givenUpToast(day);
}
