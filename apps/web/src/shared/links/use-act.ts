import { useEffect, useRef } from 'react';
import { signedLinks } from '../../content/signed-links';
import type { ToastText } from '../../content/types';
import type { CallError } from '@boligstyling/api-client/links';
import { problemOf } from '../calls/problem-of';
import { currentIn } from '../calls/versions';
import { paths } from '../config/paths';
import { useAppDispatch } from '../store/hooks';
import { showToast, toastClosed, type ToastContent } from '../toast/toast-slice';

/**
 * A lost answer is reported only while the pressed control remains; without it the call arrived.
 */
export function useAct() {
  const dispatch = useAppDispatch();
  const pressed = useRef({ isGone: false, lost: [] as string[] });

  useEffect(() => {
    const { current } = pressed;
    current.isGone = false;
    return () => {
      current.isGone = true;
      for (const id of current.lost.splice(0)) dispatch(toastClosed(id));
    };
  }, [dispatch]);

  /** @param onStale takes the current record, in place of a toast */
  return async <Saved>(
    call: PromiseLike<{ error?: unknown }>,
    done?: ToastText,
    onStale?: (current: Saved) => void,
  ): Promise<boolean> => {
    const { error } = await call;
    const current = currentIn<Saved>(error);
    if (current && onStale) onStale(current);
    else if (error) {
      const { isAnswer } = problemOf(error);
      if (!isAnswer && pressed.current.isGone) return false;
      const { payload } = dispatch(showToast(failureOf(error)));
      if (!isAnswer) pressed.current.lost.push(payload.id);
    } else if (done) dispatch(showToast(done));
    return !error;
  };
}

type Mutation<Args> = readonly [
  call: (args: Args) => PromiseLike<{ error?: unknown }>,
  state: { isLoading: boolean },
];

/** Props of a button. */
export const buttonOf =
  <Args>(
    [call, { isLoading }]: Mutation<Args>,
    act: (call: PromiseLike<{ error?: unknown }>, done?: ToastText) => Promise<boolean>,
  ) =>
  (args: Args, done?: ToastText) => ({
    busy: isLoading,
    onClick: () => void act(call(args), done),
  });

export const useActButton = <Args>(mutation: Mutation<Args>) => buttonOf(mutation, useAct());

export function failureOf(error: unknown): ToastContent {
  const failure = {
    title: signedLinks.failed,
    text: reasonOf(error),
    kind: 'destructive',
  } as const;
  const isOut = (error as CallError).status === 401;
  const link = { to: paths.partnerLogin, text: signedLinks.logIn };
  return isOut ? { ...failure, link } : failure;
}

export function reasonOf(error: unknown): string {
  const { isAnswer, message } = problemOf(error);
  return isAnswer && message !== undefined ? message : signedLinks.unreachable;
}
