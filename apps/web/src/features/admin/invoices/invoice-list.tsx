import {
  useMarkInvoicesPaidMutation,
  useMarkInvoicesUnpaidMutation,
  type InvoiceDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminInvoices } from '../../../content/admin-invoices';
import type { ToastText } from '../../../content/types';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { useChange } from '../shared/calls/use-change';
import { counted } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { DataTable } from '../shared/ui/data-table';
import { invoiceColumns } from './invoice-columns';
import styles from './invoices.module.css';

const { bulk } = adminInvoices;

/** One page of invoices, of which several can be marked at once. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceDto[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [pay, paying] = useMarkInvoicesPaidMutation();
  const [undo, undoing] = useMarkInvoicesUnpaidMutation();
  const change = useChange();
  const maySettle = useMay()('settle');

  const ids = invoices.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });
  const mark = async (call: typeof pay | typeof undo, done: ToastText) => {
    if (await change(call({ invoiceIdsDto: { ids } }), done)) setChosen(new Set());
  };
  const choice = {
    title: adminInvoices.columns.choose,
    cell: ({ id, number, kind }: InvoiceDto) =>
      kind === 'invoice' && maySettle ? (
        <Checkbox
          label={number}
          checked={chosen.has(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ) : (
        number
      ),
  };

  return (
    <>
      {ids.length > 0 && (
        <div className={styles.bulk} role="group" aria-label={bulk.label}>
          <span role="status">{counted(ids.length, bulk.chosen)}</span>
          <Button
            size="small"
            busy={paying.isLoading}
            onClick={() => void mark(pay, bulk.paidToast)}
          >
            {bulk.pay}
          </Button>
          <Button
            size="small"
            variant="outline"
            busy={undoing.isLoading}
            onClick={() => void mark(undo, bulk.unpaidToast)}
          >
            {bulk.undo}
          </Button>
        </div>
      )}
      <DataTable rows={invoices} idOf={({ id }) => id} columns={[choice, ...invoiceColumns]} />
    </>
  );
}
