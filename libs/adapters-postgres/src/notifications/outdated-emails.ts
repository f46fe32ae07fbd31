import {
  OFFER_NOTIFICATIONS,
  ONCE_KINDS,
  QUIET_KINDS,
  PARTNER_GROUPS,
  INVOICE_REMINDER_KINDS,
} from '@boligstyling/domain';
import type { Pool } from 'pg';
import {
  isAcceptedRow,
  isAnsweredRow,
  isAskedFirstRow,
  isClosedRow,
  isMergedAs,
  isDraftQuoteRow,
  isSentQuoteRow,
} from '../core/reveals.js';
import { ACCOUNTS, BALANCE } from '../billing/invoice-rows.js';
import { TO_CREDIT } from '../billing/issue-invoices.js';
import type { ClaimedRow } from './outgoing-rows.js';
import { DISPUTED } from '../billing/sale-rows.js';

const DEAD_LINK = `(n.kind = 'owner-confirm' or n.one_time_link_id is not null)
  and not exists (
    select from owner_confirmation c where c.id = n.id and c.used_at is null and c.expires_at > now())
  and not exists (
    select from one_time_link l where l.id = n.one_time_link_id and l.expires_at > now())`;

const STAYS_THE_ADDRESS = `n.kind = 'owner-email-changing'
  and exists (select from lead l where l.id = n.lead_id and l.customer_email = n.to_email)
  and not exists (
    select from owner_confirmation c
    where c.lead_id = n.lead_id and c.new_email is not null
      and (c.used_at is not null or c.expires_at > now()))`;

/** An answer recalls only emails that are not under way; the others are dropped here. */
const ANSWERED = `n.kind = any($2) and exists (
  select from assignment a where a.id = n.assignment_id and ${isAnsweredRow('a')})`;

/** Says that nobody accepted, but a partner of the kind asked first did. */
const FOUND = `n.kind = 'owner-nobody-yet' and exists (
  select from assignment a join lead l on l.id = a.lead_id
  where a.lead_id = n.lead_id and ${isAcceptedRow('a')} and ${isAskedFirstRow('a', 'l')})`;

/**
 * The lead was closed other than by reports, or merged. A status that can be undone outdates
 * nothing.
 */
const SEARCHED_NO_MORE = `n.kind = any($4) and exists (
  select from lead l
  where l.id = n.lead_id and (${isMergedAs('l', QUIET_KINDS)}
    or ${isClosedRow('l')} and l.undoable_status ->> 'byReports' is distinct from 'true'
      and l.undoable_status ->> 'pending' is null))`;

/** The reported win has been answered or withdrawn. */
const CHOSEN = `n.kind = 'owner-choice' and exists (
  select from lead l where l.id = n.lead_id
    and coalesce(l.reported_win, l.undoable_status #> '{pending,known,reportedWin}') ->> 'assignmentId'
      is distinct from n.assignment_id::text)`;

const KEPT_APART = `n.kind = 'leads-merged' and exists (
  select from lead l where l.id = n.lead_id and l.merged_into is null)`;

const UNDONE = `n.kind = 'owner-matched' and exists (
  select from assignment a where a.id = n.assignment_id and not ${isAcceptedRow('a')})`;

/** Asks how it went, but the owner withdrew. */
const WITHDRAWN = `n.kind = 'owner-review' and exists (
  select from lead_event e
  where e.lead_id = n.lead_id and e.kind = 'owner-withdrew' and e.at >= n.created_at)`;

/** The owner refused the partner, and no merged lead is accepted. */
const REFUSED = `n.kind = 'owner-review' and exists (
    select from lead_event e
    where e.lead_id = n.lead_id and e.kind = 'consent-given' and e.at >= n.created_at
      and e.detail ->> 'answer' = 'no' and e.detail ->> 'subject' = any($5))
  and not exists (
    select from lead own
      join lead l on l.id in (own.id, own.merged_into) or l.merged_into in (own.id, own.merged_into)
      join assignment a on a.lead_id = l.id
    where own.id = n.lead_id and ${isAcceptedRow('a')})`;

