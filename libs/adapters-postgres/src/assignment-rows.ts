import type { PartnerAssignment, SoldAssignment } from '@boligstyling/application';
import type { Assignment, Partner } from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import { PARTNER_COLUMNS } from './partner-rows.js';
import { SALE_WITHIN, type StoredSale, toSaleWithin } from './sale-rows.js';
import { time } from './time.js';

type Moment = 'deadline' | 'remindAt' | 'answeredAt' | 'revealedAt' | 'reportedAt' | 'closedAt';

type StoredAssignment = Omit<Assignment, 'offeredAt' | Moment> &
  Record<Moment, string | null> & { offeredAt: string };
type AssignmentRow = Partner & { assignment: StoredAssignment };

const selected = (condition: string, more = '') => `
  select ${more}
    json_build_object('id', a.id, 'leadId', a.lead_id, 'partnerId', a.partner_id,
      'recipient', a.recipient, 'state', a.state, 'priceOre', a.price_ore,
      'offeredAt', a.offered_at, 'deadline', a.deadline, 'remindAt', a.remind_at,
      'answeredAt', a.answered_at, 'declineReason', a.decline_reason,
      'revealedAt', a.revealed_at, 'report', a.report, 'reportedAt', a.reported_at,
      'closedAt', a.closed_at, 'withdrawnBy', a.withdrawn_by) as assignment,
    ${PARTNER_COLUMNS}
  from assignment a join partner p on p.id = a.partner_id
  where a.${condition} order by a.offered_at, a.id`;

/** Those of one are planned once; those of a thousand by how many they are. */
const OF_ONE = {
  id: { name: 'assignment-by-id', text: selected('id = $1') },
  lead_id: { name: 'assignments-of-lead', text: selected('lead_id = $1') },
};

const SOLD = `${SALE_WITHIN} as sale,`;
const SOLD_OF_ONE = {
  id: { name: 'sold-assignment-by-id', text: selected('id = $1', SOLD) },
  lead_id: { name: 'sold-assignments-of-lead', text: selected('lead_id = $1', SOLD) },
};

/** Assignments with their partners, in the order they were asked. */
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

/** The same of one, each with what it has cost, as both were at one moment. */
export async function findSold(
  pool: Pool,
  by: keyof typeof SOLD_OF_ONE,
  id: string,
): Promise<SoldAssignment[]> {
  const { rows } = await pool.query<AssignmentRow & { sale: StoredSale | null }>(SOLD_OF_ONE[by], [
    id,
  ]);
  return rows.map(({ sale, ...row }) => ({
    ...toAssignment(row),
    sale: sale && toSaleWithin(sale),
  }));
}

function toAssignment({ assignment, ...partner }: AssignmentRow): PartnerAssignment {
  return {
    assignment: {
      ...assignment,
      offeredAt: new Date(assignment.offeredAt),
      deadline: time(assignment.deadline),
      remindAt: time(assignment.remindAt),
      answeredAt: time(assignment.answeredAt),
      revealedAt: time(assignment.revealedAt),
      reportedAt: time(assignment.reportedAt),
      closedAt: time(assignment.closedAt),
    },
    partner,
  };
}
