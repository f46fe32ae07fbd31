import { useState } from 'react';

/** The rows of a page that are chosen, of those that can be. */
export function useChosen(choosable: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });

  return {
    /** In the order of the page; what is not on it any more is not chosen either. */
    ids: choosable.filter((id) => chosen.has(id)),
    has: (id: string) => chosen.has(id),
    choose,
  };
}
