import {
  useListInvoicesQuery,
  type ListInvoicesApiArg,
  type InvoiceTotalsDto,
} from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Allowed } from '../shared/session/use-may';
import { AdminPage } from '../shared/ui/admin-page';
import { Choose, ChoosePartner, conditionsOf, optionsOf } from '../shared/ui/choose';
import { DownloadButton } from '../shared/ui/download-button';
import { FilterBar, ListCard, noneFound, SumCard } from '../shared/lists/list-card';
import { foundOf } from '../shared/ui/load-state';
import { usePagedFilter, PAGE_SIZE } from '../shared/lists/use-paged-filter';
import { BankFile, BankLines } from './bank-lines';
import { InvoiceList } from './invoice-list';
import { IssueInvoices } from './issue-invoices';
import { OperatorCard } from './operator-card';
import { addressesOf, filterOf, filterQueryOf, INVOICE_FILTER } from '@boligstyling/domain';
import styles from './invoices.module.css';

const SUMS = ['due', 'paid', 'invoiced', 'credited'] as const;

function InvoiceTotals({ totals }: { totals: InvoiceTotalsDto }) {
  return (
    <dl className={styles.totals}>
      {SUMS.map((sum) => (
        <SumCard key={sum} title={adminInvoices.totals[sum]} sum={totals[sum]} />
      ))}
    </dl>
  );
}

const ADDRESS = [...addressesOf(INVOICE_FILTER), 'side'] as const;
type InvoiceValues = Record<(typeof ADDRESS)[number], string>;

const SHOWN = Object.values(INVOICE_FILTER.show.words);

export const toInvoicesArgs = (values: InvoiceValues): ListInvoicesApiArg => ({
  ...filterOf(INVOICE_FILTER, values),
  ...(/^\d+$/.test(values.side) && { cursor: values.side }),
  limit: PAGE_SIZE,
});

export const tablePath = (values: InvoiceValues): string =>
  `/api/admin/invoices.csv?${new URLSearchParams(filterQueryOf(INVOICE_FILTER, values))}`;

export function InvoicesPage() {
  const { values, isNarrowed, narrow, pager } = usePagedFilter(ADDRESS);
  const condition = conditionsOf(INVOICE_FILTER, values, narrow);
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
            <ChoosePartner {...condition('partnerId')} />
            <Choose {...condition('show')} options={optionsOf(SHOWN, adminInvoices.shown)} />
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
