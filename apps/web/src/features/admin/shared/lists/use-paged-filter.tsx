import { Pager } from './pager';
import { useAddressFilter } from './use-address-filter';
import { useTrail } from './use-trail';

/**
 * A filter and a page of its list, both kept in the address. Another filter begins at the first page;
 * the way back is remembered with the tab's history.
 *
 * @param unseen those of the filter that no address may hold
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
  // Pressed again before the next page came, its list still tells of that one.
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
