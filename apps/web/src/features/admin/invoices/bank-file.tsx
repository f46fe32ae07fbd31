import { useImportBankFileMutation, type BankLineDto } from '@boligstyling/api-client/admin';
import { formatBankAccount } from '@boligstyling/domain';
import { useId, useState } from 'react';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { formatDay } from '../../../shared/format/moment';
import { FilePicker } from '../../../shared/ui/fields/file-picker';
import { useChange } from '../shared/calls/use-change';
import { counted } from '../shared/format';
import { Card } from '../shared/ui/card';
import { DataTable, Nothing, type Column } from '../shared/lists/data-table';
import { bankAmount } from './bank-lines';
import styles from './invoices.module.css';

const words = adminInvoices.bank;
const OUTCOMES = [
  ...(['matched', 'part-paid', 'overpaid', 'reversed', 'unknown'] as const),
  ...(['several', 'foreign', 'disagrees', 'unclear', 'other-account'] as const),
  ...(['unreadable', 'twice'] as const),
];

/** No other value of a line is unique. */
type PlacedLine = BankLineDto & { readonly nth: number };

const columns: readonly Column<PlacedLine>[] = [
  { title: words.columns.kid, cell: ({ kid }) => kid || <Nothing>{words.noKid}</Nothing> },
  {
    title: words.columns.payer,
    cell: ({ payer }) => payer || <Nothing>{words.noPayer}</Nothing>,
    under: ({ text }) => text,
  },
  { title: words.columns.day, kind: 'number', cell: dayOf },
  { title: words.columns.amount, kind: 'amount', cell: amountIn },
  { title: words.columns.outcome, kind: 'words', cell: outcomeOf, under: reasonOf },
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
    <Card title={words.title} intro={words.intro}>
      <FilePicker
        id={id}
        label={isLoading ? words.reading : words.choose}
        accept=".xml,application/xml,text/xml"
        disabled={isLoading}
        onPick={(file) => void upload(file)}
      />
      {lines && (
        <>
          <p role="status" className={styles.facts}>
            {countsIn(lines) || words.nothing}
          </p>
          {odd.length > 0 && (
            <DataTable rows={odd} idOf={({ nth }) => String(nth)} columns={columns} />
          )}
        </>
      )}
    </Card>
  );
}

function dayOf({ booked_on }: BankLineDto) {
  return booked_on === null ? <Nothing>{words.noDay}</Nothing> : formatDay(booked_on);
}

function amountIn({ amount, currency }: BankLineDto) {
  if (amount === null || currency === null) return <Nothing>{words.noAmount}</Nothing>;
  return bankAmount({ amount, currency });
}

function reasonOf({ outcome, doubt, account }: BankLineDto): string {
  return outcome === 'other-account' ? words.account(formatBankAccount(account)) : (doubt ?? '');
}

function outcomeOf({ outcome, amount }: BankLineDto): string {
  const { reversed, outcomes } = words;
  return amount !== null && amount < 0 && outcome in reversed
    ? reversed[outcome as keyof typeof reversed]
    : outcomes[outcome];
}

function countsIn(lines: readonly BankLineDto[]): string {
  const countOf = (outcome: BankLineDto['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  return OUTCOMES.map((outcome) => [outcome, countOf(outcome)] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => counted(count, words.counts[outcome]))
    .join(' · ');
}
