import {
  type DecideBankLineDto,
  type KeptBankLineDto,
  useDecideBankLineMutation,
  useListBankLinesQuery,
  usePlaceBankLineMutation,
  useImportBankFileMutation,
  type BankLineDto,
} from '@boligstyling/api-client/admin';
import { useState, useId } from 'react';
import { adminBankLines as words } from '../../../content/admin/admin-bank-lines';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { formatDay, formatMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { isRefusedAs } from '../../../shared/calls/problem-of';
import { useChange } from '../shared/calls/use-change';
import { formatMoney, kronerIn, counted } from '../shared/format';
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
import { ReasonDialog, AdminForm, useBegunDraft } from '../shared/ui/admin-form';
import { RowButton } from '../shared/lists/row-action';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { TextField } from '../../../shared/ui/fields/field';
import { BANK_FILE_MEGABYTES, formatBankAccount } from '@boligstyling/domain';
import { FilePicker } from '../../../shared/ui/fields/file-picker';
import styles from './invoices.module.css';

const bankFileWords = adminInvoices.bank;
const OUTCOMES = [
  ...(['matched', 'part-paid', 'overpaid', 'reversed', 'unknown'] as const),
  ...(['several', 'foreign', 'disagrees', 'unclear', 'other-account'] as const),
  ...(['unreadable', 'twice'] as const),
];

/** No other value of a line is unique. */
type PlacedLine = BankLineDto & { readonly nth: number };

const bankFileColumns: readonly Column<PlacedLine>[] = [
  {
    title: bankFileWords.columns.kid,
    cell: ({ kid }) => kid || <Nothing>{bankFileWords.noKid}</Nothing>,
  },
  {
    title: bankFileWords.columns.payer,
    cell: ({ payer }) => payer || <Nothing>{bankFileWords.noPayer}</Nothing>,
    under: ({ text }) => text,
  },
  { title: bankFileWords.columns.day, kind: 'number', cell: dayOf },
  { title: bankFileWords.columns.amount, kind: 'amount', cell: amountIn },
  { title: bankFileWords.columns.outcome, kind: 'words', cell: outcomeOf, under: reasonOf },
];

export function BankFile() {
  const id = useId();
  const [importFile, { isLoading }] = useImportBankFileMutation();
  const [lines, setLines] = useState<readonly BankLineDto[]>();
  const change = useChange();

  const upload = async (file: File) => {
    const call = importFile({ body: new Blob([file], { type: 'application/xml' }) });
    if (await change(call)) setLines((await call).data?.lines);
  };
  const odd = (lines ?? [])
    .map((line, nth) => ({ ...line, nth }))
    .filter(({ outcome }) => outcome !== 'matched');

  return (
    <Card title={bankFileWords.title} intro={bankFileWords.intro}>
      <FilePicker
        id={id}
        label={isLoading ? bankFileWords.reading : bankFileWords.choose}
        accept=".xml,application/xml,text/xml"
        megabytes={BANK_FILE_MEGABYTES}
        disabled={isLoading}
        onPick={(file) => void upload(file)}
      />
      {lines && (
        <>
          <p role="status" className={styles.facts}>
            {countsIn(lines) || bankFileWords.nothing}
          </p>
          {odd.length > 0 && (
            <DataTable rows={odd} idOf={({ nth }) => String(nth)} columns={bankFileColumns} />
          )}
        </>
      )}
    </Card>
  );
}

function dayOf({ booked_on }: BankLineDto) {
  return booked_on === null ? <Nothing>{bankFileWords.noDay}</Nothing> : formatDay(booked_on);
}

function amountIn({ amount, currency }: BankLineDto) {
  if (amount === null || currency === null) return <Nothing>{bankFileWords.noAmount}</Nothing>;
  return bankAmount({ amount, currency });
}

function reasonOf({ outcome, doubt, account }: BankLineDto): string {
  return outcome === 'other-account'
    ? bankFileWords.account(formatBankAccount(account))
    : (doubt ?? '');
}

function outcomeOf({ outcome, amount }: Pick<BankLineDto, 'outcome' | 'amount'>): string {
  const { reversed, outcomes } = bankFileWords;
  return amount !== null && amount < 0 && outcome in reversed
    ? reversed[outcome as keyof typeof reversed]
    : outcomes[outcome];
}

function countsIn(lines: readonly BankLineDto[]): string {
  const countOf = (outcome: BankLineDto['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  return OUTCOMES.map((outcome) => [outcome, countOf(outcome)] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => counted(count, bankFileWords.counts[outcome]))
    .join(' · ');
}

function bankAmount({ amount, currency }: { amount: number; currency: string }): string {
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
    under: ({ amount, rest }) => rest !== amount && rest && words.rest(formatMoney(rest)),
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

function stateOf(line: KeptBankLineDto): string {
  if (BOOKED.includes(line.outcome)) return words.reversed;
  return line.doubt ?? outcomeOf(line);
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

const isOutdated = ({ error }: { error?: unknown }) => isRefusedAs(error, 'bank-line-settled');

type DecideProps = { line: KeptBankLineDto; act: Act; onClose: () => void };

function Decide({ line: { id, placed }, act, onClose }: DecideProps) {
  const [decide, { isLoading }] = useDecideBankLineMutation();
  const change = useChange();
  const { title, text, button } = words.decide[act];
  const send = async (reason: string) => {
    const call = decide({ id, decideBankLineDto: { act, reason, from: placed } });
    const isDecided = await change(call, words.decided);
    if (isOutdated(await call)) onClose();
    return isDecided;
  };
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

function PlaceBankLine({ line, onClose }: { line: KeptBankLineDto; onClose: () => void }) {
  const { id, amount, placed: from, rest } = line;
  const [place, { isLoading }] = usePlaceBankLineMutation();
  const begun = {
    invoice_number: '',
    amount: rest === null ? '' : String(Math.abs(rest)).replace('.', ','),
  };
  const drafting = useBegunDraft(`place ${id}`, begun);
  const { draft, show, showRefused, written, beginAnew } = drafting;
  const change = useChange();

  const submit = async () => {
    const invoice_number = draft.invoice_number.trim();
    const kroner = kronerIn(draft.amount) ?? 0;
    show({
      ...(!invoice_number && { invoice_number: words.numberMissing }),
      ...(kroner <= 0 && { amount: words.amountWrong }),
    });
    if (!invoice_number || kroner <= 0) return;
    const placeBankLineDto = { invoice_number, amount: amount < 0 ? -kroner : kroner, from };
    const call = place({ id, placeBankLineDto });
    const isPlaced = await change(call, words.placed);
    if (isPlaced) beginAnew(draft);
    else showRefused((await call).error);
    if (isPlaced || isOutdated(await call)) onClose();
  };

  return (
    <Dialog title={words.placeTitle(bankAmount(line))} onClose={onClose}>
      <AdminForm
        of={drafting}
        send={words.place}
        busy={isLoading}
        onSend={submit}
        onCancel={onClose}
      >
        <p>{words.placeText}</p>
        <TextField label={words.number} inputMode="numeric" {...written('invoice_number')} />
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
