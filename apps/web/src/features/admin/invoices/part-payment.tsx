import { useMarkInvoicesPaidMutation } from '@boligstyling/api-client/admin';
import { MOST_PAID } from '@boligstyling/domain';
import { useState } from 'react';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { FoldOut } from '../../../shared/ui/fold-out';
import { useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { isRefusedAs } from '../../../shared/calls/is-refused-as';
import { useChange } from '../shared/calls/use-change';
import { formatKroner, kronerIn } from '../shared/format';
import styles from './invoices.module.css';
import { useOfferUnpaid } from './use-offer-unpaid';

const words = adminInvoices.partPayment;

type PartPaymentProps = {
  id: string;
  /** What was paid of it as it was chosen. */
  from: number | undefined;
  /** It is recorded, or has to be looked at anew first. */
  onDone: () => void;
};

/** What came in for an invoice and is not all that it owes, as by another KID than its own. */
export function PartPayment({ id, from, onDone }: PartPaymentProps) {
  const [amount, setAmount] = useState('');
  const [pay, { isLoading }] = useMarkInvoicesPaidMutation();
  const { form, errors, show } = useFieldErrors<'amount'>();
  const change = useChange();
  const offerUnpaid = useOfferUnpaid();

  const record = async () => {
    const kroner = kronerIn(amount) ?? 0;
    const wrong =
      kroner > MOST_PAID ? words.tooMuch(formatKroner(MOST_PAID)) : kroner === 0 && words.wrong;
    if (show(wrong ? { amount: wrong } : {})) return;
    const call = pay({ paidInvoicesDto: { ids: [id], amount: kroner, from } });
    const isRecorded = await change(call, words.toast);
    const { data, error } = await call;
    if (isRecorded || isRefusedAs(error, 'invoice-changed')) onDone();
    offerUnpaid([id], data?.payments, words.recorded);
  };

  return (
    <FoldOut
      label={words.open}
      size="small"
      form={form}
      className={styles.part}
      onSend={() => void record()}
    >
      <TextField
        label={words.amount}
        error={errors.amount}
        inputMode="decimal"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Button type="submit" size="small" busy={isLoading}>
        {words.send}
      </Button>
    </FoldOut>
  );
}
