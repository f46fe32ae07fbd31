import {
  type DecideBankLineDto,
  type KeptBankLineDto,
  useDecideBankLineMutation,
  useListBankLinesQuery,
  usePlaceBankLineMutation,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminBankLines as words } from '../../../content/admin/admin-bank-lines';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { formatDay, formatMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { useChange } from '../shared/calls/use-change';
import { formatMoney, kronerIn } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { Card } from '../shared/ui/card';
import {
  actionsColumn,
  type Column,
  DataTable,
  Nothing,
  RowActions,
} from '../shared/lists/data-table';
import { LoadState } from '../shared/ui/load-state';
import { ReasonDialog } from '../shared/ui/reason-dialog';
import { RowButton } from '../shared/lists/row-action';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { TextField } from '../../../shared/ui/fields/field';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';

export function bankAmount({ amount, currency }: { amount: number; currency: string }): string {
  return currency === 'NOK'
    ? formatMoney(amount)
    : amount.toLocaleString('nb-NO', { style: 'currency', currency });
}

const SHOWN = ['waiting', 'decided'] as const;

const columns: readonly Column<KeptBankLineDto>[] = [
  {
    title: words.columns.payer,
    cell: ({ payer }) => payer || <Nothing>{words.noPayer}</Nothing>,
    under: ({ text }) => text,
  },
  { title: words.columns.kid, cell: ({ kid }) => kid || <Nothing>{words.noKid}</Nothing> },
  { title: words.columns.day, kind: 'number', cell: ({ booked_on }) => formatDay(booked_on) },
  {
    title: words.columns.amount,
    kind: 'amount',
    cell: bankAmount,
    under: ({ placed, rest }) => placed !== 0 && rest && words.rest(formatMoney(rest)),
  },
  {
    title: words.columns.state,
    kind: 'words',
    cell: stateOf,
    under: ({ decisions }) =>
      decisions.map(({ act, at, reason }) => (
        <span key={at}>{`${words.acts[act]} ${formatMoment(at)}: ${reason} `}</span>
      )),
  },
];

const BOOKED: readonly KeptBankLineDto['outcome'][] = [
  ...(['matched', 'part-paid', 'overpaid', 'reversed'] as const),
];

function stateOf({ outcome, doubt }: KeptBankLineDto): string {
  if (BOOKED.includes(outcome)) return words.reversed;
  return doubt ?? adminInvoices.bank.outcomes[outcome];
}

type Act = DecideBankLineDto['act'];

export function BankLines() {
  const [show, setShow] = useState<(typeof SHOWN)[number]>('waiting');
  const lines = useListBankLinesQuery({ show });
  const maySettle = useMay()('settle');
  // The row disappears once a colleague has decided it.
  const [opened, setOpened] = useState<{ line: KeptBankLineDto; act: Act | 'placed' }>();
  const onClose = () => setOpened(undefined);

  const actions = actionsColumn<KeptBankLineDto>(words.columns, (line) => {
    const of = `${line.payer} ${bankAmount(line)}`.trim();
    const acts = line.waiting ? (['sent-back', 'explained'] as const) : (['reopened'] as const);
    return (
      <RowActions>
        {maySettle && line.waiting && (
          <RowButton
            label={words.place}
            of={of}
            onClick={() => setOpened({ line, act: 'placed' })}
          />
        )}
        {maySettle &&
          acts.map((act) => (
            <RowButton
              key={act}
              label={words.decide[act].button}
              of={of}
              onClick={() => setOpened({ line, act })}
            />
          ))}
      </RowActions>
    );
  });
  const choices = SHOWN.map((each) => (
    <Button
      key={each}
      size="small"
      variant={show === each ? undefined : 'outline'}
      aria-pressed={show === each}
      onClick={() => setShow(each)}
    >
      {words.shown[each]}
    </Button>
  ));
  return (
    <Card title={words.title} intro={words.intro} aside={<RowActions>{choices}</RowActions>}>
      <LoadState of={lines}>
        {({ lines: rows }) =>
          rows.length > 0 ? (
            <DataTable rows={rows} columns={[...columns, actions]} />
          ) : (
            <p>{words.none[show]}</p>
          )
        }
      </LoadState>
      {opened?.act === 'placed' && <PlaceBankLine line={opened.line} onClose={onClose} />}
      {opened && opened.act !== 'placed' && (
        <Decide line={opened.line} act={opened.act} onClose={onClose} />
      )}
    </Card>
  );
}

type DecideProps = { line: KeptBankLineDto; act: Act; onClose: () => void };

function Decide({ line: { id }, act, onClose }: DecideProps) {
  const [decide, { isLoading }] = useDecideBankLineMutation();
  const change = useChange();
  const { title, text, button } = words.decide[act];
  const send = (reason: string) =>
    change(decide({ id, decideBankLineDto: { act, reason } }), words.decided);
  return (
    <ReasonDialog
      title={title}
      text={text}
      send={button}
      of={id}
      busy={isLoading}
      onSend={send}
      onClose={onClose}
    />
  );
}

type PlaceBankLineProps = { line: KeptBankLineDto; onClose: () => void };

function PlaceBankLine({ line, onClose }: PlaceBankLineProps) {
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
