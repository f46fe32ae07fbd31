import {
  ASKS_PARTNERS,
  ONCE_KINDS,
  QUIET_KINDS,
  PARTNER_GROUPS,
  REMINDER_KINDS,
} from '@boligstyling/domain';
import type { Pool } from 'pg';
import {
  isAcceptedRow,
  isAnsweredRow,
  isAskedFirstRow,
  isClosedRow,
} from '../lead-case/reveals.js';
import { ACCOUNTS, BALANCE } from '../billing/invoice-rows.js';
import { TO_CREDIT } from '../billing/issue-invoices.js';
import { isMergedAs } from '../lead-case/merged-permanently.js';
import type { ClaimedRow } from './outgoing-rows.js';
import { DISPUTED } from '../billing/sale-rows.js';

const DEAD_LINK = `(n.kind = 'owner-confirm' or n.one_time_link_id is not null)
  and not exists (
    select from owner_confirmation c where c.id = n.id and c.used_at is null and c.expires_at > now())
  and not exists (
    select from one_time_link l where l.id = n.one_time_link_id and l.expires_at > now())`;

/** The address was not replaced: the change is neither confirmed nor confirmable any more. */
const STAYS_THE_ADDRESS = `n.kind = 'owner-email-changing'
  and exists (select from lead l where l.id = n.lead_id and l.customer_email = n.to_email)
  and not exists (
    select from owner_confirmation c
    where c.lead_id = n.lead_id and c.new_email is not null
      and (c.used_at is not null or c.expires_at > now()))`;

/** Answered. An answer recalls only emails that are not under way; the others are dropped here. */
const ANSWERED = `n.kind = any($2) and exists (
  select from assignment a where a.id = n.assignment_id and ${isAnsweredRow('a')})`;

/** Says that nobody accepted, but a partner of the kind asked first did. */
const FOUND = `n.kind = 'owner-nobody-yet' and exists (
  select from assignment a join lead l on l.id = a.lead_id
  where a.lead_id = n.lead_id and ${isAcceptedRow('a')} and ${isAskedFirstRow('a', 'l')})`;

/**
 * Describes the search of a lead that was closed other than by reports, or merged. A status that
 * can still be undone outdates nothing.
 */
const SEARCHED_NO_MORE = `n.kind = any($4) and exists (
  select from lead l
  where l.id = n.lead_id and (${isMergedAs('l', QUIET_KINDS)}
    or ${isClosedRow('l')} and l.undoable_status ->> 'byReports' is distinct from 'true'
      and l.undoable_status ->> 'held' is null))`;

/** Asks about a reported win that has been answered or withdrawn. */
const CHOSEN = `n.kind = 'owner-choice' and exists (
  select from lead l where l.id = n.lead_id
    and coalesce(l.reported_win, l.undoable_status #> '{held,known,reportedWin}') ->> 'assignmentId'
      is distinct from n.assignment_id::text)`;

const KEPT_APART = `n.kind = 'leads-merged' and exists (
  select from lead l where l.id = n.lead_id and l.merged_into is null)`;

/** The acceptance was undone; the undo has its own email. */
const TAKEN_BACK = `n.kind = 'owner-matched' and exists (
  select from assignment a where a.id = n.assignment_id and not ${isAcceptedRow('a')})`;

/** Asks how it went, but the owner withdrew. */
const WITHDRAWN = `n.kind = 'owner-review' and exists (
  select from lead_event e
  where e.lead_id = n.lead_id and e.kind = 'owner-withdrew' and e.at >= n.created_at)`;

/** Asks how it went, but the owner refused the partner, and no merged lead is accepted. */
const REFUSED = `n.kind = 'owner-review' and exists (
    select from lead_event e
    where e.lead_id = n.lead_id and e.kind = 'consent-given' and e.at >= n.created_at
      and e.detail ->> 'answer' = 'no' and e.detail ->> 'subject' = any($5))
  and not exists (
    select from lead own
      join lead l on l.id in (own.id, own.merged_into) or l.merged_into in (own.id, own.merged_into)
      join assignment a on a.lead_id = l.id
    where own.id = n.lead_id and ${isAcceptedRow('a')})`;

/** Asks for a call that the partner has reported or a user has settled. */
const CALLED = `n.kind = 'partner-not-called' and exists (
  select from assignment a join lead l on l.id = a.lead_id
  where a.id = n.assignment_id
    and (a.report is not null or not ${isClosedRow('l')} and l.nobody_called_at is null
      and l.undoable_status #>> '{held,known,nobodyCalledAt}' is null))`;

/** Describes quotes, of which none is open any more. */
const NO_QUOTES = `n.kind = 'owner-quotes' and not exists (
  select from quote q where q.lead_id = n.lead_id and q.state = 'sent')`;

/** Asks for a quote that has been sent, or a report that has been made. */
const QUOTED = `n.kind = 'quote-reminder' and exists (
  select from assignment a left join quote q on q.assignment_id = a.id
  where a.id = n.assignment_id and (a.report is not null or q.state <> 'draft'))`;

/** Describes a ruling that has been withdrawn. */
const UNDECIDED = `n.kind = 'dispute-decided' and exists (
  select from sale s where s.assignment_id = n.assignment_id and ${DISPUTED.open})`;

/** Settled. A payment recalls only emails that are not under way. */
const SETTLED = `n.kind = any($3) and exists (
  select from ${ACCOUNTS} where i.id = n.invoice_id and ${BALANCE} <= 0)`;

/** Asks for a sale that was waived, before its credit note: the next run asks for the rest. */
const WAIVED = `n.kind = any($3) and exists (
  select from sale s where s.invoice_id = n.invoice_id and ${TO_CREDIT})`;

const MOOT: readonly (readonly [kinds: readonly string[], condition: string])[] = [
  [['owner-confirm'], DEAD_LINK],
  [['owner-email-changing'], STAYS_THE_ADDRESS],
  [ASKS_PARTNERS, ANSWERED],
  [['owner-nobody-yet'], FOUND],
  [ONCE_KINDS, SEARCHED_NO_MORE],
  [['owner-choice'], CHOSEN],
  [['leads-merged'], KEPT_APART],
  [['owner-matched'], TAKEN_BACK],
  [['owner-review'], WITHDRAWN],
  [['owner-review'], REFUSED],
  [['partner-not-called'], CALLED],
  [['owner-quotes'], NO_QUOTES],
  [['quote-reminder'], QUOTED],
  [['dispute-decided'], UNDECIDED],
  [REMINDER_KINDS, SETTLED],
  [REMINDER_KINDS, WAIVED],
];

const DROP = `
  delete from notification n
  where n.id = any($1) and (${MOOT.map(([, condition]) => condition).join(' or ')})
  returning n.id`;

const MAY_BE_MOOT = MOOT.flatMap(([kinds]) => kinds);

/**
 * Drops obsolete rows from the outbox and returns the others. Parked, they would be sent again by
 * users.
 */
export async function withoutMoot(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<readonly ClaimedRow[]> {
  const ids = rows.flatMap(({ id, kind, linkId }) =>
    linkId || MAY_BE_MOOT.includes(kind) ? id : [],
  );
  if (ids.length === 0) return rows;
  const moot = await dropOutdated(pool, ids);
  return rows.filter(({ id }) => !moot.has(id));
}

export async function dropOutdated(
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const values = [ids, ASKS_PARTNERS, REMINDER_KINDS, ONCE_KINDS, PARTNER_GROUPS];
  const { rows } = await pool.query<{ id: string }>(DROP, values);
  return new Set(rows.map(({ id }) => id));
}
