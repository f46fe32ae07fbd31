import { useState } from 'react';

export function useChosen(choosable: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });

  return {
    /** In page order; only rows still on the page. */
    ids: choosable.filter((id) => chosen.has(id)),
    has: (id: string) => chosen.has(id),
    choose,
  };
}
