import { type SaleDto, useUndoWaiverMutation } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminSales } from '../../../content/admin/admin-sales';
import { useChange } from '../shared/calls/use-change';
import { RowActions } from '../shared/lists/data-table';
import { ReasonDialog } from '../shared/ui/reason-dialog';
import { RowButton } from '../shared/lists/row-action';

/** Takes back that a sale was credited, with a reason. */
export function UndoWaiver({ sale }: { sale: SaleDto }) {
  const { id, partner_name, settled_at } = sale;
  const [undo, { isLoading }] = useUndoWaiverMutation();
  const [isOpen, setIsOpen] = useState(false);
  const change = useChange();
  const send = (reason: string) => {
    const undoWaiverDto = { reason, changed_at: settled_at ?? undefined };
    return change(undo({ id, undoWaiverDto }), adminSales.undoWaiverToast);
  };

  return (
    <RowActions>
      <RowButton label={adminSales.undoWaiver} of={partner_name} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ReasonDialog
          title={adminSales.undoWaiverTitle(partner_name)}
          text={adminSales.undoWaiverText}
          send={adminSales.undoWaiver}
          of={id}
          busy={isLoading}
          onSend={send}
          onClose={() => setIsOpen(false)}
        />
      )}
    </RowActions>
  );
}
