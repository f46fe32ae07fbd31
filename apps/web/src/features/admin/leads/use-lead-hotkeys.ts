import { useGetLeadQuery } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { useHotkeys } from '../shared/hotkeys/use-hotkeys';
import type { ChosenLead, Selection } from './use-selection';
import { useNeighbours } from './use-neighbours';
import { useOpenLead } from './use-open-lead';

const NAMES = 'a[data-lead]';

const press = (name: string) => document.querySelector<HTMLElement>(`[data-hotkey=${name}]`);

/** The row that has the focus, by its place on the page; -1: none. */
function focusedRow(): { rows: HTMLElement[]; place: number } {
  const rows = [...document.querySelectorAll<HTMLElement>(NAMES)];
  const row = document.activeElement?.closest('tr');
  return { rows, place: rows.findIndex((each) => row?.contains(each)) };
}

/**
 * Walks through the list, or from one open lead to the next, by keys alone.
 *
 * @param shown the leads of the list
 * @param mayChoose whether there is anything to do with what is chosen
 */
export function useLeadHotkeys(
  { selected, toggle, clear }: Selection,
  shown: readonly ChosenLead[],
  mayChoose: boolean,
) {
  const { openId, open, close } = useOpenLead();
  const { data: opened } = useGetLeadQuery({ id: openId ?? '' }, { skip: !openId });
  const { previous, next } = useNeighbours(openId);
  const [isListing, setIsListing] = useState(false);

  const go = (step: 1 | -1) => {
    if (openId) {
      const to = step > 0 ? next : previous;
      if (to) open(to);
      return;
    }
    const { rows, place } = focusedRow();
    const row = rows[place < 0 ? 0 : place + step];
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const current = () => openId ?? focusedRow().rows[focusedRow().place]?.dataset.lead;

  const changeStatus = () => {
    const field = openId ? press('status') : selected.size > 0 ? press('bulk-status') : null;
    const id = current();
    if (field) field.focus();
    else if (id) open(id, { toStatus: true });
  };

  useHotkeys({
    '/': () => press('search')?.focus(),
    j: () => go(1),
    k: () => go(-1),
    e: changeStatus,
    x: () => {
      const id = current();
      const lead =
        mayChoose && [...shown, ...(opened ? [opened] : [])].find((each) => each.id === id);
      if (lead) toggle(lead);
    },
    z: () => press('undo')?.click(),
    '?': () => setIsListing(true),
    Escape: () => (openId ? close() : clear()),
  });

  return { isListing, list: () => setIsListing(true), unlist: () => setIsListing(false) };
}
