import { COUNTED_CASES } from '@boligstyling/application';
import {
  ASKABLE_DAYS,
  FAILING_AFTER_ATTEMPTS,
  QUEUE_KINDS,
  QUEUED_UNMERGED,
  type QueueKind,
  APPLICATION_STATES,
} from '@boligstyling/domain';
import { revealsAmong } from '../assignments/assignment-rows.js';
import {
  isDisputeGrantedRow,
  isAcceptedRow,
  isOngoingRow,
  IS_ACTIVE,
  isAcceptedUnreportedRow,
  isOfRealLead,
  isUnbilledRow,
  REAL_LEADS,
  awaitsModerationRow,
  awaitsReportRow,
  isDraftQuoteRow,
  isUnmatchedRow,
} from '../core/reveals.js';
import { TO_BILL } from '../billing/issue-invoices.js';
import { ONLY_ID } from '../tables/operator-details-schema.js';
import { DISPUTED, SALE_DUE_SINCE } from '../billing/sale-rows.js';
import { deleteUnlocked } from '../core/statements.js';
import { isOfRealKey } from '../core/webhook-rows.js';
import { isRealPartner } from '../tables/partner-schema.js';
import { PAY_BACK, TO_PAY_BACK } from '../billing/invoice-rows.js';
import {
  IS_FAILING,
  isParkedRow,
  isToSendRow,
  HAS_NO_EMAIL_ADDRESS,
  IS_UNCERTAIN_FOR_EVER,
} from '../core/deliveries.js';
import { literalOf } from '../core/rows-that.js';

const unlessMerged = (kind: QueueKind) =>
  QUEUED_UNMERGED.some((each) => each === kind) ? 'and merged_into is null' : '';

export const searchedAt = (time: string) => `
  from ${REAL_LEADS}
  where ${isUnmatchedRow('lead')} and suspicion is null ${unlessMerged('nobody-found')} and match_until > ${time}
    and not exists (select from assignment a
      where a.lead_id = lead.id and ${isOngoingRow('a')})`;
const SOUGHT = searchedAt('$1');

/**
 * By the index's first column, so that only counted rows are read. Leads with and without a
 * municipality have separate indexes.
 */
const SOUGHT_FIRST = 'order by match_until';

const SILENT = `
  from assignment a where a.lead_id = lead.id and ${isAcceptedUnreportedRow('a')}`;

const ASKED_TO_TELL = `${SILENT} and not ${isDisputeGrantedRow('a')}`;

const IS_QUOTING = `exists (select from quote where quote.assignment_id = a.id
  and (not ${isDraftQuoteRow('quote')} or quote.reminded_at is not null))`;

const ofSilent = (column: 'partner_id' | 'answered_at') => `
  (select a.${column} ${ASKED_TO_TELL}
    order by a.answered_at, a.partner_id <> lead.partner_id limit 1)`;

/** The first without a report; the first to accept where all have reported. */
const SILENT_OR_FIRST = `coalesce(${ofSilent('partner_id')}, partner_id)`;

const NOT_CALLED = `
  (select a.partner_id ${ASKED_TO_TELL} and a.not_called_at >= lead.nobody_called_at
    order by a.not_called_at limit 1)`;

const SILENT_SINCE = `
  coalesce(${ofSilent('answered_at')}, case when not exists (select ${SILENT}) then accepted_at end)`;

/**
 * Accepted before a time and without a report. A merged lead is covered by the other. The first
 * condition uses an index.
 */
export const isUnreported = (time: string) => `
  ${awaitsReportRow()} ${unlessMerged('not-reported')} and accepted_at <= ${time} and (
    exists (select ${ASKED_TO_TELL} and a.answered_at <= ${time} and not ${IS_QUOTING})
    or not exists (select ${SILENT}))`;

const isFailing = (orElse = '') => `
  ${IS_FAILING}
    and (${isParkedRow()} or ${isToSendRow()} and attempts >= ${FAILING_AFTER_ATTEMPTS} ${orElse})`;

