import type { ReactNode } from 'react';
import { useFailureNotice } from '../calls/use-failed-load';
import { Card } from '../ui/card';
import { EmptyState } from '../ui/empty-state';
import { foundOf, LoadState, type Loading } from '../ui/load-state';

type ListCardProps<Data> = {
  of: Loading<Data>;
  title: string;
  intro?: string;
  aside?: ReactNode;
  /** Undefined if one page does not show the total. */
  count?: (data: Data) => string | undefined;
  filters?: ReactNode;
  empty?: (data: Data) => { title: string; text: string } | false;
  pager?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

export function ListCard<Data>(props: ListCardProps<Data>) {
  const { of, title, intro, aside, count, filters, empty, pager, children } = props;
  useFailureNotice(of.error);
  const found = foundOf(of);
  return (
    <Card {...{ title, intro, aside }} said={found !== undefined ? count?.(found) : undefined}>
      {filters}
      <LoadState of={{ ...of, data: found }}>
        {(data) => {
          const nothing = empty?.(data);
          return (
            <div aria-busy={of.isFetching}>
              {nothing ? <EmptyState {...nothing} /> : children(data)}
              {pager?.(data)}
            </div>
          );
        }}
      </LoadState>
    </Card>
  );
}

type Words<Kind extends string> = Readonly<Record<Kind | `${Kind}Text`, string>>;

export const nothingIn = (words: Words<'empty'>) => ({ title: words.empty, text: words.emptyText });

export const noneFound = (words: Words<'empty' | 'noHits'>, isNarrowed: boolean) =>
  isNarrowed ? { title: words.noHits, text: words.noHitsText } : nothingIn(words);
