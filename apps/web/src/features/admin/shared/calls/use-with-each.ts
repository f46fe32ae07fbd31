import type { CallError } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import type { ToastText } from '../../../../content/types';
import { useAdminSession } from '../session/use-admin-session';
import { useToast, reasonOf } from './use-change';
import { isTransient } from './use-failed-load';

type Answer<Data> = { error?: unknown; data?: Data };
type Words = (done: number, all: number, reason: string | undefined) => ToastText;

export type Skipped<Item> = { item: Item; reason: string };

type Done<Item, Data> = { item: Item; data?: Data };

type Options<Data> = {
  toastOf?: Words;
  whyNot?: (data: Data) => string | undefined;
};

/** Without those that already had the state. */
export const changedIn = <Item, Data extends { changed_at: string | null }>(
  done: readonly Done<Item, Data>[],
) => new Map(done.flatMap(({ item, data }) => (data?.changed_at ? [[item, data] as const] : [])));

export function useWithEach<Item>(words: Words) {
  const [isBusy, setIsBusy] = useState(false);
  const [leftAlone, setLeftAlone] = useState<readonly Skipped<Item>[]>([]);
  const session = useAdminSession();
  const toast = useToast();

  /** @returns `isSettled`: false if every call failed temporarily */
  const withEach = async <Data>(
    items: readonly Item[],
    call: (item: Item) => PromiseLike<Answer<Data>>,
    { toastOf = words, whyNot }: Options<Data> = {},
  ) => {
    setIsBusy(true);
    setLeftAlone([]);
    const answers = await Promise.all(items.map(call));
    setIsBusy(false);
    const all = items.map((item, place) => {
      const { error, data } = answers[place] ?? {};
      const reason = error ? reasonOf(error as CallError) : data && whyNot?.(data);
      return { item, data, reason };
    });
    const left = all.flatMap(({ item, reason }) => (reason ? { item, reason } : []));
    setLeftAlone(left);
    const done = all.filter(({ reason }) => !reason);
    const kind = left.length > 0 ? 'destructive' : undefined;
    if (done.length > 0 || !session.isEndShown())
      toast(toastOf(done.length, items.length, left[0]?.reason), kind);
    const isSettled = !answers.every(({ error }) => error && isTransient(error));
    return { done, isSettled };
  };

  return { isBusy, leftAlone, withEach };
}
