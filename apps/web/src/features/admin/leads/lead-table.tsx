import {
  type LeadDto,
  useDeleteLeadMutation,
  useReleaseLeadMutation,
} from '@boligstyling/api-client/admin';
import { placeName, DEFAULT_LEAD_SORT, type LeadOrder, telOf } from '@boligstyling/domain';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { adminLeads } from '../../../content/admin/admin-leads';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { useMay } from '../shared/session/use-may';
import { RowButton, RowLink } from '../shared/lists/row-action';
import {
  actionsColumn,
  DataTable,
  Nothing,
  RowActions,
  type Column,
} from '../shared/lists/data-table';
import { contactLink } from './panel/lead-facts';
import styles from './leads.module.css';
import type { Selection } from './bulk-bar';
import { StatusChip } from './status-chip';
import { Link, useLocation } from 'react-router-dom';
import { adminBulk } from '../../../content/admin/admin-bulk';
import { BESIDE_PAGE } from '../../../shared/layout/page-entry';
import { openLeadAddress } from '../shared/open-lead-address';
import { useState } from 'react';
import { adminLead } from '../../../content/admin/admin-lead';
import { useChange, useChangeButton } from '../shared/calls/use-change';
import { Confirm } from '../shared/ui/confirm';

type LeadTableProps = {
  leads: readonly LeadDto[];
  sort: string;
  openId: string | undefined;
  /** Undefined if the user may do nothing with them. */
  selection: Selection | undefined;
  onSort: (sort: string) => void;
  onOpen: (id: string) => void;
};

const titles = adminLeads.columns;
const place = ({ location }: LeadDto) => placeName(location);

const service: Column<LeadDto> = {
  title: titles.service,
  kind: 'words',
  cell: ({ service_type }) => service_type,
};
const city: Column<LeadDto> = { title: titles.city, cell: place };
const message: Column<LeadDto> = {
  title: titles.message,
  cell: ({ message }) =>
    message ? (
      <span className={styles.message}>{message}</span>
    ) : (
      <Nothing>{adminLeads.noMessage}</Nothing>
    ),
};
const status: Column<LeadDto> = {
  title: titles.status,
  kind: 'beside',
  cell: ({ suspicion, status, merged_into }) => (
    <span className={styles.chips}>
      {suspicion ? <Chip tone="neutral">{adminLeads.held}</Chip> : <StatusChip status={status} />}
      {merged_into && <Chip tone="neutral">{adminLeads.hasMerged}</Chip>}
    </span>
  ),
};

export function LeadTable(props: LeadTableProps) {
  const { leads, sort, openId, selection, onSort, onOpen } = props;
  const brand = useRuntimeConfig();
  const mayContact = useMay()('contact');
  const byName = { label: titles.customer, field: 'customer_name', sort, onSort } as const;
  const customer: Column<LeadDto> = {
    title: titles.customer,
    head: mayContact ? <SortButton {...byName} /> : undefined,
    cell: (lead) => (
      <LeadName
        lead={lead}
        isSelected={selection?.selected.has(lead.id) ?? false}
        onToggle={selection && (() => selection.toggle(lead))}
      />
    ),
    under: (lead) =>
      openId ? adminLeads.serviceIn(lead.service_type, place(lead)) : lead.customer_email,
  };
  const date: Column<LeadDto> = {
    title: titles.date,
    head: <SortButton label={titles.date} field="received_at" {...{ sort, onSort }} />,
    kind: 'number',
    cell: (lead) => formatMoment(lead.created_at),
  };
  const actions = actionsColumn(titles, (lead: LeadDto) => (
    <RowActions>
      <RowButton
        label={adminLeads.details}
        of={lead.customer_name}
        onClick={() => onOpen(lead.id)}
      />
      {lead.suspicion ? (
        <HeldActions lead={lead} />
      ) : (
        mayContact && (
          <RowLink
            aria-label={`${adminLeads.contact}: ${lead.customer_name}`}
            href={lead.customer_email ? contactLink(lead, brand) : telOf(lead.customer_phone)}
          >
            {adminLeads.contact}
          </RowLink>
        )
      )}
    </RowActions>
  ));
  const columns = openId
    ? [customer, status, date]
    : [customer, service, city, message, status, date, actions];
  return (
    <DataTable
      rows={leads}
      columns={columns}
      isMarked={({ id }) => id === openId || Boolean(selection?.selected.has(id))}
    />
  );
}

type LeadNameProps = {
  lead: LeadDto;
  isSelected: boolean;
  onToggle: (() => void) | undefined;
};

function LeadName({ lead, isSelected, onToggle }: LeadNameProps) {
  const { search, state } = useLocation();
  return (
    <span className={styles.named}>
      {onToggle && (
        <label className={styles.select}>
          <input
            type="checkbox"
            aria-label={adminBulk.select(lead.customer_name)}
            checked={isSelected}
            onChange={onToggle}
          />
        </label>
      )}
      <Link
        className={styles.name}
        to={{ pathname: openLeadAddress(lead.id), search }}
        state={{ ...state, ...BESIDE_PAGE, fromQueue: false }}
        data-lead={lead.id}
      >
        {lead.customer_name}
      </Link>
    </span>
  );
}

type SortButtonProps = {
  label: string;
  field: LeadOrder;
  /** A minus reverses; empty is newest first. */
  sort: string;
  onSort: (sort: string) => void;
};

function SortButton({ label, field, sort, onSort }: SortButtonProps) {
  const order = directionOf(field, sort || DEFAULT_LEAD_SORT);
  const isDateFirst = field === 'received_at' && !order;
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        className={styles.sort}
        data-order={order}
        onClick={() => onSort(order === 'ascending' || isDateFirst ? `-${field}` : field)}
      >
        {label}
      </button>
    </th>
  );
}

function directionOf(field: string, sort: string): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

function HeldActions({ lead }: { lead: Pick<LeadDto, 'id' | 'customer_name'> }) {
  const { id, customer_name: name } = lead;
  const release = useChangeButton(useReleaseLeadMutation());
  const [erase, erasing] = useDeleteLeadMutation();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();
  const may = useMay();

  const eraseNow = async () => {
    await change(erase({ id }), adminLead.erased);
    setIsAsking(false);
  };
  if (isAsking) {
    return (
      <Confirm
        question={adminLead.eraseQuestion(name, 0)}
        yes={adminLead.eraseNow}
        busy={erasing.isLoading}
        onYes={() => void eraseNow()}
        onNo={() => setIsAsking(false)}
      />
    );
  }
  return (
    <>
      {may('work') && (
        <RowButton
          label={adminLead.releaseShort}
          of={name}
          {...release({ id }, adminLead.released)}
        />
      )}
      {may('erase') && (
        <RowButton label={adminLead.eraseShort} of={name} onClick={() => setIsAsking(true)} />
      )}
    </>
  );
}
