import { between } from './between.mjs';
import { daysAgo } from './days-ago.mjs';

/** The name of a call that reads all leads ever received. */
export const EVER = 'what came of each source, ever';

export function networkCalls(leadId, days) {
  const usual = { from: daysAgo(90), to: daysAgo(0) };
  const during = between('lead.received_at', days);
  const ofLead = (table) => `select * from ${table} where lead_id = '${leadId}'`;
  const lead = `select * from lead where id = '${leadId}'`;
  const assignments = `select * from assignment join partner on partner.id = partner_id
    where lead_id = '${leadId}' order by offered_at`;
  const sold = `select * from assignment join partner on partner.id = assignment.partner_id
    left join sale on assignment_id = assignment.id where assignment.lead_id = '${leadId}'`;
  const quotes = `select quote.* from quote join assignment on assignment.id = assignment_id
    where quote.lead_id = '${leadId}'`;
  return [
    origins(
      'what came of each source',
      'source',
      `&${new URLSearchParams(usual)}`,
      between('lead.received_at', usual),
    ),
    origins(EVER, 'source', '', 'true'),
    origins('what came of campaigns', 'utm_campaign', `&${new URLSearchParams(days)}`, during),
    origins(
      'of those from one form',
      'utm_campaign',
      `&source=city_page&${new URLSearchParams(usual)}`,
      `source = 'city_page' and ${between('lead.received_at', usual)}`,
    ),
    partners('partners', '', 'true'),
    partners('active partners', '?active=true', 'active'),
    {
      name: 'coverage',
      path: '/coverage',
      statements: [
        `select municipality, location, service_type, count(*),
           count(*) filter (where status = 'new') from lead
         where received_at >= now() - interval '365 days'
         group by municipality, location, service_type`,
        `select *, (select count(*) from assignment a where a.partner_id = partner.id
           and a.state in ('offered', 'accepted')
           and a.offered_at > now() - interval '7 days') from partner where active`,
      ],
    },
    {
      name: 'the panel: a lead with all it shows',
      path: `/leads/${leadId}`,
      statements: [
        lead,
        ofLead('notification'),
        sold,
        quotes,
        ofLead('lead_picture'),
        `${ofLead('lead_event')} order by at, id`,
      ],
    },
    {
      name: 'the panel: may be the same',
      path: `/leads/${leadId}/related`,
      statements: [
        `select other.* from lead mine join lead other
           on other.id in (mine.merged_into, mine.perhaps_same_as) where mine.id = '${leadId}'`,
        `select * from lead where merged_into = '${leadId}'`,
        `select * from lead where perhaps_same_as = '${leadId}'`,
      ],
    },
    {
      name: 'the panel: why these partners',
      path: `/leads/${leadId}/matching`,
      statements: [
        lead,
        assignments,
        `${ofLead('match_round')} order by at desc`,
        'select id, name from partner',
      ],
    },
  ];
}

function origins(name, by, query, condition) {
  const taken = "accepted_at is not null or status in ('matched', 'contacted', 'won')";
  return {
    name,
    path: `/origins?by=${by}${query}`,
    statements: [
      `select ${by}, count(*), count(*) filter (where ${taken}),
         count(*) filter (where status = 'won') from lead
       where ${condition} and merged_into is null group by 1 order by 2 desc limit 100`,
      `select lead.${by}, sum(amount_ore) from lead
       join assignment on assignment.lead_id = lead.id join sale on assignment_id = assignment.id
       where ${condition} and merged_into is null and payment_status <> 'credited' group by 1`,
    ],
  };
}

function partners(name, query, condition) {
  const given = (what) => `(select ${what} from assignment a where a.partner_id = partner.id
    and a.state <> 'withdrawn'`;
  const lately = (days) => `and a.offered_at > now() - interval '${days} days')`;
  return {
    name,
    path: `/partners${query}`,
    statements: [
      `select *, ${given('count(*)')}), ${given('max(a.offered_at)')}),
         ${given('count(*)')} ${lately(30)},
         ${given('count(*)')} and a.state <> 'declined' ${lately(7)}
       from partner where ${condition} order by name collate "nb-x-icu"`,
    ],
  };
}
