import { useMarkInvoicesUnpaidMutation } from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin-invoices';
import { adminUndo, undoneToast } from '../../../content/admin-undo';
import { useChange } from '../shared/calls/use-change';
import { counted } from '../shared/format';
import { useToast } from '../shared/ui/use-toast';
import { useOfferUndo } from '../shared/undo/undo';

/** Offers to undo what was recorded of invoices, and that alone: what somebody has marked since stays. */
export function useOfferUnpaid() {
  const [undo] = useMarkInvoicesUnpaidMutation();
  const change = useChange();
  const toast = useToast();
  const offerUndo = useOfferUndo();

  const putBack = async (ids: string[], payments: string[]) => {
    const call = undo({ undoInvoicesDto: { ids, payments } });
    if (!(await change(call))) return false;
    const done = (await call).data?.payments.length ?? 0;
    const isAll = done === payments.length;
    const told = undoneToast(done, payments.length, adminUndo.changedSince);
    toast(told, isAll ? undefined : 'destructive');
    return isAll;
  };

  return (ids: string[], payments: string[] = [], how: string) => {
    if (payments.length === 0) return;
    const what = `${counted(payments.length, adminInvoices.bulk.invoices)}: ${how}`;
    offerUndo({ what, undo: () => putBack(ids, payments) });
  };
}
