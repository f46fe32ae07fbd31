import type { InvoiceDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { useChosen } from '../shared/lists/use-chosen';

/**
 * The invoices of a page that are chosen, each with what was paid of it when it was: the list follows
 * also where an answer was lost, and whoever presses again then has not looked anew.
 */
export function useChosenInvoices(invoices: readonly InvoiceDto[]) {
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});
  const { ids, has, choose } = useChosen(invoices.map(({ id }) => id));

  return {
    ids,
    has,
    chooseOne: ({ id, paid }: InvoiceDto, isChosen: boolean) => {
      setSeen((before) => ({ ...before, [id]: paid }));
      choose([id], isChosen);
    },
    drop: (dropped: readonly string[]) => choose(dropped, false),
    /** What was paid of one as it was chosen, in kroner. */
    seenOf: (id: string) => seen[id],
  };
}
