import {
  LEAD_KEYS,
  type LeadCaseChanges,
  leadField,
  type LeadEvent,
  type LeadStanding,
  type MatchRound,
  REVIEW_STATES,
} from '@boligstyling/domain';
import { ASSIGNMENT_FIELDS } from '../assignments/assignment-rows.js';
import { IS_RECALLABLE } from '../core/matching-lock.js';
import {
  columnOf,
  type Fields,
  insertRows,
  sentRows,
  setToSent,
  storeRows,
  without,
} from '../core/row-fields.js';
import {
  QUOTE_ATTACHMENT_FIELDS,
  QUOTE_FIELDS,
  QUOTE_VERSION_FIELDS,
} from '../quotes/quote-rows.js';
import { SALE_FIELDS } from '../billing/sale-rows.js';
import { subscribedEndpoints } from '../core/webhook-rows.js';
import { hasLeftRow, isToSendRow, TO_SEND } from '../core/deliveries.js';
import { isPublishedRow } from '../core/reveals.js';
import { literalOf } from '../core/rows-that.js';

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

/** Consents that the owner has not changed stay. */
export const LEADS = `
  update lead set ${setToSent(STANDING)}, consents = coalesce(new.consents, lead.consents),
    matching_fault = null
  from ${sentRows({ leadId: 'uuid', consents: 'jsonb', ...STANDING })}
  where lead.id = new."leadId"`;

/** With their types: the owner's answers and values derived from them. */
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

/** A corrected lead's review has another version, and a published one is moderated again. */
export const REVIEWS = `
  update review set version = version + 1,
    state = case when ${isPublishedRow()} then ${literalOf(REVIEW_STATES, 'waiting')} else state end
  where lead_id = any($1::uuid[])`;

/** The invoice columns may have changed since the sale was read. */
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
  attachments: `
    ${insertRows('quote_attachment', QUOTE_ATTACHMENT_FIELDS)} on conflict (file_id) do update
      set first_version = excluded.first_version, last_version = excluded.last_version`,
  detachments: `
    delete from quote_attachment a using jsonb_to_recordset($1) as gone ("fileId" uuid)
    where a.file_id = gone."fileId"`,
  rounds: insertRows('match_round', ROUND),
  events: insertRows('lead_event', EVENT),
  recalls: `
    delete from notification n
    using jsonb_to_recordset($1) as gone
      ("leadId" uuid, kind text, "assignmentId" uuid, "unlessParked" boolean)
    where n.lead_id = gone."leadId" and n.kind = gone.kind
      and n.assignment_id is not distinct from gone."assignmentId"
      and ${IS_RECALLABLE} and (${isToSendRow('n')} or gone."unlessParked" is null)
    returning n.kind, n.assignment_id as "assignmentId"`,
  hastened: `
    update notification n set due_at = now()
    from jsonb_to_recordset($1) as soon ("leadId" uuid, kind text, "assignmentId" uuid)
    where n.lead_id = soon."leadId" and n.kind = soon.kind
      and n.assignment_id = soon."assignmentId"
      and ${IS_RECALLABLE} and ${isToSendRow('n')} and attempts = 0 and due_at > now()`,
  notifications: `
    insert into notification
      (id, lead_id, kind, assignment_id, state, attempts, due_at, created_at)
    select id, "leadId", kind, "assignmentId", ${TO_SEND}, 0,
      now() + make_interval(secs => coalesce("delaySeconds", 0)), now()
    from jsonb_to_recordset($1) as new
      (id uuid, "leadId" uuid, kind text, "assignmentId" uuid, "endOf" text,
        "delaySeconds" double precision)
    where not exists (
      select from recalls where kind = new."endOf" and "assignmentId" = new."assignmentId")
      or exists (
        select from notification told
        where told.assignment_id = new."assignmentId" and told.kind = new."endOf"
          and ${hasLeftRow('told')})`,
  announcements: `
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), endpoint.id, "leadId", event, at, detail, ${TO_SEND}, 0, now()
    from jsonb_to_recordset($1) as new ("leadId" uuid, event text, at timestamptz, detail jsonb)
      join lead on lead.id = "leadId"
      ${subscribedEndpoints('lead')}`,
} as const satisfies Partial<Record<keyof LeadCaseChanges, string>>;

/** The end of something never notified is not notified. */
export const READ_BY_OTHERS = 'recalls' satisfies keyof typeof WRITES;

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
 * Plans of foreign key checks are cached, and one made while a table was nearly empty would scan it
 * for every row. Before PostgreSQL 18 JIT would compile the statement for seconds.
 */
export const BY_KEYS = 'set local enable_seqscan = off; set local jit = off';
