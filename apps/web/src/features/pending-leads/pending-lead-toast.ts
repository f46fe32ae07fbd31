import { givenUpToast, lateRejectedToast, lateSentToast } from '../../content/late-lead-toasts';
import type { ToastText } from '../../content/types';
import { formatNearDay } from '../../shared/format/moment';

export type PendingLeadOutcome =
  | { readonly kind: 'sent' | 'given-up' }
  | { readonly kind: 'rejected'; readonly reasons: readonly string[] };

export function pendingLeadToast(
  word: PendingLeadOutcome,
  createdAt: number,
  now: number,
): ToastText {
  const day = formatNearDay(createdAt, now);
  if (word.kind === 'rejected') return lateRejectedToast(day, word.reasons);
  return word.kind === 'sent' ? lateSentToast(day) : givenUpToast(day);
}
