import type { PartnerAssignment } from '@boligstyling/application';
import type { Assignment } from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import { PARTNER_COLUMNS, type PartnerRow, time, toPartner } from './partner-rows.js';

type AssignmentRow = Omit<Assignment, 'offeredAt' | 'answeredAt' | 'withdrawnAt'> & {
  offeredAt: string;
  answeredAt: string | null;
  withdrawnAt: string | null;
};

const SELECT = `
  select
    json_build_object('id', a.id, 'leadId', a.lead_id, 'partnerId', a.partner_id, 'state', a.state,
      'offeredAt', a.offered_at, 'answeredAt', a.answered_at, 'withdrawnAt', a.withdrawn_at
    ) as assignment,
    ${PARTNER_COLUMNS}
  from assignment a join partner p on p.id = a.partner_id`;

/** Assignments with their partners, in the order the leads were passed on. */
export async function findAssignments(
  database: Pool | PoolClient,
  by: 'id' | 'lead_id',
  ids: readonly string[],
): Promise<PartnerAssignment[]> {
  const { rows } = await database.query<PartnerRow & { assignment: AssignmentRow }>(
    `${SELECT} where a.${by} = any($1) order by a.offered_at, a.id`,
    [ids],
  );
  return rows.map(({ assignment, ...partner }) => ({
    assignment: {
      ...assignment,
      offeredAt: new Date(assignment.offeredAt),
      answeredAt: time(assignment.answeredAt),
      withdrawnAt: time(assignment.withdrawnAt),
    },
    partner: toPartner(partner),
  }));
}
