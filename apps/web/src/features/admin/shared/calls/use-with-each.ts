import type { CallError } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import type { ToastText } from '../../../../content/types';
import { useToast } from '../ui/use-toast';
import { reasonOf } from './reason-of';

type Answer = { error?: unknown; data?: unknown };
type Words = (done: number, all: number, reason: string | undefined) => ToastText;

/** What was left alone, and why. */
export type LeftAlone<Item> = { item: Item; reason: string };

/** Does one thing with each of many, all at once, and tells with how many it was done. */
export function useWithEach<Item>(words: Words) {
  const [isBusy, setIsBusy] = useState(false);
  const [leftAlone, setLeftAlone] = useState<readonly LeftAlone<Item>[]>([]);
  const toast = useToast();

  /** Those with which it was done. */
  const withEach = async (items: readonly Item[], call: (item: Item) => PromiseLike<Answer>) => {
    setIsBusy(true);
    setLeftAlone([]);
    const answers = await Promise.all(items.map(call));
    setIsBusy(false);
    const left = items.flatMap((item, place) => {
      const error = answers[place]?.error;
      return error ? { item, reason: reasonOf(error as CallError) } : [];
    });
    setLeftAlone(left);
    const done = items.filter((item) => !left.some((each) => each.item === item));
    const kind = left.length > 0 ? 'destructive' : undefined;
    toast(words(done.length, items.length, left[0]?.reason), kind);
    return done;
  };

  return { isBusy, leftAlone, withEach };
}
