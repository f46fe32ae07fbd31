import type { CallError } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import type { ToastText } from '../../../../content/types';
import { useToast } from '../ui/use-toast';
import { problemOf } from '../../../../shared/calls/problem-of';

type Answer = { error?: unknown; data?: unknown };
type Words = (done: number, all: number, reason: string | undefined) => ToastText;

/** Does one thing with each of many, all at once, and tells with how many it was done. */
export function useWithEach(words: Words) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();

  /** Those with which it was done. */
  const withEach = async (ids: readonly string[], call: (id: string) => PromiseLike<Answer>) => {
    setIsBusy(true);
    const answers = await Promise.all(ids.map(call));
    setIsBusy(false);
    const failed = answers.flatMap(({ error }) => (error ? [error as CallError] : []));
    const reason = failed[0] && problemOf(failed[0]).message;
    const done = ids.filter((_, index) => !answers[index]?.error);
    toast(words(done.length, ids.length, reason), failed.length > 0 ? 'destructive' : undefined);
    return done;
  };

  return { isBusy, withEach };
}
