import { useState } from 'react';
import { Pager } from './pager';
import { useAddressFilter } from './use-address-filter';

/**
 * A filter and a page of its list, both kept in the address. Another filter begins at the first page;
 * the way back is known of pages that were left here.
 */
export function usePagedFilter<Name extends string>(names: readonly (Name | 'side')[]) {
  const { values, change } = useAddressFilter<Name | 'side'>(names);
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { side } = values;
  const turnTo = (page: string) => change({ side: page } as Partial<typeof values>, false);

  const narrow = (changes: Partial<Record<Name, string>>) => {
    setTrail([]);
    change({ ...changes, side: '' } as Partial<typeof values>);
  };
  const next = (cursor: string) => {
    setTrail([...trail, side]);
    turnTo(cursor);
  };
  const previous = () => {
    setTrail(trail.slice(0, -1));
    turnTo(trail.at(-1) ?? '');
  };

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
