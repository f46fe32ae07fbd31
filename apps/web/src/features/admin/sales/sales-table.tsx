import { useMarkSaleMutation, type SaleDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths';
import { adminSales } from '../../../content/admin-sales';
import { paymentStatusWords } from '../../../content/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { useChange } from '../shared/calls/use-change';
import { formatKroner } from '../shared/format';
import { openLeadAddress } from '../shared/open-lead-address';
import { Confirm } from '../shared/ui/confirm';
import { DataTable } from '../shared/ui/data-table';
import { RowButton, RowLink } from '../shared/ui/row-action';
import table from '../shared/ui/table.module.css';

const { columns } = adminSales;
const TONES = { pending: 'new', paid: 'settled', credited: 'neutral' } as const;

/** One page of sales, newest first. */
export function SalesTable({ sales }: { sales: readonly SaleDto[] }) {
  return (
    <DataTable columns={columns}>
      {sales.map((sale) => (
        <SaleRow key={sale.id} sale={sale} />
      ))}
    </DataTable>
  );
}

function SaleRow({ sale }: { sale: SaleDto }) {
  const [mark, { isLoading }] = useMarkSaleMutation();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();
  const { id, partner_name, lead_id, payment_status, settled_at } = sale;

  const markAs = (status: 'paid' | 'credited') =>
    change(mark({ id, markSaleDto: { payment_status: status } }), adminSales[status]);

  return (
    <tr>
      <th scope="row">{partner_name}</th>
      <td data-column={columns.lead}>
        {lead_id ? (
          <RowLink href={openLeadAddress(paths.admin, lead_id)}>{adminSales.openLead}</RowLink>
        ) : (
          <span className={table.empty}>{adminSales.erased}</span>
        )}
      </td>
      <td className={table.number} data-column={columns.amount}>
        {formatKroner(sale.sale_amount)}
      </td>
      <td className={table.beside} data-column={columns.status}>
        <Chip tone={TONES[payment_status]}>{paymentStatusWords[payment_status]}</Chip>
      </td>
      <td className={table.number} data-column={columns.date}>
        {formatMoment(sale.created_at)}
      </td>
      <td className={table.number} data-column={columns.settled}>
        {settled_at ? formatMoment(settled_at) : adminSales.notSettled}
      </td>
      <td>
        {isAsking && payment_status !== 'credited' ? (
          <Confirm
            question={adminSales.creditQuestion}
            yes={adminSales.credit}
            busy={isLoading}
            onYes={() => void markAs('credited')}
            onNo={() => setIsAsking(false)}
          />
        ) : (
          <div className={table.actions}>
            {payment_status === 'pending' && (
              <RowButton
                aria-label={`${adminSales.pay}: ${partner_name}`}
                busy={isLoading}
                onClick={() => void markAs('paid')}
              >
                {adminSales.pay}
              </RowButton>
            )}
            {payment_status !== 'credited' && (
              <RowButton
                aria-label={`${adminSales.credit}: ${partner_name}`}
                onClick={() => setIsAsking(true)}
              >
                {adminSales.credit}
              </RowButton>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}
