import { useState } from 'react';

/** As many can be chosen as can be handed out or changed together. */
const MAX_SELECTED = 100;

/** The chosen leads, which stay chosen from page to page. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const set = (ids: readonly string[], isIn: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (!isIn) next.delete(id);
      else if (next.size < MAX_SELECTED) next.add(id);
    }
    setSelected(next);
  };

  return {
    selected,
    set,
    toggle: (id: string) => set([id], !selected.has(id)),
    clear: () => setSelected(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
