import { useListInvoicesQuery, useListPartnersQuery } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminInvoices } from '../../../content/admin-invoices';
import { AdminPage } from '../shared/ui/admin-page';
import { Choose, optionsOf } from '../shared/ui/choose';
import { FilterBar } from '../shared/ui/filter-bar';
import { ListCard } from '../shared/ui/list-card';
import { Pager } from '../shared/ui/pager';
import { useAddressFilter } from '../shared/ui/use-address-filter';
import { BankFile } from './bank-file';
import { INVOICE_FILTER, SHOWN, toInvoicesArgs } from './invoice-args';
import { InvoiceList } from './invoice-list';
import { InvoiceTotals } from './invoice-totals';
import { IssueInvoices } from './issue-invoices';
import { OperatorCard } from './operator-card';
import { TableDownload } from './table-download';

/** What partners are billed, and what they have paid. */
export function InvoicesPage() {
  const { values, change } = useAddressFilter(INVOICE_FILTER);
  const [trail, setTrail] = useState<readonly string[]>([]);
  const list = useListInvoicesQuery(toInvoicesArgs(values));
  const { data: partners } = useListPartnersQuery({});

  const { side, ...narrowed } = values;
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const narrow = (changes: Partial<typeof narrowed>) => {
    setTrail([]);
    change({ ...changes, side: '' });
  };
  const next = (cursor: string) => {
    setTrail([...trail, side]);
    change({ side: cursor }, false);
  };
  const previous = () => {
    setTrail(trail.slice(0, -1));
    change({ side: trail.at(-1) ?? '' }, false);
  };

  return (
    <AdminPage page="adminInvoices" title={adminInvoices.title} aside={<IssueInvoices />}>
      {list.data && <InvoiceTotals totals={list.data.totals} />}
      <ListCard
        of={list}
        title={adminInvoices.list}
        aside={<TableDownload values={values} />}
        filters={
          <FilterBar label={adminInvoices.filterLabel}>
            <Choose
              label={adminInvoices.partner}
              options={(partners?.partners ?? []).map(({ id, name, company }) => ({
                value: id,
                label: `${name}, ${company}`,
              }))}
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
        empty={({ invoices }) =>
          invoices.length === 0 && {
            title: isNarrowed ? adminInvoices.noHits : adminInvoices.empty,
            text: isNarrowed ? adminInvoices.noHitsText : adminInvoices.emptyText,
          }
        }
        pager={({ next_cursor: cursor }) => (
          <Pager
            onPrevious={side ? previous : undefined}
            onNext={cursor ? () => next(cursor) : undefined}
          />
        )}
      >
        {({ invoices }) => <InvoiceList invoices={invoices} />}
      </ListCard>
      <BankFile />
      <OperatorCard />
    </AdminPage>
  );
}