/** The partner has reported or a user has settled it. */
const CALLED = `n.kind = 'partner-not-called' and exists (
  select from assignment a join lead l on l.id = a.lead_id
  where a.id = n.assignment_id
    and (a.report is not null or not ${isClosedRow('l')} and l.nobody_called_at is null
      and l.undoable_status #>> '{pending,known,nobodyCalledAt}' is null))`;

const NO_QUOTES = `n.kind = 'owner-quotes' and not exists (
  select from quote q where q.lead_id = n.lead_id and ${isSentQuoteRow('q')})`;

const QUOTED = `n.kind = 'quote-reminder' and exists (
  select from assignment a left join quote q on q.assignment_id = a.id
  where a.id = n.assignment_id and (a.report is not null or not ${isDraftQuoteRow('q')}))`;

const QUOTE_STATE_KINDS = ['quote-chosen', 'quote-declined', 'quote-expired'];

/** Sent again or overruled since. */
const OTHER_QUOTE_STATE = `n.kind in ('${QUOTE_STATE_KINDS.join("', '")}') and exists (
  select from quote q where q.assignment_id = n.assignment_id and n.kind <> 'quote-' || q.state)`;

const UNDECIDED = `n.kind = 'dispute-decided' and exists (
  select from sale s where s.assignment_id = n.assignment_id and ${DISPUTED.open})`;

const RULING_UNDONE = `n.kind = 'sale-ruling' and exists (
  select from sale s where s.id = n.sale_id and ${DISPUTED.open})`;

const DECIDED = `n.kind = 'dispute-notification' and exists (
  select from sale s where s.assignment_id = n.assignment_id and ${DISPUTED.decided})`;

/** A payment recalls only emails that are not under way. */
const SETTLED = `n.kind = any($3) and exists (
  select from ${ACCOUNTS} where i.id = n.invoice_id and ${BALANCE} <= 0)`;

/** The sale was waived, before its credit note: the next run asks for the rest. */
const WAIVED = `n.kind = any($3) and exists (
  select from sale s where s.invoice_id = n.invoice_id and ${TO_CREDIT})`;

const OUTDATED: readonly (readonly [kinds: readonly string[], condition: string])[] = [
  [['owner-confirm'], DEAD_LINK],
  [['owner-email-changing'], STAYS_THE_ADDRESS],
  [OFFER_NOTIFICATIONS, ANSWERED],
  [['owner-nobody-yet'], FOUND],
  [ONCE_KINDS, SEARCHED_NO_MORE],
  [['owner-choice'], CHOSEN],
  [['leads-merged'], KEPT_APART],
  [['owner-matched'], UNDONE],
  [['owner-review'], WITHDRAWN],
  [['owner-review'], REFUSED],
  [['partner-not-called'], CALLED],
  [['owner-quotes'], NO_QUOTES],
  [['quote-reminder'], QUOTED],
  [QUOTE_STATE_KINDS, OTHER_QUOTE_STATE],
  [['dispute-decided'], UNDECIDED],
  [['sale-ruling'], RULING_UNDONE],
  [['dispute-notification'], DECIDED],
  [INVOICE_REMINDER_KINDS, SETTLED],
  [INVOICE_REMINDER_KINDS, WAIVED],
];

const DROP = `
  delete from notification n
  where n.id = any($1) and (${OUTDATED.map(([, condition]) => condition).join(' or ')})
  returning n.id`;

const MAY_BE_OUTDATED = OUTDATED.flatMap(([kinds]) => kinds);

/** Parked, they would be sent again by users. */
export async function dropOutdatedClaims(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<readonly ClaimedRow[]> {
  const ids = rows.flatMap(({ id, kind, linkId }) =>
    linkId || MAY_BE_OUTDATED.includes(kind) ? id : [],
  );
  if (ids.length === 0) return rows;
  const outdated = await dropOutdated(pool, ids);
  return rows.filter(({ id }) => !outdated.has(id));
}

export async function dropOutdated(
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const values = [ids, OFFER_NOTIFICATIONS, INVOICE_REMINDER_KINDS, ONCE_KINDS, PARTNER_GROUPS];
  const { rows } = await pool.query<{ id: string }>(DROP, values);
  return new Set(rows.map(({ id }) => id));
}
