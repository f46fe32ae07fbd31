const SOUGHT = `from lead where status = 'new' and suspicion is null and joined_to is null
  and seek_until > now() and not exists (select from assignment where lead_id = lead.id
    and state in ('offered', 'accepted', 'legacy-open'))`;
const FAILING = `state <> 'sent' and last_fault is not null and (state = 'parked' or attempts >= 5)`;

/** How many there are of a kind, as far as they are counted, and the first five. */
const both = (columns, cases, order) => [
  `select count(*) from (select 1 ${cases} limit 1001) counted`,
  `select ${columns} ${cases} order by ${order} limit 5`,
];

/** What needs a person now, each kind asked for by itself. */
export const queueCall = {
  name: 'what needs a person now',
  path: '/queue',
  statements: [
    ...both('*', 'from lead where nobody_called_at is not null', 'nobody_called_at'),
    ...both(
      'lead.*, partner.name, partner.phone',
      `from lead join partner on partner.id = partner_id
       where status = 'matched' and taken_at <= now() - interval '2 days'`,
      'taken_at',
    ),
    ...both('*', `${SOUGHT} and municipality is not null`, 'received_at'),
    ...both('*', `${SOUGHT} and municipality is null`, 'received_at'),
    ...both(
      '*',
      "from lead where suspicion is not null and status in ('new', 'matched', 'contacted')",
      'received_at',
    ),
    ...both(
      '*',
      `from lead where perhaps_same_as is not null and suspicion is null
       and status in ('new', 'matched', 'contacted')`,
      'received_at',
    ),
    ...both('*', `from notification where ${FAILING}`, 'created_at'),
    ...both('*', `from webhook_delivery where ${FAILING}`, 'at'),
    ...both('*', "from partner where active and organization_number = ''", 'created_at'),
  ],
};
