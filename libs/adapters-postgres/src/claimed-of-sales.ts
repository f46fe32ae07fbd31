import type { ClaimedSaleNotice } from '@boligstyling/application';
import type { Partner } from '@boligstyling/domain';
import type { Pool } from 'pg';
import type { ClaimedRow } from './outgoing-rows.js';
import { PARTNER_COLUMNS } from './partner-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from './sale-rows.js';

const SALES = `select ${SALE_COLUMNS} from sale s where s.id = any($1::uuid[])`;
const PARTNERS = `select ${PARTNER_COLUMNS} from partner p where p.id = any($1::uuid[])`;

/** The rows that tell partners of sales whose leads are erased. */
export async function claimedOfSales(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<ClaimedSaleNotice[]> {
  const saleIds = rows.flatMap(({ saleId }) => saleId ?? []);
  if (saleIds.length === 0) return [];
  const sales = (await pool.query<SaleRow>(SALES, [saleIds])).rows.map(toSale);
  const partnerIds = sales.map(({ partnerId }) => partnerId);
  const partners = (await pool.query<Partner>(PARTNERS, [partnerIds])).rows;
  return rows.flatMap(({ id, attempts, saleId }) => {
    const sale = sales.find((each) => each.id === saleId);
    const partner = partners.find((each) => each.id === sale?.partnerId);
    if (!sale || !partner) return [];
    return [{ id, attempts, kind: 'sale-ruling', requestId: null, sale, partner } as const];
  });
}
