import {
  type PartnerLead,
  PartnerLeads,
  type AcceptedCursor,
  type AcceptedOutcomes,
  type AcceptedLead,
} from '@boligstyling/application';
import { type Candidate, type Lead, REPORTS } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { findAssignments } from '../assignments/assignment-rows.js';
import { fromDatabase, poolOf } from '../core/statements.js';
import {
  announcedQuoteStateOf,
  isDisputeGrantedRow,
  isNotWaivedRow,
  isUnansweredRow,
  isAcceptedRow,
  countsForPartnerRow,
} from '../core/reveals.js';
import { LEAD_COLUMNS } from '../core/lead-rows.js';
import { readPartnerPool } from '../lead-case/partner-pool-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from '../billing/sale-rows.js';
import { guarded } from '../core/storage-fault.js';
import { literalOf } from '../core/rows-that.js';

const WAITING = `
  select id from assignment a
  where partner_id = $1 and ${isUnansweredRow('a')}
  order by deadline nulls last, offered_at, id`;

const DUE = isNotWaivedRow('s');

/**
 * A withdrawn assignment stays while its sale is due. An erased one remains once disputed, because
 * the partner's page promises an answer.
 */
const ACCEPTED = `
  select id, at as "acceptedAt", "priceOre", "asksForVat", "isDisputeGranted",
    (select ${announcedQuoteStateOf('quote')} from quote where quote.assignment_id = accepted.id)
      as "quoteState" from (
    select a.id, coalesce(a.answered_at, a.offered_at) as at, a.price_ore as "priceOre",
      exists (select from sale s where s.assignment_id = a.id and s.vat_rate is not null)
        as "asksForVat",
      ${isDisputeGrantedRow('a')} as "isDisputeGranted"
    from assignment a where a.partner_id = $1 and (${isAcceptedRow('a')}
      or not ${countsForPartnerRow('a')} and exists (
        select from sale s where s.assignment_id = a.id and ${DUE}))
    union all
    select s.id, s.created_at, s.amount_ore, s.vat_rate is not null, not (${DUE})
    from sale s
    where s.partner_id = $1 and s.assignment_id is null and (${DUE} or s.dispute is not null)
  ) accepted
  where $3::timestamptz is null or (at, id) < ($3, $4::uuid)
  order by at desc, id desc
  limit $2`;

const OUTCOMES = `
  select count(*)::int as accepted, (count(*) filter (where report = ${literalOf(REPORTS, 'won')}))::int as won,
    (count(*) filter (where report = ${literalOf(REPORTS, 'lost')}))::int as lost
  from assignment a where partner_id = $1 and ${isAcceptedRow('a')}
    and coalesce(answered_at, offered_at) >= $2`;

const ERASED = `
  select ${SALE_COLUMNS} from sale s where s.id = any($1::uuid[]) and s.assignment_id is null`;

const LEADS = `select ${LEAD_COLUMNS} from lead where id = any($1)`;

type AcceptedRow = Omit<AcceptedLead, 'partnerLead' | 'sale'>;

export class PostgresPartnerLeads extends fromDatabase(PartnerLeads) {
  override candidate(partnerId: string): Promise<Candidate | undefined> {
    return guarded(async () => {
      const pool = await readPartnerPool(await poolOf(this.orm), [], [partnerId]);
      return pool.find(partnerId);
    });
  }

  override waiting(partnerId: string): Promise<PartnerLead[]> {
    return this.asOfOneMoment(async (client) => {
      const { rows } = await client.query<{ id: string }>(WAITING, [partnerId]);
      const ids = rows.map(({ id }) => id);
      const found = await leadsOf(client, ids);
      return ids.flatMap((id) => found.get(id) ?? []);
    });
  }

  override accepted(
    partnerId: string,
    limit: number,
    after?: AcceptedCursor,
  ): Promise<AcceptedLead[]> {
    const values = [partnerId, limit, after?.acceptedAt, after?.id];
    return this.asOfOneMoment(async (client) => {
      const { rows } = await client.query<AcceptedRow>(ACCEPTED, values);
      const ids = rows.map(({ id }) => id);
      const found = await leadsOf(client, ids);
      const erased = (await client.query<SaleRow>(ERASED, [ids])).rows.map(toSale);
      const saleOf = new Map(erased.map((sale) => [sale.id, sale]));
      return rows.map((row) => ({
        ...row,
        partnerLead: found.get(row.id) ?? null,
        sale: saleOf.get(row.id) ?? null,
      }));
    });
  }

  override async outcomesSince(partnerId: string, time: Date): Promise<AcceptedOutcomes> {
    const [row] = await this.rowsOf<AcceptedOutcomes>(OUTCOMES, [partnerId, time]);
    return row ?? { accepted: 0, won: 0, lost: 0 };
  }
}

async function leadsOf(
  client: PoolClient,
  ids: readonly string[],
): Promise<Map<string, PartnerLead>> {
  const assignments = await findAssignments(client, 'id', ids);
  const leadIds = assignments.map(({ assignment }) => assignment.leadId);
  const { rows } = await client.query<Lead>(LEADS, [leadIds]);
  const leads = new Map(rows.map((lead) => [lead.id, lead]));
  return new Map(
    assignments.flatMap(({ assignment, partner }) => {
      const lead = leads.get(assignment.leadId);
      return lead ? [[assignment.id, { assignment, partner, lead }] as const] : [];
    }),
  );
}
