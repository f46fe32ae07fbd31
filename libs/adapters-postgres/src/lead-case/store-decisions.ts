import {
  changesShownReview,
  homeKey,
  type LeadCaseChanges,
  type PartnerPool,
  type Sale,
  standingOf,
  LEAD_KEYS,
  leadField,
  type LeadEvent,
  type LeadStanding,
  type MatchRound,
  REVIEW_STATES,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { followPaymentsOf } from '../billing/follow-payments.js';
import type { Prepared } from '../core/statements.js';
import { wakeWaiting } from './wake-waiting.js';
import { ASSIGNMENT_FIELDS } from '../assignments/assignment-rows.js';
import { IS_RECALLABLE } from '../core/matching-lock.js';
import {
  columnOf,
  fieldsOf,
  type Fields,
  insertRows,
  pick,
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
import { announce } from '../core/webhook-rows.js';
import { hasLeftRow, isToSendRow, TO_SEND } from '../core/deliveries.js';
import { isPublishedRow } from '../core/reveals.js';
import { literalOf } from '../core/rows-that.js';
import { LeadSchema } from '../tables/lead-schema.js';

/** The database works on these while the next ones are made. */
const SOME = 25;

/** Each costs one or two milliseconds. */
const STATEMENTS = 10;

/**
 * In the transaction that read the cases.
 *
 * @param pool partners whose figures may have changed
 */
export async function storeDecisions(
  client: PoolClient,
  decisions: Iterable<LeadCaseChanges>,
  pool: PartnerPool,
  count: number,
  actor: string | null = null,
): Promise<void> {
  const size = Math.max(SOME, Math.ceil(count / STATEMENTS));
  const sales: Sale[] = [];
  let before: Promise<unknown> = client.query(BY_KEYS);
  try {
    for (const write of writesOf(bySome(noting(decisions, sales), size), pool, actor)) {
      await before;
      before = client.query(write);
    }
  } finally {
    await before;
  }
  await followPaymentsOf(client, sales, new Date());
}

/** Collects changed sales: a reinstated one missed payments made while it was credited. */
function* noting(decisions: Iterable<LeadCaseChanges>, sales: Sale[]): Generator<LeadCaseChanges> {
  for (const each of decisions) {
    sales.push(...each.sales);
    yield each;
  }
}

interface Write extends Partial<Prepared> {
  readonly text: string;
  readonly values: (string | string[] | Date)[];
}

function* writesOf(
  decisions: Iterable<LeadCaseChanges[]>,
  pool: PartnerPool,
  actor: string | null,
): Generator<Write> {
  let decidedAt: Date | undefined;
  for (const changes of decisions) {
    decidedAt = changes.at(-1)?.decidedAt;
    const corrected = changes.filter(({ corrections }) => Object.keys(corrections).length > 0);
    if (corrected.length > 0) {
      const rows = corrected.map(({ leadId, corrections }) => {
        return { leadId, corrections: withHomeKey(corrections) };
      });
      yield { text: CORRECTIONS, values: [JSON.stringify(rows)] };
    }
    const shown = corrected.filter(({ corrections }) => changesShownReview(corrections));
    if (shown.length > 0) yield { text: REVIEWS, values: [shown.map(({ leadId }) => leadId)] };
    yield writeOf(changes, actor);
  }
  const figures = pool.changed().map(({ partnerId, lastAskedOrder, open: _, ...kept }) => ({
    partnerId,
    lastAskedOrder,
    figures: kept,
  }));
  if (figures.length > 0) yield { ...FIGURES, values: [JSON.stringify(figures)] };
  const freed = decidedAt ? pool.freed(decidedAt) : [];
  if (decidedAt && freed.length > 0) yield wakeWaiting(freed, decidedAt);
}

/** One statement for all kinds: foreign keys are checked when all rows are there. */
function writeOf(changes: readonly LeadCaseChanges[], actor: string | null): Write {
  let name = 'decisions';
  const parts = [`leads as (${LEADS})`];
  const values = [JSON.stringify(changes.map(leadOf))];
  for (const [place, [part, statement]] of Object.entries(WRITES).entries()) {
    const rows = changes.flatMap((each) =>
      each[part as keyof typeof WRITES].map((row) => ({ leadId: each.leadId, actor, ...row })),
    );
    if (rows.length === 0 && part !== READ_BY_OTHERS) continue;
    name += `-${place}`;
    values.push(JSON.stringify(rows));
    parts.push(`${part} as (${statement.replace('$1', `$${values.length}`)})`);
  }
  return { name, text: `with ${parts.join(', ')} select`, values };
}

function* bySome(decisions: Iterable<LeadCaseChanges>, size: number): Generator<LeadCaseChanges[]> {
  let some: LeadCaseChanges[] = [];
  for (const each of decisions) {
    some.push(each);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

function withHomeKey(corrections: LeadCaseChanges['corrections']): object {
  const { address } = corrections;
  return address === undefined ? corrections : { ...corrections, homeKey: homeKey(address) };
}

function leadOf(changes: LeadCaseChanges): object {
  const { leadId, partnerId, acceptedAt, consents, home } = changes;
  return { leadId, partnerId, acceptedAt, consents, ...home, ...standingOf(changes) };
}

const STANDING: Fields<
  keyof LeadStanding | keyof LeadCaseChanges['home'] | 'partnerId' | 'acceptedAt'
> = pick(fieldsOf(LeadSchema), [
  'status',
  'partnerId',
  'acceptedAt',
  'matchingDueAt',
  'matchUntil',
  'waitsSince',
  'suspicion',
  'contactedAt',
  'nobodyCalledAt',
  'undoableStatus',
  'reportedWin',
  'mergedInto',
  'mergeKind',
  'perhapsSameAs',
  'differences',
  'municipality',
  'municipalityFoundBy',
]);

/** Consents that the owner has not changed stay. */
const LEADS = `
  update lead set ${setToSent(STANDING)}, consents = coalesce(new.consents, lead.consents),
    matching_fault = null
  from ${sentRows({ leadId: 'uuid', consents: 'jsonb', ...STANDING })}
  where lead.id = new."leadId"`;

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
const CORRECTIONS = `
  update lead set ${CORRECTED.join(', ')}
  from ${sentRows({ leadId: 'uuid', corrections: 'jsonb' })}
  where lead.id = new."leadId"`;

/** A corrected lead's review has another version, and a published one is moderated again. */
const REVIEWS = `
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

const WRITES = {
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
  events: `${insertRows('lead_event', EVENT)} on conflict (id) do nothing`,
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
        select from notification sent
        where sent.assignment_id = new."assignmentId" and sent.kind = new."endOf"
          and ${hasLeftRow('sent')})`,
  announcements: announce({
    from: `jsonb_to_recordset($1) as new ("leadId" uuid, event text, at timestamptz, detail jsonb)
      join lead on lead.id = "leadId"`,
    at: 'at',
    detail: 'detail',
  }),
} as const satisfies Partial<Record<keyof LeadCaseChanges, string>>;

/** The end of something never notified is not notified. */
const READ_BY_OTHERS = 'recalls' satisfies keyof typeof WRITES;

const FIGURES = {
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
const BY_KEYS = 'set local enable_seqscan = off; set local jit = off';