const FAILING_EMAIL = isFailing(`or ${IS_UNCERTAIN_FOR_EVER}`);

/**
 * Each from a small partial index; payments are summed, because invoices are few. $1: now. $2:
 * accepted before it, a report is late. $3: due since then is billable.
 */
const CASES: Record<QueueKind, string> = {
  'nobody-called': `
    select id, id as lead_id, coalesce(${NOT_CALLED}, ${SILENT_OR_FIRST}) as partner_id,
      nobody_called_at as since from ${REAL_LEADS}
    where nobody_called_at is not null order by nobody_called_at`,
  'owner-to-tell': `
    select id, lead_id, null::uuid, created_at from notification
    where ${HAS_NO_EMAIL_ADDRESS} order by created_at`,
  'not-reported': `
    select id, id, ${SILENT_OR_FIRST}, ${SILENT_SINCE} from ${REAL_LEADS}
    where ${isUnreported('$2')} order by accepted_at`,
  'no-quote': `
    select quote.id, a.lead_id, a.partner_id, a.answered_at
    from quote join assignment a on a.id = quote.assignment_id
      join ${REAL_LEADS} on lead.id = quote.lead_id and lead.${IS_ACTIVE}
    where ${isDraftQuoteRow('quote')} and quote.reminded_at is not null
      and ${isAcceptedRow('a')} and a.report is null
    order by quote.reminded_at`,
  'nobody-found': `
    select id, id, null::uuid, received_at ${SOUGHT} and municipality is not null ${SOUGHT_FIRST}`,
  'imported-new': `
    select id, id, null::uuid, received_at from ${REAL_LEADS}
    where imported_at is not null and ${isUnmatchedRow('lead')} and match_until is null
      and suspicion is null and merged_into is null
      and received_at > $1::timestamptz - interval '${ASKABLE_DAYS} days'
      and not exists (select from assignment a where a.lead_id = lead.id)
    order by received_at`,
  held: `
    select id, id, null::uuid, received_at from ${REAL_LEADS}
    where suspicion is not null and ${IS_ACTIVE} order by received_at`,
  'unknown-place': `
    select id, id, null::uuid, received_at ${SOUGHT} and municipality is null ${SOUGHT_FIRST}`,
  'perhaps-same': `
    select id, id, null::uuid, received_at from ${REAL_LEADS}
    where perhaps_same_as is not null and suspicion is null ${unlessMerged('perhaps-same')}
      and ${IS_ACTIVE} order by received_at`,
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
      (select id, lead_id, null::uuid, created_at as since from notification message
        where ${FAILING_EMAIL} and ${HAS_NO_EMAIL_ADDRESS} is not true and ${isOfRealLead('message')}
        order by created_at limit ${COUNTED_CASES + 1})
      union all
      (select id, lead_id, null::uuid, at from webhook_delivery message
        where ${isFailing()} and ${isOfRealKey('message')} order by at limit ${COUNTED_CASES + 1})
    ) message order by since`,
  review: `
    select id, lead_id, null::uuid, given_at from review
    where ${awaitsModerationRow()} and ${isOfRealLead('review')} order by given_at`,
  application: `
    select id, null::uuid, null::uuid, received_at from partner_application
    where state = ${literalOf(APPLICATION_STATES, 'open')} order by received_at`,
  'operator-incomplete': `
    select * from (
      select s.id, null::uuid, null::uuid, ${SALE_DUE_SINCE} + ($1::timestamptz - $3::timestamptz) as since
      from sale s where ${TO_BILL} and ${SALE_DUE_SINCE} <= $3 and not exists (
        select from operator_details where id = ${ONLY_ID}
          and '' not in (name, organization_number, street, postal_code, post_place, account))
      order by ${SALE_DUE_SINCE} limit 1
    ) oldest order by since`,
  'partner-no-terms': `
    select id, null::uuid, id, created_at from partner p
    where active and terms_version is null and ${isRealPartner('p')} order by created_at`,
  'partner-incomplete': `
    select id, null::uuid, id, created_at from partner p
    where '' in (company, organization_number, street, postal_code, post_place)
      and ${isRealPartner('p')}
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
  select coalesce(n.partner_id, a.partner_id, i.partner_id, s.partner_id, e.partner_id, l.subject_id)
  from notification n
    left join assignment a on a.id = n.assignment_id
    left join invoice i on i.id = n.invoice_id
    left join sale s on s.id = n.sale_id
    left join erasure_notification e on e.id = n.erasure_notification_id
    left join one_time_link l on l.id = n.one_time_link_id and l.purpose = 'partner-page'
  where n.id = waiting.id`;

const ASKED_SO_FAR = `
  select json_build_object('consents', consents, 'municipality', municipality, 'assignments',
    (select coalesce(json_agg(json_build_object('partnerId', partner_id, 'partnerGroup', partner_group,
        'state', state, 'revealedAt', revealed_at, 'withdrawnBy', withdrawn_by)), '[]')
      from assignment where lead_id = lead.id),
    'merged', ${revealsAmong(
      'lead o join assignment a on a.lead_id = o.id where o.merged_into = lead.id',
    )})
  from lead where id = waiting.lead_id`;

/** `waiting` excludes snoozed ones. */
const inView = (kind: QueueKind) => `
  select * from (${CASES[kind]}) each_case (id, lead_id, partner_id, since)
  where (id = any(array(select subject_id from marked where kind = '${kind}'))) = ($7 <> 'waiting')`;

/** The count reads ids alone, up to its limit. */
const firstOf = (kind: QueueKind) => `
  (select '${kind}' as kind, of_kind.*,
    (select count(*)::int from (${inView(kind)} limit ${COUNTED_CASES + 1}) counted) as count
  from (${inView(kind)} limit case when $5 = '${kind}' then $6::int else $4::int end) of_kind)`;

/**
 * Details are looked up one by one, so that hidden cases cost nothing. $4: limit for each kind. $5:
 * kind with limit $6. $7: view. $8: day in Norway. $9: user of the view `mine`.
 */
export const WAITING = `
  with marked as materialized (
    select kind, subject_id from queue_mark where case $7::text
      when 'mine' then user_id = $9::uuid and (snoozed_until is null or snoozed_until <= $8::date)
      else snoozed_until > $8::date end),
  waiting as materialized (${QUEUE_KINDS.map(firstOf).join(' union all ')})
  select kind, count, id, since,
    (select json_build_object('id', id, 'customerName', customer_name,
        'customerPhone', customer_phone, 'serviceType', service_type, 'location', location,
        'suspicion', suspicion)
      from lead where id = waiting.lead_id) as lead,
    case when kind in (
      'owner-to-tell', 'undelivered', 'dispute', 'to-pay-back', 'unplaced-payment', 'review') then 0 else
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
    case when kind in ('nobody-found', 'unknown-place', 'owner-to-tell') then (${ASKED_SO_FAR}) end as "soFar",
    case when kind = 'undelivered' then (${TO_PARTNER}) else partner_id end as "partnerId",
    case when kind in ('undelivered', 'owner-to-tell') then coalesce((${EMAIL}), (${WEBHOOK})) end as message,
    (select json_build_object('id', u.id, 'name', u.name)
      from queue_mark m join dashboard_user u on u.id = m.user_id
      where m.kind = waiting.kind and m.subject_id = waiting.id) as assignee,
    (select snoozed_until::text from queue_mark m
      where m.kind = waiting.kind and m.subject_id = waiting.id and snoozed_until > $8::date
    ) as "snoozedUntil"
  from waiting
  order by since, id`;

/** A settled case's mark must not cover the next case about the same subject. */
export const DELETE_SETTLED_MARKS = deleteUnlocked(
  'queue_mark',
  `case kind ${QUEUE_KINDS.map(
    (kind) => `
    when '${kind}' then subject_id not in (
      select id from (${CASES[kind]}) each_case (id, lead_id, partner_id, since))`,
  ).join('')} end`,
);
