import { COUNTED_CASES } from '@boligstyling/application';
import {
  FAILING_AFTER_ATTEMPTS,
  QUEUE_KINDS,
  QUEUED_UNMERGED,
  type QueueKind,
} from '@boligstyling/domain';
import { revealsAmong } from '../assignments/assignment-rows.js';
import {
  isDisputeGrantedRow,
  isOpenRow,
  OPEN,
  isAcceptedUnreportedRow,
  isUnbilledRow,
} from '../lead-case/reveals.js';
import { TO_BILL } from '../billing/issue-invoices.js';
import { IS_UNCERTAIN_FOR_EVER } from '../notifications/uncertain-emails.js';
import { ONLY_ID } from '../billing/operator-details-schema.js';
import { DISPUTED } from '../billing/sale-rows.js';
import { PAY_BACK, TO_PAY_BACK } from '../billing/to-pay-back.js';

/** Further condition: excludes merged leads for the kinds that leave them out. */
const unlessMerged = (kind: QueueKind) =>
  QUEUED_UNMERGED.some((each) => each === kind) ? 'and merged_into is null' : '';

export const soughtAt = (time: string) => `
  from lead
  where status = 'new' and suspicion is null ${unlessMerged('nobody-found')} and match_until > ${time}
    and not exists (select from assignment a
      where a.lead_id = lead.id and ${isOpenRow('a')})`;
const SOUGHT = soughtAt('$1');

/**
 * Ordered by the index's first column, so that only counted rows are read. Leads with and without a
 * known municipality have separate indexes.
 */
const SOUGHT_FIRST = 'order by match_until';

const SILENT = `
  from assignment a where a.lead_id = lead.id and ${isAcceptedUnreportedRow('a')}`;

const ASKED_TO_TELL = `${SILENT} and not ${isDisputeGrantedRow('a')}`;

/** SQL condition: the partner has sent a quote, or was reminded to. */
const IS_QUOTING = `exists (select from quote where quote.assignment_id = a.id
  and (quote.state <> 'draft' or quote.reminded_at is not null))`;

const ofSilent = (column: 'partner_id' | 'answered_at') => `
  (select a.${column} ${ASKED_TO_TELL}
    order by a.answered_at, a.partner_id <> lead.partner_id limit 1)`;

/** The partner to call: the first without a report; the first to accept where all have reported. */
const SILENT_OR_FIRST = `coalesce(${ofSilent('partner_id')}, partner_id)`;

const NOT_CALLED = `
  (select a.partner_id ${ASKED_TO_TELL} and a.not_called_at >= lead.nobody_called_at
    order by a.not_called_at limit 1)`;

const SILENT_SINCE = `
  coalesce(${ofSilent('answered_at')}, case when not exists (select ${SILENT}) then accepted_at end)`;

/**
 * Accepted before a time and still without a report. A merged lead is covered by the other lead.
 * The first condition uses an index.
 */
export const isUnreported = (time: string) => `
  status = 'matched' ${unlessMerged('not-reported')} and accepted_at <= ${time} and (
    exists (select ${ASKED_TO_TELL} and a.answered_at <= ${time} and not ${IS_QUOTING})
    or not exists (select ${SILENT}))`;

const isFailing = (orElse = '') => `
  state <> 'sent' and last_fault is not null
    and (state = 'parked' or state = 'due' and attempts >= ${FAILING_AFTER_ATTEMPTS} ${orElse})`;

/** Includes emails without attempts left whose delivery is unknown. */
const FAILING_EMAIL = isFailing(`or ${IS_UNCERTAIN_FOR_EVER}`);

/** SQL of the domain's `saleDueSince`. */
const OWED_SINCE = 'greatest(s.created_at, s.due_again_at)';

/**
 * Cases by kind, each from a small partial index; payments are summed, because invoices are few.
 * $1: now. $2: accepted before it, a report is late. $6: due since then is billed.
 */
const CASES: Record<QueueKind, string> = {
  'nobody-called': `
    select id, id as lead_id, coalesce(${NOT_CALLED}, ${SILENT_OR_FIRST}) as partner_id,
      nobody_called_at as since from lead
    where nobody_called_at is not null order by nobody_called_at`,
  'not-reported': `
    select id, id, ${SILENT_OR_FIRST}, ${SILENT_SINCE} from lead
    where ${isUnreported('$2')} order by accepted_at`,
  'no-quote': `
    select quote.id, a.lead_id, a.partner_id, a.answered_at
    from quote join assignment a on a.id = quote.assignment_id
      join lead on lead.id = quote.lead_id and lead.${OPEN}
    where quote.state = 'draft' and quote.reminded_at is not null
      and a.state = 'accepted' and a.report is null
    order by quote.reminded_at`,
  'nobody-found': `
    select id, id, null::uuid, received_at ${SOUGHT} and municipality is not null ${SOUGHT_FIRST}`,
  held: `
    select id, id, null::uuid, received_at from lead
    where suspicion is not null and ${OPEN} order by received_at`,
  'unknown-place': `
    select id, id, null::uuid, received_at ${SOUGHT} and municipality is null ${SOUGHT_FIRST}`,
  'perhaps-same': `
    select id, id, null::uuid, received_at from lead
    where perhaps_same_as is not null and suspicion is null ${unlessMerged('perhaps-same')}
      and ${OPEN} order by received_at`,
  dispute: `
    select s.id, a.lead_id, s.partner_id, (s.dispute ->> 'at')::timestamptz
    from sale s left join assignment a on a.id = s.assignment_id
    where ${DISPUTED.open} order by s.created_at`,
  'to-pay-back': TO_PAY_BACK,
  'unplaced-payment': `
    select id, null::uuid, null::uuid, waiting_since from bank_line
    where waiting_since is not null order by waiting_since`,
  undelivered: `
    select * from (
      (select id, lead_id, null::uuid, created_at as since from notification
        where ${FAILING_EMAIL} order by created_at limit ${COUNTED_CASES + 1})
      union all
      (select id, lead_id, null::uuid, at from webhook_delivery
        where ${isFailing()} order by at limit ${COUNTED_CASES + 1})
    ) message order by since`,
  review: `
    select id, lead_id, null::uuid, given_at from review where state = 'waiting' order by given_at`,
  application: `
    select id, null::uuid, null::uuid, received_at from partner_application
    where state = 'open' order by received_at`,
  'seller-incomplete': `
    select * from (
      select s.id, null::uuid, null::uuid, ${OWED_SINCE} + ($1::timestamptz - $6::timestamptz) as since
      from sale s where ${TO_BILL} and ${OWED_SINCE} <= $6 and not exists (
        select from operator_details where id = ${ONLY_ID}
          and '' not in (name, organization_number, street, postal_code, post_place, account))
      order by ${OWED_SINCE} limit 1
    ) oldest order by since`,
  'partner-incomplete': `
    select id, null::uuid, id, created_at from partner p
    where '' in (company, organization_number, street, postal_code, post_place)
      and (active or exists (select from sale s
        where s.partner_id = p.id and ${isUnbilledRow('s')}))
    order by created_at`,
};

