import { Pager } from './pager';
import { useAddressFilter } from './use-address-filter';
import { useTrail } from './use-trail';

/**
 * Filter and cursor kept in the address; a new filter starts at the first page. Earlier cursors are
 * in the history state.
 *
 * @param unseen names of the filter that must not be in the address
 */
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
  // A double press before the next page arrives counts once.
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
