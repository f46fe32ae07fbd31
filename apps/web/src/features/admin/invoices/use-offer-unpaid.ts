import { useMarkInvoicesUnpaidMutation } from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { adminUndo, undoneToast } from '../../../content/admin/admin-undo';
import { counted } from '../shared/format';
import { useToast } from '../shared/ui/use-toast';
import { useOfferUndo } from '../shared/undo/undo';
import { useTellUndone } from '../shared/undo/use-tell-undone';

/** Offers to undo what was recorded of invoices, and that alone: what somebody has marked since stays. */
export function useOfferUnpaid() {
  const [undo] = useMarkInvoicesUnpaidMutation();
  const tellUndone = useTellUndone();
  const toast = useToast();
  const offerUndo = useOfferUndo();

  const putBack = async (ids: string[], payments: string[]) => {
    const call = undo({ undoInvoicesDto: { ids, payments } });
    const isSettled = await tellUndone(call);
    const { data } = await call;
    if (!data) return isSettled;
    const done = data.payments.length;
    const told = undoneToast(done, payments.length, adminUndo.changedSince);
    toast(told, done === payments.length ? undefined : 'destructive');
    return isSettled;
  };

  return (ids: string[], payments: string[] = [], how: string) => {
    if (payments.length === 0) return;
    const what = `${counted(payments.length, adminInvoices.bulk.invoices)}: ${how}`;
    offerUndo({ what, undo: () => putBack(ids, payments) });
  };
}
