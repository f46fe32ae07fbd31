import type { LeadDto } from '@boligstyling/api-client/admin';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { adminLeads } from '../../../content/admin-leads';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { RowButton, RowLink } from '../shared/ui/row-action';
import table from '../shared/ui/table.module.css';
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

const { columns } = adminLeads;

/** One page of leads. */
export function LeadTable({ leads, sort, onSort, onOpen }: LeadTableProps) {
  const brand = useRuntimeConfig();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <SortButton label={columns.customer} field="customer_name" {...{ sort, onSort }} />
          <th scope="col">{columns.service}</th>
          <th scope="col">{columns.city}</th>
          <th scope="col">{columns.message}</th>
          <th scope="col">{columns.status}</th>
          <SortButton label={columns.date} field="received_at" {...{ sort, onSort }} />
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr key={lead.id}>
            <th scope="row">
              {lead.customer_name}
              <span className={table.under}>{lead.customer_email}</span>
            </th>
            <td className={table.words} data-column={columns.service}>
              {lead.service_type}
            </td>
            <td data-column={columns.city}>{lead.location}</td>
            <td data-column={columns.message}>
              {lead.message ? (
                <span className={styles.message}>{lead.message}</span>
              ) : (
                <span className={table.empty}>{adminLeads.noMessage}</span>
              )}
            </td>
            <td className={table.beside} data-column={columns.status}>
              {lead.suspicion ? (
                <Chip tone="neutral">{adminLeads.held}</Chip>
              ) : (
                <StatusChip status={lead.status} />
              )}
            </td>
            <td className={table.number} data-column={columns.date}>
              {formatMoment(lead.created_at)}
            </td>
            <td>
              <div className={table.actions}>
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
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
