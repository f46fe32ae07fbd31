import type { LeadCaseChanges, LeadCaseState } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { findAssignments } from './assignment-rows.js';
import { LEAD_COLUMNS, type LeadRow, toLead } from './lead-rows.js';
import { type CandidateRow, PARTNER_COLUMNS, RECENT, time, toCandidate } from './partner-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from './sale-rows.js';

const LEAD = `
  select ${LEAD_COLUMNS}, contacted_at as "contactedAt", matching_due_at as "matchingDueAt"
  from lead where id = $1 for update`;

type CaseRow = LeadRow & { contactedAt: string | null; matchingDueAt: string | null };

const SALES = `
  select ${SALE_COLUMNS} from sale s join assignment a on a.id = s.assignment_id
  where a.lead_id = $1`;

const CANDIDATES = `select ${PARTNER_COLUMNS}, ${RECENT} from partner p`;

const TOLD = `select 1 from notification where lead_id = $1 and kind = 'no-partner-notice' limit 1`;

/** Reads a lead with all that matching has to know, and holds it till the transaction ends. */
export async function readLeadCase(
  client: PoolClient,
  leadId: string,
): Promise<LeadCaseState | undefined> {
  const { rows } = await client.query<CaseRow>(LEAD, [leadId]);
  if (!rows[0]) return undefined;
  const { contactedAt, matchingDueAt, ...row } = rows[0];
  const assignments = await findAssignments(client, 'lead_id', [leadId]);
  const sales = await client.query<SaleRow>(SALES, [leadId]);
  const candidates = await client.query<CandidateRow>(CANDIDATES);
  const told = await client.query(TOLD, [leadId]);
  return {
    lead: toLead(row),
    contactedAt: time(contactedAt),
    matchingDueAt: time(matchingDueAt),
    assignments: assignments.map(({ assignment }) => assignment),
    sales: sales.rows.map(toSale),
    candidates: candidates.rows.map(toCandidate),
    toldOfNoPartner: told.rows.length > 0,
  };
}

const LEAD_UPDATE = `
  update lead set status = $2, partner_id = $3, matching_due_at = $4,
    suspicion = $5, contacted_at = $6
  where id = $1`;

/** In this order. Each takes its rows as one JSON array, in the domain's words, and the lead's id as $2. */
const WRITES = {
  assignments: `
    insert into assignment
      (id, lead_id, partner_id, state, offered_at, answered_at, withdrawn_at)
    select id, $2, "partnerId", state, "offeredAt", "answeredAt", "withdrawnAt"
    from jsonb_to_recordset($1) as new (id uuid, "partnerId" uuid, state text,
      "offeredAt" timestamptz, "answeredAt" timestamptz, "withdrawnAt" timestamptz)
    on conflict (id) do update set state = excluded.state,
      answered_at = excluded.answered_at, withdrawn_at = excluded.withdrawn_at`,
  sales: `
    insert into sale
      (id, assignment_id, partner_id, amount_ore, payment_status, created_at, settled_at)
    select new.id, a.id, new."partnerId", "amountOre", "paymentStatus", "createdAt", "settledAt"
    from jsonb_to_recordset($1) as new (id uuid, "assignmentId" uuid, "partnerId" uuid,
      "amountOre" int, "paymentStatus" text, "createdAt" timestamptz, "settledAt" timestamptz)
      join assignment a on a.id = new."assignmentId" and a.lead_id = $2
    on conflict (id) do update set
      payment_status = excluded.payment_status, settled_at = excluded.settled_at`,
  rounds: `
    insert into match_round (id, lead_id, at, cause, decisions)
    select id, $2, at, cause, decisions
    from jsonb_to_recordset($1) as new (id uuid, at timestamptz, cause text, decisions jsonb)`,
  events: `
    insert into lead_event (id, lead_id, at, kind, detail)
    select id, $2, at, kind, detail
    from jsonb_to_recordset($1) as new (id uuid, at timestamptz, kind text, detail jsonb)`,
  recalls: `
    delete from notification n
    using jsonb_to_recordset($1) as gone (kind text, "assignmentId" uuid)
    where n.lead_id = $2 and n.kind = gone.kind
      and n.assignment_id is not distinct from gone."assignmentId"
      and (n.state = 'parked' or n.attempts = 0)`,
  notifications: `
    insert into notification
      (id, lead_id, kind, assignment_id, state, attempts, due_at, created_at)
    select id, $2, kind, "assignmentId", 'due', 0, now(), now()
    from jsonb_to_recordset($1) as new (id uuid, kind text, "assignmentId" uuid)`,
  announcements: `
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), endpoint.id, $2, event, at, detail, 'due', 0, now()
    from jsonb_to_recordset($1) as new (event text, at timestamptz, detail jsonb)
      join webhook_endpoint endpoint on endpoint.active and event = any(endpoint.events)`,
} as const satisfies Partial<Record<keyof LeadCaseChanges, string>>;

/** Stores what came of working on a lead's case, in the transaction that read it. */
export async function storeLeadCase(
  client: PoolClient,
  leadId: string,
  changes: LeadCaseChanges,
): Promise<void> {
  const { status, partnerId, matchingDueAt, suspicion, contactedAt } = changes;
  const standing = [status, partnerId, matchingDueAt, suspicion, contactedAt];
  await client.query(LEAD_UPDATE, [leadId, ...standing]);
  for (const [part, statement] of Object.entries(WRITES)) {
    const rows = changes[part as keyof typeof WRITES];
    if (rows.length > 0) await client.query(statement, [JSON.stringify(rows), leadId]);
  }
}