const TO_ANOTHER = `
  coalesce(
    (select content ->> 'company' from partner_application where id = application_id),
    (select p.name from one_time_link l join dashboard_user p on p.id = l.subject_id
      where l.id = one_time_link_id))`;

const EMAIL = `
  select json_build_object('channel', 'email', 'what', kind, 'state', state, 'attempts', attempts,
    'cause', last_fault, 'to', ${TO_ANOTHER})
  from notification where id = waiting.id`;

const WEBHOOK = `
  select json_build_object('channel', 'webhook', 'what', event, 'state', state,
    'attempts', attempts, 'cause', last_fault, 'to', null)
  from webhook_delivery where id = waiting.id`;

const TO_PARTNER = `
  select coalesce(a.partner_id, i.partner_id, s.partner_id, e.partner_id, l.subject_id)
  from notification n
    left join assignment a on a.id = n.assignment_id
    left join invoice i on i.id = n.invoice_id
    left join sale s on s.id = n.sale_id
    left join erasure_notification e on e.id = n.erasure_notification_id
    left join one_time_link l on l.id = n.one_time_link_id and l.purpose = 'partner-page'
  where n.id = waiting.id`;

const ASKED_SO_FAR = `
  select json_build_object('consents', consents, 'receivedAt', received_at, 'assignments',
    (select coalesce(json_agg(json_build_object('partnerId', partner_id, 'partnerGroup', partner_group,
        'state', state, 'revealedAt', revealed_at, 'withdrawnBy', withdrawn_by)), '[]')
      from assignment where lead_id = lead.id),
    'merged', ${revealsAmong(
      'lead o join assignment a on a.lead_id = o.id where o.merged_into = lead.id',
    )})
  from lead where id = waiting.lead_id`;

/** First cases of a kind, and their count by index-only scan, so that the others are not read. */
const firstOf = (kind: QueueKind) => `
  (select '${kind}' as kind, of_kind.*,
    (select count(*)::int from (${CASES[kind]} limit ${COUNTED_CASES + 1}) counted) as count
  from (${CASES[kind]} limit case when $4 = '${kind}' then $5::int else $3::int end)
    as of_kind (id, lead_id, partner_id, since))`;

/**
 * Counts by kind with the first cases' details, looked up one by one, so that hidden ones cost
 * nothing. $3: limit for each kind. $4: kind with limit $5.
 */
export const WAITING = `
  with waiting as materialized (${QUEUE_KINDS.map(firstOf).join(' union all ')})
  select kind, count, id, since,
    (select json_build_object('id', id, 'customerName', customer_name, 'serviceType', service_type,
        'location', location, 'suspicion', suspicion)
      from lead where id = waiting.lead_id) as lead,
    case when kind in (
      'undelivered', 'dispute', 'to-pay-back', 'unplaced-payment', 'review') then 0 else
      (select count(*)::int from assignment where lead_id = waiting.lead_id) end as asked,
    case when kind = 'dispute' then (select json_build_object('reason', dispute ->> 'reason',
      'amountOre', amount_ore, 'asksForVat', vat_rate is not null)
      from sale where id = waiting.id) end as dispute,
    case when kind = 'to-pay-back' then (${PAY_BACK}) end as "payBack",
    case when kind = 'unplaced-payment' then (select json_build_object('payer', payer,
      'currency', currency, 'amountOre', amount_ore) from bank_line where id = waiting.id)
    end as payment,
    case when kind = 'application' then (select json_build_object(
      'company', content ->> 'company') from partner_application where id = waiting.id)
    end as application,
    case when kind in ('nobody-found', 'unknown-place') then (${ASKED_SO_FAR}) end as "soFar",
    case when kind = 'undelivered' then (${TO_PARTNER}) else partner_id end as "partnerId",
    case when kind = 'undelivered' then coalesce((${EMAIL}), (${WEBHOOK})) end as message
  from waiting
  order by since, id`;
