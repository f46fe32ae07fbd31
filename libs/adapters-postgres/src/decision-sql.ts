import { LEAD_KEYS, type LeadCaseChanges, leadField } from '@boligstyling/domain';
import { columnOf } from './lead-rows.js';
import { NOT_UNDER_WAY } from './not-under-way.js';
import { toldEndpoints } from './webhook-rows.js';

/** Where requests stand, and where their homes are. */
export const LEADS = `
  update lead set status = new.status, partner_id = new."partnerId",
    matching_due_at = new."matchingDueAt", seek_until = new."seekUntil",
    waits_since = new."waitsSince", suspicion = new.suspicion, contacted_at = new."contactedAt",
    consents = coalesce(new.consents, lead.consents), matching_fault = null,
    nobody_called_at = new."nobodyCalledAt", taken_at = new."takenAt",
    joined_to = new."joinedTo",
    municipality = new.municipality, municipality_found_by = new."municipalityFoundBy",
    perhaps_same_as = new."perhapsSameAs", differences = nullif(new.differences, 'null'),
    stood_before = nullif(new."stoodBefore", 'null')
  from jsonb_to_recordset($1) as new ("leadId" uuid, status text, "partnerId" uuid,
    "matchingDueAt" timestamptz, "seekUntil" timestamptz, "waitsSince" timestamptz,
    suspicion text, "contactedAt" timestamptz, consents jsonb,
    "nobodyCalledAt" timestamptz, "takenAt" timestamptz, "joinedTo" uuid,
    "perhapsSameAs" uuid, differences jsonb, "stoodBefore" jsonb,
    municipality text, "municipalityFoundBy" text)
  where lead.id = new."leadId"`;

/** What a correction may change, with its type: what an owner told, and since when she is written to elsewhere. */
const CORRECTABLE = [
  ...LEAD_KEYS.map((key) => [key, leadField(key).kind === 'flag' ? 'boolean' : 'text'] as const),
  ['emailChangedAt', 'timestamptz'],
] as const;

const CORRECTED = CORRECTABLE.map(([key, type]) => {
  const value = `(corrections ->> '${key}')::${type}`;
  return `${columnOf(key)} = case when corrections ? '${key}' then ${value} else ${columnOf(key)} end`;
});

/** Apart from {@link LEADS}: one statement changes a row once, and the texts that are searched are costly. */
export const CORRECTIONS = `
  update lead set ${CORRECTED.join(', ')}
  from jsonb_to_recordset($1) as new ("leadId" uuid, corrections jsonb)
  where lead.id = new."leadId"`;

/** Nobody has looked at what its owner would have shown now. */
export const REVIEWS = `
  update review set state = 'waiting' where lead_id = any($1::uuid[]) and state = 'published'`;

/** What is new and changed of many cases, by its kind. */
export const WRITES = {
  assignments: `
    insert into assignment
      (id, lead_id, partner_id, recipient, state, price_ore, offered_at, deadline, remind_at,
       answered_at, decline_reason, revealed_at, report, reported_at, closed_at,
       withdrawn_by)
    select id, "leadId", "partnerId", recipient, state, "priceOre", "offeredAt", deadline,
      "remindAt", "answeredAt", "declineReason", "revealedAt", report, "reportedAt", "closedAt",
      "withdrawnBy"
    from jsonb_to_recordset($1) as new (id uuid, "leadId" uuid, "partnerId" uuid, recipient text,
      state text, "priceOre" int, "offeredAt" timestamptz, deadline timestamptz,
      "remindAt" timestamptz, "answeredAt" timestamptz, "declineReason" text,
      "revealedAt" timestamptz, report text, "reportedAt" timestamptz, "closedAt" timestamptz,
      "withdrawnBy" text)
    on conflict (id) do update set state = excluded.state, price_ore = excluded.price_ore,
      remind_at = excluded.remind_at,
      answered_at = excluded.answered_at, decline_reason = excluded.decline_reason,
      revealed_at = excluded.revealed_at, report = excluded.report,
      reported_at = excluded.reported_at, closed_at = excluded.closed_at,
      withdrawn_by = excluded.withdrawn_by`,
  sales: `
    insert into sale
      (id, assignment_id, partner_id, amount_ore, vat_rate, payment_status, created_at, settled_at,
       service, municipality, reference, dispute, to_pay_back_since, owed_again_at)
    select id, "assignmentId", "partnerId", "amountOre", "vatRate", "paymentStatus", "createdAt",
      "settledAt",
      service, municipality, reference, nullif(dispute, 'null'), "toPayBackSince",
      "owedAgainAt"
    from jsonb_to_recordset($1) as new (id uuid, "assignmentId" uuid, "partnerId" uuid,
      "amountOre" int, "vatRate" int, "paymentStatus" text, "createdAt" timestamptz, "settledAt" timestamptz,
      service text, municipality text, reference text, dispute jsonb, "toPayBackSince" timestamptz,
      "owedAgainAt" timestamptz)
    on conflict (id) do update set payment_status = excluded.payment_status,
      settled_at = excluded.settled_at, dispute = excluded.dispute,
      to_pay_back_since = excluded.to_pay_back_since, owed_again_at = excluded.owed_again_at`,
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
    using jsonb_to_recordset($1) as gone
      ("leadId" uuid, kind text, "assignmentId" uuid, "unlessParked" boolean)
    where n.lead_id = gone."leadId" and n.kind = gone.kind
      and n.assignment_id is not distinct from gone."assignmentId"
      and ${NOT_UNDER_WAY} and (n.state = 'due' or gone."unlessParked" is null)
    returning n.kind, n.assignment_id as "assignmentId"`,
  notifications: `
    insert into notification
      (id, lead_id, kind, assignment_id, state, attempts, due_at, created_at)
    select id, "leadId", kind, "assignmentId", 'due', 0, now(), now()
    from jsonb_to_recordset($1) as new
      (id uuid, "leadId" uuid, kind text, "assignmentId" uuid, "endOf" text)
    where not exists (
      select from recalls where kind = new."endOf" and "assignmentId" = new."assignmentId")
      or exists (
        select from notification told
        where told.assignment_id = new."assignmentId" and told.kind = new."endOf"
          and told.state = 'sent')`,
  announcements: `
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), endpoint.id, "leadId", event, at, detail, 'due', 0, now()
    from jsonb_to_recordset($1) as new ("leadId" uuid, event text, at timestamptz, detail jsonb)
      join lead on lead.id = "leadId"
      ${toldEndpoints('lead.integrator_key_id')}`,
} as const satisfies Partial<Record<keyof LeadCaseChanges, string>>;

/** What ends before anybody is told of it is told to nobody: new e-mails ask for the recalled ones. */
export const READ_BY_OTHERS = 'recalls' satisfies keyof typeof WRITES;

/** What has been asked of partners, by whom matching goes. */
export const FIGURES = {
  name: 'partner-figures',
  text: `
    insert into partner_figures (partner_id, last_turn, figures)
    select "partnerId", "lastTurn", figures
    from jsonb_to_recordset($1) as new ("partnerId" uuid, "lastTurn" bigint, figures jsonb)
    on conflict (partner_id) do update
      set last_turn = excluded.last_turn, figures = excluded.figures`,
};

/**
 * All is found by its key. References are checked by plans that a connection keeps, and one made while a
 * table was nearly empty would read all of it for each row that refers to it, however large it has become.
 * What is read whole all the same then counts as so dear, before PostgreSQL 18, that a server which compiles
 * would compile the statement, which takes it seconds.
 */
export const BY_KEYS = 'set local enable_seqscan = off; set local jit = off';
