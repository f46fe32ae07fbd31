import {
  type Decisions,
  LEAD_KEYS,
  type LeadCaseChanges,
  leadField,
  standingOf,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { columnOf } from './lead-rows.js';
import { toldEndpoints } from './webhook-rows.js';

const LEADS = `
  update lead set status = new.status, partner_id = new."partnerId",
    matching_due_at = new."matchingDueAt", seek_until = new."seekUntil",
    waits_since = new."waitsSince", suspicion = new.suspicion, contacted_at = new."contactedAt",
    consents = coalesce(new.consents, lead.consents), matching_fault = null,
    nobody_called_at = new."nobodyCalledAt", taken_at = new."takenAt",
    joined_to = new."joinedTo",
    perhaps_same_as = new."perhapsSameAs", differences = nullif(new.differences, 'null'),
    stood_before = nullif(new."stoodBefore", 'null')
  from jsonb_to_recordset($1) as new ("leadId" uuid, status text, "partnerId" uuid,
    "matchingDueAt" timestamptz, "seekUntil" timestamptz, "waitsSince" timestamptz,
    suspicion text, "contactedAt" timestamptz, consents jsonb,
    "nobodyCalledAt" timestamptz, "takenAt" timestamptz, "joinedTo" uuid,
    "perhapsSameAs" uuid, differences jsonb, "stoodBefore" jsonb)
  where lead.id = new."leadId"`;

const CORRECTED = LEAD_KEYS.map((key) => {
  const type = leadField(key).kind === 'flag' ? 'boolean' : 'text';
  const value = `(corrections ->> '${key}')::${type}`;
  return `${columnOf(key)} = case when corrections ? '${key}' then ${value} else ${columnOf(key)} end`;
});

/** Apart from {@link LEADS}: few steps correct anything, and the texts that are searched are costly. */
const CORRECTIONS = `
  update lead set ${CORRECTED.join(', ')}
  from jsonb_to_recordset($1) as new ("leadId" uuid, corrections jsonb)
  where lead.id = new."leadId"`;

/** What is new and changed of many cases, each kind in one statement, in this order. */
const WRITES = {
  assignments: `
    insert into assignment
      (id, lead_id, partner_id, recipient, state, price_ore, offered_at, deadline, remind_at,
       answered_at, decline_reason, revealed_at, report, reported_at, closed_at)
    select id, "leadId", "partnerId", recipient, state, "priceOre", "offeredAt", deadline,
      "remindAt", "answeredAt", "declineReason", "revealedAt", report, "reportedAt", "closedAt"
    from jsonb_to_recordset($1) as new (id uuid, "leadId" uuid, "partnerId" uuid, recipient text,
      state text, "priceOre" int, "offeredAt" timestamptz, deadline timestamptz,
      "remindAt" timestamptz, "answeredAt" timestamptz, "declineReason" text,
      "revealedAt" timestamptz, report text, "reportedAt" timestamptz, "closedAt" timestamptz)
    on conflict (id) do update set state = excluded.state, remind_at = excluded.remind_at,
      answered_at = excluded.answered_at, decline_reason = excluded.decline_reason,
      revealed_at = excluded.revealed_at, report = excluded.report,
      reported_at = excluded.reported_at, closed_at = excluded.closed_at`,
  sales: `
    insert into sale
      (id, assignment_id, partner_id, amount_ore, payment_status, created_at, settled_at,
       service, municipality, reference, dispute)
    select id, "assignmentId", "partnerId", "amountOre", "paymentStatus", "createdAt", "settledAt",
      service, municipality, reference, nullif(dispute, 'null')
    from jsonb_to_recordset($1) as new (id uuid, "assignmentId" uuid, "partnerId" uuid,
      "amountOre" int, "paymentStatus" text, "createdAt" timestamptz, "settledAt" timestamptz,
      service text, municipality text, reference text, dispute jsonb)
    on conflict (id) do update set payment_status = excluded.payment_status,
      settled_at = excluded.settled_at, dispute = excluded.dispute`,
  rounds: `
    insert into match_round (id, lead_id, at, cause, decisions, refused)
    select id, "leadId", at, cause, decisions, refused
    from jsonb_to_recordset($1) as new
      (id uuid, "leadId" uuid, at timestamptz, cause text, decisions jsonb, refused jsonb)`,
  events: `
    insert into lead_event (id, lead_id, at, kind, detail, actor)
    select id, "leadId", at, kind, detail, actor
    from jsonb_to_recordset($1) as new
      (id uuid, "leadId" uuid, at timestamptz, kind text, detail jsonb, actor text)`,
  recalls: `
    delete from notification n
    using jsonb_to_recordset($1) as gone ("leadId" uuid, kind text, "assignmentId" uuid)
    where n.lead_id = gone."leadId" and n.kind = gone.kind
      and n.assignment_id is not distinct from gone."assignmentId"
      and (n.state = 'parked' or n.attempts = 0)`,
  notifications: `
    insert into notification
      (id, lead_id, kind, assignment_id, state, attempts, due_at, created_at)
    select id, "leadId", kind, "assignmentId", 'due', 0, now(), now()
    from jsonb_to_recordset($1) as new (id uuid, "leadId" uuid, kind text, "assignmentId" uuid)`,
  announcements: `
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), endpoint.id, "leadId", event, at, detail, 'due', 0, now()
    from jsonb_to_recordset($1) as new ("leadId" uuid, event text, at timestamptz, detail jsonb)
      join lead on lead.id = "leadId"
      ${toldEndpoints('lead.integrator_key_id')}`,
} as const satisfies Partial<Record<keyof LeadCaseChanges, string>>;

const FIGURES = `
  insert into partner_figures (partner_id, last_turn, figures)
  select "partnerId", "lastTurn", to_jsonb(new) - 'partnerId' - 'lastTurn'
  from jsonb_to_recordset($1) as new ("partnerId" uuid, "lastTurn" bigint, "askedByDay" jsonb,
    yeses jsonb, outcomes text)
  on conflict (partner_id) do update
    set last_turn = excluded.last_turn, figures = excluded.figures`;

/**
 * Stores what came of deciding, in the transaction that read the cases.
 *
 * @param actor who in the dashboard decided; null where nobody there did
 */
export async function storeDecisions(
  client: PoolClient,
  decisions: Decisions,
  actor: string | null = null,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  for (const [statement, rows] of writesOf(decisions, actor)) {
    if (rows.length === 0) continue;
    // While the database works on a statement, the next one's rows are written out.
    const json = JSON.stringify(rows);
    await before;
    before = client.query(statement, [json]);
  }
  await before;
}

function* writesOf(
  { changes, figures }: Decisions,
  actor: string | null,
): Generator<[statement: string, rows: readonly object[]]> {
  yield [LEADS, changes.map(leadOf)];
  const corrected = changes.filter(({ corrections }) => Object.keys(corrections).length > 0);
  yield [CORRECTIONS, corrected.map(({ leadId, corrections }) => ({ leadId, corrections }))];
  for (const [part, statement] of Object.entries(WRITES)) {
    const rows = changes.flatMap((each) =>
      each[part as keyof typeof WRITES].map((row) => ({ leadId: each.leadId, actor, ...row })),
    );
    yield [statement, rows];
  }
  yield [FIGURES, figures];
}

/** What the lead's own row has of its changes. */
function leadOf(changes: LeadCaseChanges): object {
  const { leadId, partnerId, takenAt, consents } = changes;
  return { leadId, partnerId, takenAt, consents, ...standingOf(changes) };
}
