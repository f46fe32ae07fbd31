import type { CallError } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import type { ToastText } from '../../../../content/types';
import { useToast } from '../ui/use-toast';
import { reasonOf } from './reason-of';

type Answer<Data> = { error?: unknown; data?: Data };
type Words = (done: number, all: number, reason: string | undefined) => ToastText;

/** What was left alone, and why. */
export type LeftAlone<Item> = { item: Item; reason: string };

/** With what it was done, and what was answered. */
type Done<Item, Data> = { item: Item; data?: Data };

/** When each was changed, without those that stood so before: that was somebody else, and is not to be undone. */
export const changedIn = <Item>(done: readonly Done<Item, { changed_at: string | null }>[]) =>
  new Map(
    done.flatMap(({ item, data }) => (data?.changed_at ? [[item, data.changed_at] as const] : [])),
  );

/** Does one thing with each of many, all at once, and tells with how many it was done. */
export function useWithEach<Item>(words: Words) {
  const [isBusy, setIsBusy] = useState(false);
  const [leftAlone, setLeftAlone] = useState<readonly LeftAlone<Item>[]>([]);
  const toast = useToast();

  /** Those with which it was done, each with its answer. */
  const withEach = async <Data>(
    items: readonly Item[],
    call: (item: Item) => PromiseLike<Answer<Data>>,
    told = words,
  ) => {
    setIsBusy(true);
    setLeftAlone([]);
    const answers = await Promise.all(items.map(call));
    setIsBusy(false);
    const all = items.map((item, place) => ({ item, ...answers[place] }));
    const left = all.flatMap(({ item, error }) =>
      error ? { item, reason: reasonOf(error as CallError) } : [],
    );
    setLeftAlone(left);
    const done = all.filter(({ error }) => !error);
    const kind = left.length > 0 ? 'destructive' : undefined;
    toast(told(done.length, items.length, left[0]?.reason), kind);
    return done;
  };

  return { isBusy, leftAlone, withEach };
}
