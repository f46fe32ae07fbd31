import type { LeadDto } from '@boligstyling/api-client/admin';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { adminLeads } from '../../../content/admin-leads';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { RowButton, RowLink } from '../shared/ui/row-action';
import { DataTable, Nothing, RowActions, type Column } from '../shared/ui/data-table';
import { contactLink } from './contact-link';
import styles from './leads.module.css';
import { SortButton } from './sort-button';
import { StatusChip } from './status-chip';

type LeadTableProps = {
  leads: readonly LeadDto[];
  sort: string;
  onSort: (sort: string) => void;
  onOpen: (id: string) => void;
};

const titles = adminLeads.columns;

const columns: readonly Column<LeadDto>[] = [
  { title: titles.service, kind: 'words', cell: ({ service_type }) => service_type },
  { title: titles.city, cell: ({ location }) => location },
  {
    title: titles.message,
    cell: ({ message }) =>
      message ? (
        <span className={styles.message}>{message}</span>
      ) : (
        <Nothing>{adminLeads.noMessage}</Nothing>
      ),
  },
  {
    title: titles.status,
    kind: 'beside',
    cell: ({ suspicion, status }) =>
      suspicion ? <Chip tone="neutral">{adminLeads.held}</Chip> : <StatusChip status={status} />,
  },
];

/** One page of leads. */
export function LeadTable({ leads, sort, onSort, onOpen }: LeadTableProps) {
  const brand = useRuntimeConfig();
  const customer: Column<LeadDto> = {
    title: titles.customer,
    head: <SortButton label={titles.customer} field="customer_name" {...{ sort, onSort }} />,
    cell: (lead) => lead.customer_name,
    under: (lead) => lead.customer_email,
  };
  const date: Column<LeadDto> = {
    title: titles.date,
    head: <SortButton label={titles.date} field="received_at" {...{ sort, onSort }} />,
    kind: 'number',
    cell: (lead) => formatMoment(lead.created_at),
  };
  const actions: Column<LeadDto> = {
    title: titles.actions,
    kind: 'actions',
    cell: (lead) => (
      <RowActions>
        <RowButton
          aria-label={`${adminLeads.details}: ${lead.customer_name}`}
          onClick={() => onOpen(lead.id)}
        >
          {adminLeads.details}
        </RowButton>
        <RowLink
          aria-label={`${adminLeads.contact}: ${lead.customer_name}`}
          href={contactLink(lead, brand)}
        >
          {adminLeads.contact}
        </RowLink>
      </RowActions>
    ),
  };
  return (
    <DataTable rows={leads} idOf={({ id }) => id} columns={[customer, ...columns, date, actions]} />
  );
}
