import { useLocation } from 'react-router-dom';
import { admin } from '../../../../content/admin/admin';
import { SideButton } from '../../../../shared/ui/button';
import styles from './list-card.module.css';
import { useKeptAddress } from './use-kept-address';

export function usePagedFilter<Name extends string>(
  names: readonly (Name | 'side')[],
  unseen: readonly Name[] = [],
) {
  const { values, change } = useAddressFilter<Name | 'side'>(names, unseen);
  const trail = useTrail();
  const { side } = values;
  const turnTo = (page: string, trail: readonly string[]) =>
    change({ side: page } as Partial<typeof values>, false, { trail });

  const narrow = (changes: Partial<Record<Name, string>>) =>
    change({ ...changes, side: '' } as Partial<typeof values>);
  // A double press counts once.
  const next = (cursor: string) => cursor !== side && turnTo(cursor, [...trail, side]);
  const previous = () => turnTo(trail.at(-1) ?? '', trail.slice(0, -1));

  return {
    values,
    isNarrowed: names.some((name) => name !== 'side' && values[name]),
    narrow,
    pager: ({ next_cursor: cursor }: { next_cursor: string | null }) => (
      <Pager
        onPrevious={side ? previous : undefined}
        onNext={cursor ? () => next(cursor) : undefined}
      />
    ),
  };
}

export function useTrail(): readonly string[] {
  const { state } = useLocation();
  return (state as { trail?: readonly string[] } | null)?.trail ?? [];
}

type PagerProps = { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined };

export function Pager({ onPrevious, onNext }: PagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav className={styles.pager} aria-label={admin.pagesLabel}>
      {onPrevious && (
        <SideButton icon="arrow-left" onClick={onPrevious}>
          {admin.previous}
        </SideButton>
      )}
      {onNext && (
        <SideButton arrow onClick={onNext}>
          {admin.next}
        </SideButton>
      )}
    </nav>
  );
}

export function useAddressFilter<Name extends string>(
  names: readonly Name[],
  unseen: readonly Name[] = [],
) {
  const { address, go } = useKeptAddress(unseen);
  const values = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as Record<
    Name,
    string
  >;

  const change = (changes: Partial<Record<Name, string>>, replace = true, state = {}) => {
    const changed = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    };
    go(changed, { replace, state });
  };

  return { values, change };
}

export const PAGE_SIZE = 25;
