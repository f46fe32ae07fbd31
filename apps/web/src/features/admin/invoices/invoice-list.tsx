import {
  useMarkInvoicesPaidBackMutation,
  useMarkInvoicesPaidMutation,
  useMarkInvoicesUnpaidMutation,
  type InvoiceDto,
  type MarkedInvoicesDto,
} from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { undoneToast, adminUndo } from '../../../content/admin/admin-undo';
import type { ToastText } from '../../../content/types';
import { Button, SideButton } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { isRefusedAs } from '../../../shared/calls/problem-of';
import { useChange, useToast } from '../shared/calls/use-change';
import { useWithEach } from '../shared/calls/use-with-each';
import { counted, formatKroner, kronerIn } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { DataTable } from '../shared/lists/data-table';
import { MarkBar, useChosen } from '../shared/lists/list-card';
import { invoiceColumns } from './invoice-columns';
import { MAX_PAID } from '@boligstyling/domain';
import { useState } from 'react';
import { TextField } from '../../../shared/ui/fields/field';
import { FoldOut } from '../../../shared/ui/fold-out';
import { useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import styles from './invoices.module.css';
import { useOfferUndo, useTellUndone } from '../shared/undo/undo';

const words = adminInvoices.partPayment;

type PartPaymentProps = {
  id: string;
  from: number | undefined;
  onDone: () => void;
};

/** For example under another invoice's KID. */
function PartPayment({ id, from, onDone }: PartPaymentProps) {
  const [amount, setAmount] = useState('');
  const [pay, { isLoading }] = useMarkInvoicesPaidMutation();
  const { form, errors, show } = useFieldErrors<'amount'>();
  const change = useChange();
  const offerUnpaid = useOfferUnpaid();

  const record = async () => {
    const kroner = kronerIn(amount) ?? 0;
    const wrong =
      kroner > MAX_PAID ? words.tooMuch(formatKroner(MAX_PAID)) : kroner === 0 && words.wrong;
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

const { bulk } = adminInvoices;

type Answer = { data?: MarkedInvoicesDto; error?: unknown };

const eachToast =
  (whole: ToastText) =>
  (done: number, all: number, reason: string | undefined): ToastText =>
    done === all ? whole : bulk.partly(done, all, reason);

const unpaidToast = (done: number, all: number, reason: string | undefined) =>
  done === all ? bulk.unpaidToast : undoneToast(done, all, reason);

type Marked = Pick<MarkedInvoicesDto, 'payments'>;

const unless = (nothing: string) => ({
  whyNot: ({ payments }: Marked) => (payments.length === 0 ? nothing : undefined),
});

export function InvoiceList({ invoices }: { invoices: readonly InvoiceDto[] }) {
  const { ids, has, chooseOne, drop, seenOf } = useChosenInvoices(invoices);
  const [pay] = useMarkInvoicesPaidMutation();
  const [payBack] = useMarkInvoicesPaidBackMutation();
  const [undo] = useMarkInvoicesUnpaidMutation();
  const paying = useWithEach<string>(eachToast(bulk.paidToast));
  const payingBack = useWithEach<string>(eachToast(bulk.paidBackToast));
  const undoing = useWithEach<string>(unpaidToast);
  const offerUnpaid = useOfferUnpaid();
  const maySettle = useMay()('settle');

  const asSeen =
    (mark: (seen: { ids: string[]; from?: number }) => PromiseLike<Answer>) =>
    async (id: string) => {
      const answer = await mark({ ids: [id], from: seenOf(id) });
      if (!answer.error || isRefusedAs(answer.error, 'invoice-changed')) drop([id]);
      return answer;
    };
  const offerBack = (done: readonly { item: string; data?: Marked }[], how: string) =>
    offerUnpaid(
      done.map(({ item }) => item),
      done.flatMap(({ data }) => data?.payments ?? []),
      how,
    );

  const markPaid = async () => {
    const payOne = asSeen((seen) => pay({ paidInvoicesDto: seen }));
    const { done } = await paying.withEach(ids, payOne, unless(bulk.nothingDue));
    offerBack(done, adminInvoices.states.paid.toLowerCase());
  };
  const overpaid = invoices.flatMap(({ id, balance }) => (has(id) && balance < 0 ? id : []));
  const markPaidBack = async () => {
    const payBackOne = asSeen((seen) => payBack({ invoiceIdsDto: seen }));
    const { done } = await payingBack.withEach(overpaid, payBackOne, unless(bulk.nothingToPayBack));
    offerBack(done, bulk.paidBack);
  };
  const markUnpaid = () =>
    undoing.withEach(
      ids,
      asSeen((seen) => undo({ undoInvoicesDto: seen })),
      unless(bulk.nothingByHand),
    );
  const choice = {
    title: adminInvoices.columns.choose,
    cell: (invoice: InvoiceDto) =>
      invoice.kind === 'invoice' && maySettle ? (
        <Checkbox
          label={invoice.number}
          checked={has(invoice.id)}
          onChange={({ target }) => chooseOne(invoice, target.checked)}
        />
      ) : (
        invoice.number
      ),
  };

  return (
    <>
      {ids.length > 0 && (
        <MarkBar label={bulk.label} chosen={counted(ids.length, bulk.chosen)}>
          <Button size="small" busy={paying.isBusy} onClick={() => void markPaid()}>
            {bulk.pay}
          </Button>
          {ids.length === 1 && (
            <PartPayment
              key={ids[0]}
              id={ids[0]!}
              from={seenOf(ids[0]!)}
              onDone={() => drop(ids)}
            />
          )}
          {overpaid.length > 0 && (
            <SideButton busy={payingBack.isBusy} onClick={() => void markPaidBack()}>
              {bulk.payBack}
            </SideButton>
          )}
          <SideButton busy={undoing.isBusy} onClick={() => void markUnpaid()}>
            {bulk.undo}
          </SideButton>
        </MarkBar>
      )}
      <DataTable rows={invoices} columns={[choice, ...invoiceColumns]} />
    </>
  );
}

/** A refetch after a lost answer must not change amounts that the user has not seen. */
function useChosenInvoices(invoices: readonly InvoiceDto[]) {
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
    seenOf: (id: string) => seen[id],
  };
}

/** Marks made since then stay. */
function useOfferUnpaid() {
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
    const toastOf = undoneToast(done, payments.length, adminUndo.changedSince);
    toast(toastOf, done === payments.length ? undefined : 'destructive');
    return isSettled;
  };

  return (ids: string[], payments: string[] = [], how: string) => {
    if (payments.length === 0) return;
    const what = `${counted(payments.length, adminInvoices.bulk.invoices)}: ${how}`;
    offerUndo({ what, undo: () => putBack(ids, payments) });
  };
}
