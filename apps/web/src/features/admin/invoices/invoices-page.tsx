import {
  useListInvoicesQuery,
  type ListInvoicesApiArg,
  type InvoiceTotalsDto,
  useIssueInvoicesMutation,
  type InvoiceRunDto,
} from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Allowed } from '../shared/session/allowed';
import { AdminPage } from '../shared/ui/admin-page';
import { Choose, optionsOf } from '../shared/ui/choose';
import { ChoosePartner } from '../shared/ui/choose-partner';
import { DownloadButton } from '../shared/ui/download-button';
import { FilterBar } from '../shared/lists/filter-bar';
import { ListCard } from '../shared/lists/list-card';
import { foundOf } from '../shared/ui/load-state';
import { noneFound } from '../shared/lists/nothing-in';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { BankFile } from './bank-file';
import { BankLines } from './bank-lines';
import { InvoiceList } from './invoice-list';
import { OperatorCard } from './operator-card';
import { isId, PAGE_SIZE } from '../shared/address-values';
import { SumCard } from '../shared/lists/sum-card';
import styles from './invoices.module.css';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useChange } from '../shared/calls/use-change';

const words = adminInvoices.run;

export function IssueInvoices() {
  const [issue, { isLoading }] = useIssueInvoicesMutation();
  const [run, setRun] = useState<InvoiceRunDto>();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const start = async () => {
    const call = issue();
    if (await change(call)) setRun((await call).data);
    setIsAsking(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {words.start}
      </Button>
      {isAsking && (
        <Dialog title={words.start} onClose={() => setIsAsking(false)}>
          <p className={styles.facts}>{words.question}</p>
          <div className={styles.end}>
            <Button busy={isLoading} onClick={() => void start()}>
              {words.yes}
            </Button>
          </div>
        </Dialog>
      )}
      {run && (
        <Dialog title={words.done} onClose={() => setRun(undefined)}>
          <p>{words.issued(run.invoices, run.credit_notes)}</p>
          {run.left_out.length > 0 && (
            <div className={styles.missing}>
              <p>{words.leftOut}</p>
              <ul>
                {run.left_out.map(({ partner_id, reason }) => (
                  <li key={partner_id}>{reason}</li>
                ))}
              </ul>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}

const SUMS = ['owed', 'paid', 'invoiced', 'credited'] as const;

function InvoiceTotals({ totals }: { totals: InvoiceTotalsDto }) {
  return (
    <dl className={styles.totals}>
      {SUMS.map((sum) => (
        <SumCard key={sum} title={adminInvoices.totals[sum]} sum={totals[sum]} />
      ))}
    </dl>
  );
}

const INVOICE_FILTER = ['partner', 'vis', 'side'] as const;
type InvoiceFilterValues = Record<(typeof INVOICE_FILTER)[number], string>;

const SHOWN = ['ubetalt', 'forfalt', 'for-mye', 'fakturaer', 'kreditnotaer'] as const;
const ARGS: Record<string, ListInvoicesApiArg> = {
  ubetalt: { show: 'owed' },
  forfalt: { show: 'overdue' },
  'for-mye': { show: 'overpaid' },
  fakturaer: { kind: 'invoice' },
  kreditnotaer: { kind: 'credit-note' },
} satisfies Record<(typeof SHOWN)[number], ListInvoicesApiArg>;

export const toInvoicesArgs = ({
  partner,
  vis,
  side,
}: InvoiceFilterValues): ListInvoicesApiArg => ({
  ...(isId(partner) && { partnerId: partner }),
  ...ARGS[vis],
  ...(/^\d+$/.test(side) && { cursor: side }),
  limit: PAGE_SIZE,
});

export function tablePath(values: InvoiceFilterValues): string {
  const { partnerId, kind, show } = toInvoicesArgs(values);
  const given = { partner_id: partnerId, kind, show };
  const query = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/api/admin/invoices.csv?${new URLSearchParams(query)}`;
}

export function InvoicesPage() {
  const { values, isNarrowed, narrow, pager } = usePagedFilter(INVOICE_FILTER);
  const list = useListInvoicesQuery(toInvoicesArgs(values));
  const found = foundOf(list);

  return (
    <AdminPage
      page="adminInvoices"
      title={adminInvoices.title}
      aside={
        <Allowed to="settle">
          <IssueInvoices />
        </Allowed>
      }
    >
      {found && <InvoiceTotals totals={found.totals} />}
      <ListCard
        of={list}
        title={adminInvoices.list}
        aside={
          <Allowed to="export">
            <DownloadButton
              label={adminInvoices.download}
              name={adminInvoices.tableName}
              path={tablePath(values)}
              failed={adminInvoices.downloadFailed}
            />
          </Allowed>
        }
        filters={
          <FilterBar label={adminInvoices.filterLabel}>
            <ChoosePartner
              label={adminInvoices.partner}
              value={values.partner}
              onChoose={(partner) => narrow({ partner })}
            />
            <Choose
              label={adminInvoices.show}
              options={optionsOf(SHOWN, adminInvoices.shown)}
              value={values.vis}
              onChoose={(vis) => narrow({ vis })}
            />
          </FilterBar>
        }
        empty={({ invoices }) => invoices.length === 0 && noneFound(adminInvoices, isNarrowed)}
        pager={pager}
      >
        {({ invoices }) => <InvoiceList invoices={invoices} />}
      </ListCard>
      <Allowed to="settle">
        <BankFile />
      </Allowed>
      <BankLines />
      <OperatorCard />
    </AdminPage>
  );
}
