import type { LeadDto } from '@boligstyling/api-client/admin';
import { MAX_LEADS_AT_ONCE } from '@boligstyling/domain';
import { useState } from 'react';

export type ChosenLead = Pick<LeadDto, 'id' | 'version' | 'customer_name' | 'status' | 'suspicion'>;

export function useSelection(shown: readonly ChosenLead[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, ChosenLead>>(new Map());
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    setSelected(seenIn(selected, shown));
  }

  const set = (leads: readonly ChosenLead[], isIn: boolean) => {
    const next = new Map(selected);
    for (const lead of leads) {
      if (!isIn) next.delete(lead.id);
      else if (next.size < MAX_LEADS_AT_ONCE) next.set(lead.id, lead);
    }
    setSelected(next);
  };

  const see = (leads: readonly ChosenLead[]) => setSelected((before) => seenIn(before, leads));

  return {
    selected,
    set,
    see,
    toggle: (lead: ChosenLead) => set([lead], !selected.has(lead.id)),
    clear: () => setSelected(new Map()),
  };
}

function seenIn(selected: ReadonlyMap<string, ChosenLead>, leads: readonly ChosenLead[]) {
  const chosen = leads.filter(({ id }) => selected.has(id));
  if (chosen.length === 0) return selected;
  return new Map([...selected, ...chosen.map((lead) => [lead.id, lead] as const)]);
}

export type Selection = ReturnType<typeof useSelection>;
