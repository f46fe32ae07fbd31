import {
  LEAD_KEYS,
  type LeadCaseChanges,
  leadField,
  type LeadEvent,
  type LeadStanding,
  type MatchRound,
} from '@boligstyling/domain';
import { ASSIGNMENT_FIELDS } from '../assignments/assignment-rows.js';
import { NOT_UNDER_WAY } from '../lead-case/not-under-way.js';
import {
  columnOf,
  type Fields,
  insertRows,
  sentRows,
  setToSent,
  storeRows,
  without,
} from './row-fields.js';
import { QUOTE_FIELDS, QUOTE_VERSION_FIELDS } from '../quotes/quote-rows.js';
import { SALE_FIELDS } from '../billing/sale-rows.js';
import { subscribedEndpoints } from '../integrators/webhook-rows.js';

const STANDING: Fields<
  keyof LeadStanding | keyof LeadCaseChanges['home'] | 'partnerId' | 'acceptedAt'
> = {
  status: 'text',
  partnerId: 'uuid',
  acceptedAt: 'timestamptz',
  matchingDueAt: 'timestamptz',
  matchUntil: 'timestamptz',
  waitsSince: 'timestamptz',
  suspicion: 'text',
  contactedAt: 'timestamptz',
  nobodyCalledAt: 'timestamptz',
  undoableStatus: 'jsonb',
  reportedWin: 'jsonb',
  mergedInto: 'uuid',
  mergeKind: 'text',
  perhapsSameAs: 'uuid',
  differences: 'jsonb',
  municipality: 'text',
  municipalityFoundBy: 'text',
};

/** State and place of leads. Consents that the owner has not changed stay. */
export const LEADS = `
  update lead set ${setToSent(STANDING)}, consents = coalesce(new.consents, lead.consents),
    matching_fault = null
  from ${sentRows({ leadId: 'uuid', consents: 'jsonb', ...STANDING })}
  where lead.id = new."leadId"`;

/**
 * Columns that a correction may change, with their types: the owner's answers and values derived
 * from them.
 */
const CORRECTABLE = [
  ...LEAD_KEYS.map((key) => [key, leadField(key).kind === 'flag' ? 'boolean' : 'text'] as const),
  ['emailChangedAt', 'timestamptz'],
  ['mailboxProvenAt', 'timestamptz'],
  ['homeKey', 'text'],
] as const;

const CORRECTED = CORRECTABLE.map(([key, type]) => {
  const value = `(corrections ->> '${key}')::${type}`;
  return `${columnOf(key)} = case when corrections ? '${key}' then ${value} else ${columnOf(key)} end`;
});

/**
 * Separate from {@link LEADS}: one statement changes a row once, and the search texts are costly.
 */
export const CORRECTIONS = `
  update lead set ${CORRECTED.join(', ')}
  from ${sentRows({ leadId: 'uuid', corrections: 'jsonb' })}
  where lead.id = new."leadId"`;

/** A corrected lead's review is of another version, and a published one is moderated again. */
export const REVIEWS = `
  update review set version = version + 1,
    state = case when state = 'published' then 'waiting' else state end
  where lead_id = any($1::uuid[])`;

/** All but the invoice columns, which may have changed since the sale was read. */
const SOLD = without(SALE_FIELDS, ['invoiceId', 'creditNoteId']);

const AGREED = [
  ...(['id', 'assignmentId', 'partnerId', 'amountOre', 'vatRate', 'createdAt'] as const),
  ...(['service', 'municipality', 'reference'] as const),
];

const ASKED = ['id', 'leadId', 'partnerId', 'partnerGroup', 'offeredAt', 'deadline'] as const;

const ROUND: Fields<keyof MatchRound> = {
  id: 'uuid',
  leadId: 'uuid',
  at: 'timestamptz',
  cause: 'text',
  decisions: 'jsonb',
  refused: 'jsonb',
};

const EVENT: Fields<keyof LeadEvent | 'actor'> = {
  id: 'uuid',
  leadId: 'uuid',
  at: 'timestamptz',
  kind: 'text',
  detail: 'jsonb',
  actor: 'text',
};

export const WRITES = {
  assignments: storeRows('assignment', ASSIGNMENT_FIELDS, ASKED),
  sales: storeRows('sale', SOLD, AGREED),
  quotes: storeRows('quote', QUOTE_FIELDS, ['id', 'leadId', 'assignmentId', 'partnerId']),
  quoteVersions: insertRows('quote_version', QUOTE_VERSION_FIELDS),
  rounds: insertRows('match_round', ROUND),
  events: insertRows('lead_event', EVENT),
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
    select id, "leadId", kind, "assignmentId", 'due', 0, coalesce("dueAt", now()), now()
    from jsonb_to_recordset($1) as new
      (id uuid, "leadId" uuid, kind text, "assignmentId" uuid, "endOf" text, "dueAt" timestamptz)
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
      ${subscribedEndpoints('lead.integrator_key_id')}`,
} as const satisfies Partial<Record<keyof LeadCaseChanges, string>>;

/** The end of something never notified is not notified: `notifications` reads the recalls. */
export const READ_BY_OTHERS = 'recalls' satisfies keyof typeof WRITES;

/** Partners' figures that matching sorts by. */
export const FIGURES = {
  name: 'partner-figures',
  text: `
    insert into partner_figures (partner_id, last_asked_order, figures)
    select "partnerId", "lastAskedOrder", figures
    from jsonb_to_recordset($1) as new ("partnerId" uuid, "lastAskedOrder" bigint, figures jsonb)
    on conflict (partner_id) do update
      set last_asked_order = excluded.last_asked_order, figures = excluded.figures`,
};

/**
 * Forces index scans: each connection caches the plans of foreign key checks, and a plan made while
 * a table was nearly empty would scan it for every row. Before PostgreSQL 18 the disabled scans
 * count as so costly that JIT would compile the statement for seconds.
 */
export const BY_KEYS = 'set local enable_seqscan = off; set local jit = off';
