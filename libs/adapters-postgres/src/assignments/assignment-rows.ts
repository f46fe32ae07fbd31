import type { PartnerAssignment, AssignmentWithSale } from '@boligstyling/application';
import type { Assignment, Partner } from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import { hasContactRow } from '../core/reveals.js';
import { PARTNER_COLUMNS } from '../tables/partner-schema.js';
import { AssignmentSchema } from '../tables/assignment-schema.js';
import {
  type Fields,
  fieldsOf,
  fromJson,
  jsonOf,
  pick,
  type RowInJson,
} from '../core/row-fields.js';
import { SALE_WITHIN, type StoredSale, toSaleWithin } from '../billing/sale-rows.js';

export const ASSIGNMENT_FIELDS: Fields<keyof Assignment> = fieldsOf(AssignmentSchema);

/** @param rows `from` clause with assignments `a` and a condition */
export const revealsAmong = (rows: string): string => `(
  select coalesce(json_agg(${jsonOf(pick(ASSIGNMENT_FIELDS, ['partnerId', 'partnerGroup']), 'a')}), '[]')
  from ${rows} and ${hasContactRow('a')})`;

const read = fromJson<Assignment>(ASSIGNMENT_FIELDS);

type AssignmentRow = Partner & { assignment: RowInJson<Assignment> };

const selected = (condition: string, more = '') => `
  select ${more}
    ${jsonOf(ASSIGNMENT_FIELDS, 'a')} as assignment,
    ${PARTNER_COLUMNS}
  from assignment a join partner p on p.id = a.partner_id
  where a.${condition} order by a.offered_at, a.id`;

/** A single lead's plan is cached; a thousand are planned by their number. */
const OF_ONE = {
  id: { name: 'assignment-by-id', text: selected('id = $1') },
  lead_id: { name: 'assignments-of-lead', text: selected('lead_id = $1') },
};

const SOLD = `${SALE_WITHIN} as sale,`;
const SOLD_OF_ONE = {
  id: { name: 'sold-assignment-by-id', text: selected('id = $1', SOLD) },
  lead_id: { name: 'sold-assignments-of-lead', text: selected('lead_id = $1', SOLD) },
};

export async function findAssignments(
  database: Pool | PoolClient,
  by: keyof typeof OF_ONE,
  ids: readonly string[],
): Promise<PartnerAssignment[]> {
  const { rows } = await (ids.length === 1
    ? database.query<AssignmentRow>(OF_ONE[by], [ids[0]])
    : database.query<AssignmentRow>(selected(`${by} = any($1)`), [ids]));
  return rows.map(toAssignment);
}

export async function findSold(
  database: Pool | PoolClient,
  by: keyof typeof SOLD_OF_ONE,
  id: string,
): Promise<AssignmentWithSale[]> {
  const { rows } = await database.query<AssignmentRow & { sale: StoredSale | null }>(
    SOLD_OF_ONE[by],
    [id],
  );
  return rows.map(({ sale, ...row }) => ({
    ...toAssignment(row),
    sale: sale && toSaleWithin(sale),
  }));
}

function toAssignment({ assignment, ...partner }: AssignmentRow): PartnerAssignment {
  return { assignment: read(assignment), partner };
}
