import { type ReactNode, type KeyboardEvent, useState } from 'react';
import { useFailureNotice } from '../calls/use-failed-load';
import { Card } from '../ui/card';
import { EmptyState, foundOf, LoadState, type Loading } from '../ui/load-state';
import styles from './list-card.module.css';
import { formatMoney } from '../format';
import { useFirstPageInstead } from './use-kept-address';

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
  const isUnknownPage = useFirstPageInstead(of.error);
  useFailureNotice(isUnknownPage ? undefined : of.error);
  const found = foundOf(of);
  return (
    <Card {...{ title, intro, aside }} said={found !== undefined ? count?.(found) : undefined}>
      {filters}
      <LoadState of={{ ...of, data: found, isError: of.isError && !isUnknownPage }}>
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

type FilterBarProps = {
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Enter submits nothing; Escape does not reach the list's hotkeys. */
export function FilterBar({ label, className = '', children }: FilterBarProps) {
  return (
    <form
      className={`${styles.bar} ${className}`}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={keepEscape}
    >
      {children}
    </form>
  );
}

function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

type MarkBarProps = {
  label: string;
  chosen: string;
  children: ReactNode;
};

export function MarkBar({ label, chosen, children }: MarkBarProps) {
  return (
    <div className={styles.markBar} role="group" aria-label={label}>
      <span role="status">{chosen}</span>
      {children}
    </div>
  );
}

export function useChosen(choosable: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });

  return {
    ids: choosable.filter((id) => chosen.has(id)),
    has: (id: string) => chosen.has(id),
    choose,
  };
}

type SumCardProps = {
  title: string;
  sum: number;
  children?: ReactNode;
};

/** Characters that fit beside another card on a phone. */
const SHORT = 12;

export function SumCard({ title, sum, children }: SumCardProps) {
  const text = formatMoney(sum);
  return (
    <div className={styles.card}>
      <dt>{title}</dt>
      <dd className={styles.sum} data-is={text.length > SHORT ? 'long' : undefined}>
        {text}
      </dd>
      {children && <dd className="muted">{children}</dd>}
    </div>
  );
}
