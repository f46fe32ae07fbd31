import { type KeptBankLineDto, usePlaceBankLineMutation } from '@boligstyling/api-client/admin';
import { adminBankLines as words } from '../../../content/admin/admin-bank-lines';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { TextField } from '../../../shared/ui/fields/field';
import { useChange } from '../shared/calls/use-change';
import { kronerIn } from '../shared/format';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { bankAmount } from './bank-line-amount';

type PlaceBankLineProps = { line: KeptBankLineDto; onClose: () => void };

/** Puts a bank line, or a part of it, on an invoice. */
export function PlaceBankLine({ line, onClose }: PlaceBankLineProps) {
  const { id, amount, rest } = line;
  const [place, { isLoading }] = usePlaceBankLineMutation();
  const begun = {
    number: '',
    amount: rest === null ? '' : String(Math.abs(rest)).replace('.', ','),
  };
  const drafting = useBegunDraft(`place ${id}`, begun);
  const { form, draft, show, written, beginAnew, isFound } = drafting;
  const change = useChange();

  const submit = async () => {
    const invoice_number = draft.number.trim();
    const kroner = kronerIn(draft.amount) ?? 0;
    show({
      ...(!invoice_number && { number: words.numberMissing }),
      ...(kroner <= 0 && { amount: words.amountWrong }),
    });
    if (!invoice_number || kroner <= 0) return;
    const placeBankLineDto = { invoice_number, amount: amount < 0 ? -kroner : kroner };
    if (!(await change(place({ id, placeBankLineDto }), words.placed))) return;
    beginAnew(draft);
    onClose();
  };

  return (
    <Dialog title={words.placeTitle(bankAmount(line))} onClose={onClose}>
      <AdminForm
        of={form}
        isFound={isFound}
        send={words.place}
        busy={isLoading}
        onSend={submit}
        onCancel={onClose}
      >
        <p>{words.placeText}</p>
        <TextField label={words.number} inputMode="numeric" {...written('number')} />
        <TextField
          label={words.amount}
          help={words.amountHelp}
          inputMode="decimal"
          {...written('amount')}
        />
      </AdminForm>
    </Dialog>
  );
}
