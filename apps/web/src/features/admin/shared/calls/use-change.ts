import type { CallError } from '@boligstyling/api-client/admin';
import type { ToastText } from '../../../../content/types';
import { buttonOf } from '../../../../shared/links/use-act';
import { adminToasts, refusedToast } from '../../../../content/admin/admin-toasts';
import { useAdminSession } from '../session/use-admin-session';
import { currentIn } from '../../../../shared/calls/versions';
import { isWithoutToken, useFailedLoad } from './use-failed-load';
import { problemOf } from '../../../../shared/calls/problem-of';
import type { useBegunDraft } from '../ui/admin-form';
import { useAppDispatch } from '../../../../shared/store/hooks';
import { showToast, type ToastContent } from '../../../../shared/toast/toast-slice';
import { useLayoutEffect, useRef } from 'react';

export function useChange() {
  const toast = useToast();
  const failed = useFailedLoad();
  const session = useAdminSession();

  /** @param onStale gets the current record; true if it equals the sent one */
  return async <Saved>(
    change: PromiseLike<{ error?: unknown }>,
    done?: ToastText,
    onStale?: (current: Saved) => boolean,
  ): Promise<boolean> => {
    const { error } = await change;
    const current = currentIn<Saved>(error);
    const isStored = current && onStale?.(current);
    if (!error || isStored) {
      if (done) toast(done);
      return true;
    }
    const callError = error as CallError;
    if (current && onStale) return false;
    if (isWithoutToken(callError)) failed(callError);
    else if (callError.status !== 401) toast(refusedToast(reasonOf(callError)), 'destructive');
    else if (session.isLoggedIn()) toast(adminToasts.notSaved, 'destructive');
    return false;
  };
}

export const useChangeButton = <Args>(mutation: Parameters<typeof buttonOf<Args>>[0]) =>
  buttonOf(mutation, useChange());

/** After a rollback; a proxy answers with 502 or 504. */
const KEPT_NOTHING: readonly unknown[] = [500, 503];

const idempotencyKeys = new WeakMap<object, string>();

export function idempotencyKeyOf(draft: object): string {
  const key = idempotencyKeys.get(draft) ?? crypto.randomUUID();
  idempotencyKeys.set(draft, key);
  return key;
}

export function reasonOf(error: CallError): string {
  const { message, isAnswer, errors } = problemOf(error);
  const { notSaved, unanswered } = adminToasts;
  if (!isAnswer) return (KEPT_NOTHING.includes(error.status) ? notSaved : unanswered).text;
  const reasons = errors.map(({ message }) => message).join(' ');
  return reasons || message || adminToasts.unexpected.text;
}

interface Saving<Draft, Saved, Added> {
  readonly done: ToastText;
  readonly begunOf: (current: Saved) => Draft;
  /** The secret must not stay in the store. */
  readonly reset: () => void;
  readonly onAdded: (added: Added) => void;
  readonly onDone: () => void;
}

/** A new record's secret is shown once. */
export function useSaveWithSecret<Draft extends object>(
  of: ReturnType<typeof useBegunDraft<Draft>>,
) {
  const change = useChange();

  return async <Saved extends object, Added extends Saved & { secret: string }>(
    call: PromiseLike<{ data?: Saved | Added; error?: unknown }>,
    { begunOf, done, onAdded, onDone, reset }: Saving<Draft, Saved, Added>,
  ): Promise<void> => {
    const isSaved = await change(call, done, (now: Saved) => of.rebase(begunOf(now)));
    const { data, error } = await call;
    if (!isSaved) return of.showRefused(error);
    reset();
    of.beginAnew(of.draft);
    if (data && 'secret' in data) onAdded(data);
    else onDone();
  };
}

export function useToast() {
  const dispatch = useAppDispatch();
  return (text: ToastText, kind?: ToastContent['kind']): void => {
    dispatch(showToast(kind ? { ...text, kind } : text));
  };
}

export function useWhileMounted(then: () => void): () => void {
  const isThere = useRef(false);
  // A layout effect catches a key pressed right after paint.
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => {
    if (isThere.current) then();
  };
}
