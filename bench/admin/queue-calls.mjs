import { BALANCE } from './book-calls.mjs';
import { REPORT_DUE } from './report-due.mjs';

const OPEN = "lead.status in ('new', 'matched', 'contacted')";
const SOUGHT = `lead.status = 'new' and suspicion is null and merged_into is null
  and match_until > now() and not exists (select from assignment where lead_id = lead.id
    and state in ('offered', 'accepted'))`;
const failing = (table) => `${table}.state <> 'sent' and last_fault is not null
  and (${table}.state = 'parked' or attempts >= 5)`;

const ASKED = '(select count(*) from assignment where lead_id = lead.id) as asked';
const PARTNER = 'left join partner on partner.id = partner_id';
const LEAD = 'left join lead on lead.id = lead_id';

const aboutLead = (where, since, join = '') => ({
  ...{ from: 'lead', where, since, join },
  columns: join ? `lead.*, ${ASKED}, partner.*` : `lead.*, ${ASKED}`,
});

const KINDS = {
  'nobody-called': [aboutLead('nobody_called_at is not null', 'nobody_called_at', PARTNER)],
  'not-reported': [
    aboutLead(`lead.status = 'matched' and accepted_at <= '${REPORT_DUE}'`, 'accepted_at', PARTNER),
  ],
  'nobody-found': [aboutLead(`${SOUGHT} and municipality is not null`, 'received_at')],
  held: [aboutLead(`suspicion is not null and ${OPEN}`, 'received_at')],
  'unknown-place': [aboutLead(`${SOUGHT} and municipality is null`, 'received_at')],
  'perhaps-same': [
    aboutLead(`perhaps_same_as is not null and suspicion is null and ${OPEN}`, 'received_at'),
  ],
  dispute: [
    {
      ...{ from: 'sale', columns: 'sale.*, lead.*, partner.*', since: 'sale.created_at' },
      where: "dispute is not null and dispute ->> 'decision' is null",
      join: `left join assignment on assignment.id = assignment_id ${LEAD}
        join partner on partner.id = sale.partner_id`,
    },
  ],
  'to-pay-back': [
    {
      ...{ from: 'sale', columns: 'sale.*, partner.*', since: 'to_pay_back_since' },
      where: 'to_pay_back_since is not null',
      join: 'join partner on partner.id = sale.partner_id',
    },
    {
      ...{ from: 'invoice', columns: 'invoice.id, total_ore, partner.*', since: 'issued_on' },
      where: `invoice.kind = 'invoice' and ${BALANCE} < 0`,
      join: 'join partner on partner.id = invoice.partner_id',
    },
  ],
  undelivered: [
    {
      ...{ from: 'notification', where: failing('notification') },
      since: 'notification.created_at',
      columns: 'notification.*, lead.*, partner.*',
      join: `${LEAD} left join assignment on assignment.id = assignment_id
        left join partner on partner.id = assignment.partner_id`,
    },
    {
      ...{ from: 'webhook_delivery', columns: 'webhook_delivery.*, lead.*' },
      ...{ where: failing('webhook_delivery'), since: 'at', join: LEAD },
    },
  ],
  review: [
    {
      ...{ from: 'review', columns: 'review.*, lead.*', since: 'given_at' },
      ...{ where: "state = 'waiting'", join: LEAD },
    },
  ],
  application: [
    {
      ...{ from: 'partner_application', columns: '*', since: 'received_at' },
      ...{ where: "state = 'open'", join: '' },
    },
  ],
  'operator-incomplete': [
    {
      ...{ from: 'sale', columns: '*', since: 'created_at', join: '' },
      where: `payment_status = 'pending' and invoice_id is null
        and created_at <= now() - interval '14 days'
        and not exists (select from operator_details where account <> '')`,
    },
  ],
  'partner-incomplete': [
    {
      ...{ from: 'partner', columns: '*', since: 'created_at', join: '' },
      where: `active and '' in (company, organization_number, street, postal_code, post_place)`,
    },
  ],
};

const counted = ({ from, where }) =>
  `select count(*) from (select 1 from ${from} where ${where} limit 1001) counted`;

const first = (many, { from, where, since, join, columns }) =>
  `select ${columns} from ${from} ${join} where ${where} order by ${since} limit ${many}`;

/** The queue with a hundred cases of one kind and five of each other. */
function queue(wide) {
  const statements = Object.entries(KINDS).flatMap(([kind, sources]) =>
    sources.flatMap((source) => [counted(source), first(kind === wide ? 100 : 5, source)]),
  );
  return wide
    ? { name: `the queue: ${wide}`, path: `/queue?kind=${wide}`, statements }
    : { name: 'the queue', path: '/queue', statements };
}

export const queueCalls = [queue(), ...Object.keys(KINDS).map((kind) => queue(kind))];
