import { useListInvoicesQuery } from '@boligstyling/api-client/admin';
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
import { INVOICE_FILTER, SHOWN, tablePath, toInvoicesArgs } from './invoice-args';
import { InvoiceList } from './invoice-list';
import { InvoiceTotals } from './invoice-totals';
import { IssueInvoices } from './issue-invoices';
import { OperatorCard } from './operator-card';

/** What partners are billed, and what they have paid. */
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
