import {
  type DraftInvoiceDto,
  type HeldBackDto,
  type InvoicePreviewDto,
  type InvoiceRunDto,
  useIssueInvoicesMutation,
  usePreviewInvoicesQuery,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { isRefusedAs } from '../../../shared/calls/problem-of';
import { basedOn } from '../../../shared/calls/versions';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useChange } from '../shared/calls/use-change';
import { counted, formatMoney } from '../shared/format';
import { type Column, DataTable } from '../shared/lists/data-table';
import { LoadState } from '../shared/ui/load-state';
import styles from './invoices.module.css';

const words = adminInvoices.run;

const documentColumns: readonly Column<DraftInvoiceDto>[] = [
  {
    title: words.columns.buyer,
    cell: ({ buyer }) => buyer,
    under: ({ kind, lines }) =>
      [kind === 'credit-note' && adminInvoices.creditNote, counted(lines, words.lines)]
        .filter(Boolean)
        .join(', '),
  },
  {
    title: words.columns.total,
    kind: 'amount',
    cell: ({ kind, total }) => formatMoney(kind === 'invoice' ? total : -total),
    under: ({ vat }) => vat !== 0 && words.vat(formatMoney(vat)),
  },
];

const heldBackColumns: readonly Column<HeldBackDto>[] = [
  {
    title: words.columns.partner,
    cell: ({ partner_name }) => partner_name,
    under: ({ sales, reason }) => `${counted(sales, words.lines)}, ${words.heldBack[reason]}`,
  },
  {
    title: words.columns.amount,
    kind: 'amount',
    cell: ({ amount }) => formatMoney(amount),
  },
];

export function IssueInvoices() {
  const [run, setRun] = useState<InvoiceRunDto>();
  const [isAsking, setIsAsking] = useState(false);
  const onRun = (issued: InvoiceRunDto | undefined) => {
    setRun(issued);
    setIsAsking(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {words.start}
      </Button>
      {isAsking && <PreviewDialog onRun={onRun} onClose={() => setIsAsking(false)} />}
      {run && (
        <Dialog title={words.done} onClose={() => setRun(undefined)}>
          <p>{words.issued(run.invoices, run.credit_notes)}</p>
          <LeftOut leftOut={run.left_out} />
        </Dialog>
      )}
    </>
  );
}

type PreviewDialogProps = {
  onRun: (run: InvoiceRunDto | undefined) => void;
  onClose: () => void;
};

function PreviewDialog({ onRun, onClose }: PreviewDialogProps) {
  const preview = usePreviewInvoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [issue, { isLoading }] = useIssueInvoicesMutation();
  const change = useChange();

  const start = async (seen: InvoicePreviewDto) => {
    const call = issue(basedOn(seen));
    const isIssued = await change(call);
    const { data, error } = await call;
    if (isRefusedAs(error, 'version-stale')) await preview.refetch();
    else onRun(isIssued ? data : undefined);
  };
  return (
    <Dialog title={words.start} onClose={onClose}>
      <LoadState of={{ ...preview, data: preview.isFetching ? undefined : preview.data }}>
        {(seen) => (
          <Preview of={seen}>
            <Button
              busy={isLoading}
              disabled={seen.documents.length === 0}
              onClick={() => void start(seen)}
            >
              {words.yes}
            </Button>
          </Preview>
        )}
      </LoadState>
    </Dialog>
  );
}

const indexed = <Row,>(rows: readonly Row[]) => rows.map((row, nth) => ({ ...row, id: `${nth}` }));

function Preview({ of, children }: { of: InvoicePreviewDto; children: React.ReactNode }) {
  const { documents, total, left_out, held_back } = of;
  return (
    <>
      {documents.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <p className={styles.facts}>{words.question}</p>
          <DataTable rows={indexed(documents)} columns={documentColumns} />
          <p className={styles.sum}>
            <span>{words.total(documents.length)}</span>
            <strong>{formatMoney(total)}</strong>
          </p>
        </>
      )}
      <LeftOut leftOut={left_out} />
      {held_back.length > 0 && (
        <>
          <h3 className={styles.waiting}>{words.heldBackTitle}</h3>
          <DataTable rows={indexed(held_back)} columns={heldBackColumns} />
        </>
      )}
      <div className={styles.end}>{children}</div>
    </>
  );
}

function LeftOut({ leftOut }: { leftOut: InvoiceRunDto['left_out'] }) {
  if (leftOut.length === 0) return null;
  return (
    <div className={styles.missing}>
      <p>{words.leftOut}</p>
      <ul>
        {leftOut.map(({ partner_id, reason }) => (
          <li key={partner_id}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
