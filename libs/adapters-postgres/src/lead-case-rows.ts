import type { LeadCaseChanges, LeadCaseState } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { findAssignments } from './assignment-rows.js';
import { LEAD_COLUMNS, type LeadRow, toLead } from './lead-rows.js';
import { type CandidateRow, PARTNER_COLUMNS, RECENT, toCandidate } from './partner-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from './sale-rows.js';

const LEAD = `select ${LEAD_COLUMNS} from lead where id = $1 for update`;

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
  const { rows } = await client.query<LeadRow>(LEAD, [leadId]);
  if (!rows[0]) return undefined;
  const assignments = await findAssignments(client, 'lead_id', [leadId]);
  const sales = await client.query<SaleRow>(SALES, [leadId]);
  const candidates = await client.query<CandidateRow>(CANDIDATES);
  const told = await client.query(TOLD, [leadId]);
  return {
    lead: toLead(rows[0]),
    assignments: assignments.map(({ assignment }) => assignment),
    sales: sales.rows.map(toSale),
    candidates: candidates.rows.map(toCandidate),
    toldOfNoPartner: told.rows.length > 0,
  };
}

const LEAD_UPDATE = `
  update lead set status = $2, partner_id = $3, matching_due_at = $4,
    suspicion = $5,
    contacted_at = case when $2::varchar = 'contacted'
      then coalesce(contacted_at, now()) else contacted_at end
  where id = $1`;

/** Each takes its rows as one JSON array, in the domain's words, and the lead's id as $2. */
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
  notifications: `
    insert into notification
      (id, lead_id, kind, assignment_id, state, attempts, due_at, created_at)
    select id, $2, kind, "assignmentId", 'due', 0, now(), now()
    from jsonb_to_recordset($1) as new (id uuid, kind text, "assignmentId" uuid)`,
} as const satisfies Partial<Record<keyof LeadCaseChanges, string>>;

/** What nobody has been told yet and is no longer so: that a partner has the lead. */
const RECALL = `
  delete from notification n
  where n.lead_id = $1 and (n.state = 'parked' or n.attempts = 0) and (
    n.kind = 'partner-assignment' and n.assignment_id in (
      select id from assignment where lead_id = $1 and state in ('declined', 'withdrawn'))
    or n.kind = 'owner-matched' and not exists (
      select from assignment where lead_id = $1 and state in ('offered', 'accepted')))`;

/** Stores what came of working on a lead's case, in the transaction that read it. */
export async function storeLeadCase(
  client: PoolClient,
  leadId: string,
  changes: LeadCaseChanges,
): Promise<void> {
  const { status, partnerId, matchingDueAt, suspicion } = changes;
  await client.query(LEAD_UPDATE, [leadId, status, partnerId, matchingDueAt, suspicion]);
  for (const [part, statement] of Object.entries(WRITES)) {
    const rows = changes[part as keyof typeof WRITES];
    if (rows.length > 0) await client.query(statement, [JSON.stringify(rows), leadId]);
  }
  await client.query(RECALL, [leadId]);
}
